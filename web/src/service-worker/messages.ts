/** Messages from a page to the worker. */
export type WorkerMessage =
  /** Replies with the build of the worker. */
  | { type: 'build' }
  /** Store the files that the page has loaded so far, and the shell that opens it without a connection. */
  | { type: 'keep'; files: string[]; shell: string };
