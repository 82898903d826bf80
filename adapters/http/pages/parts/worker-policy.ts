/** The worker that finds shoulders and hips in photos on the reader's own device. */
const bodyFinder = /(?:^|\/)assets\/body-finder\.worker-[\w-]+\.js$/;

/**
 * A worker that is fetched lives by the policy of its own answer, not by its page's. This one compiles WebAssembly, which
 * no page of ours may, and reaches nothing but files of this server.
 */
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

export const workerHeaders = (name: string): Readonly<Record<string, string>> =>
  bodyFinder.test(name) ? { 'Content-Security-Policy': policy } : {};
