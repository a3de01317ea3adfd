/**
 * The browser's web worker in which the solver runs, so that the board never waits. Jobs take turns;
 * between two turns it listens, so that a job that is no longer wanted ends at once.
 */
import { JOB_MS, type Job, makeJob } from "./jobs";
import { formatReply, parseRequest } from "./protocol";

const jobs = new Map<number, Job>();
/** Posting to it comes back as a message of its own, after all that wait already. */
const turn = new MessageChannel();

turn.port1.onmessage = () => {
  for (const [id, job] of jobs) {
    const { done, value } = job.next();
    if (done === true) jobs.delete(id);
    else if (value !== null) postMessage(formatReply({ id, report: value }));
  }
  if (jobs.size > 0) turn.port2.postMessage(null);
};

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const request = parseRequest(data);
  if (request === null) return;
  const { id, question } = request;
  if (question === null) {
    jobs.delete(id);
    return;
  }
  const end = performance.now() + JOB_MS;
  jobs.set(
    id,
    makeJob(question, () => performance.now() > end),
  );
  if (jobs.size === 1) turn.port2.postMessage(null);
});
