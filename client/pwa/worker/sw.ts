/**
 * The service worker: makes Crescent playable without a network. What it keeps of a build stays
 * until the next build takes over, and that happens only when no open page is of an older one.
 */
import { clientsClaim } from "workbox-core";
import { precacheAndRoute } from "workbox-precaching";
import { FILES } from "./build";
import { answerPages, keepRules } from "./pages";
import { answerTakeOver } from "./take-over";
import { deliverWins } from "./wins";

// The names carry a hash of what is in the files: none ever changes.
precacheAndRoute(
  FILES.map((url) => ({ url, revision: null })),
  { directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [] },
);
answerPages();
keepRules();
deliverWins();
answerTakeOver();
// The page that brought the first service worker is of the same build.
clientsClaim();
