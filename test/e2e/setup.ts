/** Serves the built app with an empty store for all browser tests. */
import type { TestProject } from "vitest/node";
import { serveApp } from "../run/serve";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the app is served, without a slash at the end. */
    origin: string;
  }
}

const FIRST_PORT = 8841;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await serveApp(FIRST_PORT);
  project.provide("origin", origin);
  return stop;
}
