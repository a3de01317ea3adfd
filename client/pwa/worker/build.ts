/** What the build tells the service worker of itself (client/build/service-worker.ts). */
declare const __FILES__: readonly string[];
declare const __SHELL__: string;

/** The paths of all hashed files of the build, the shell among them. */
export const FILES = __FILES__;
/** The path of the page that finds out in the browser what its address asks for. */
export const SHELL = __SHELL__;
