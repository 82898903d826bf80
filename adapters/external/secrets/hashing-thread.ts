import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

type Work =
  | Readonly<{ kind: 'hash'; password: string; options: Options }>
  | Readonly<{ kind: 'verify'; password: string; stored: string }>;
type Numbered = Readonly<{ id: number; work: Work }>;
type Outcome = Readonly<{ id: number; result?: string | boolean; error?: string }>;
type Waiting = Readonly<{ resolve: (result: string | boolean) => void; reject: (error: Error) => void }>;

const started = 'password hashing';
/** A thread that nobody needs gives its memory back. */
const idleMs = 60_000;

/** What a password costs is paid here; Rust's own threads can't be given another priority. */
const done = (work: Work): string | boolean =>
  work.kind === 'hash' ? hashSync(work.password, work.options) : verifySync(work.stored, work.password);

if (!isMainThread && parentPort !== null && workerData === started) {
  const port = parentPort;
  // Linux takes this for the thread, other systems for the whole process.
  // Lower than the process, which may have been started with a low one itself: raising it again is not allowed.
  if (process.platform === 'linux')
    setPriority(
      Math.min(getPriority() + constants.priority.PRIORITY_BELOW_NORMAL, constants.priority.PRIORITY_LOW),
    );
  port.on('message', ({ id, work }: Numbered) => {
    let outcome: Outcome;
    try {
      outcome = { id, result: done(work) };
    } catch (error) {
      outcome = { id, error: error instanceof Error ? error.message : String(error) };
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin, a window's has
    port.postMessage(outcome);
  });
}

export type HashingThread = Readonly<{
  hash: (password: string, options: Options) => Promise<string>;
  verify: (stored: string, password: string) => Promise<boolean>;
}>;

/**
 * Hashes passwords in a thread of low priority: trying many of them takes only the time that nothing else wants. The thread begins with the first password and ends when none has come for a minute; it keeps the process
 * alive only while an answer is owed.
 */
export const hashingThread = (): HashingThread => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const rest = (worker: Worker) => {
    worker.unref();
    idle = setTimeout(() => void worker.terminate(), idleMs).unref();
  };
  const open = (): Worker => {
    const worker = new Worker(new URL(import.meta.url), { workerData: started });
    worker.on('message', ({ id, result, error }: Outcome) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) rest(worker);
      if (result === undefined) one?.reject(new Error(error));
      else one?.resolve(result);
    });
    const lose = (error: Error) => {
      if (thread === worker) thread = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('error', lose);
    worker.on('exit', (code) => lose(new Error(`The thread that hashes passwords ended with ${code}`)));
    return worker;
  };
  const ask = (work: Work): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      thread ??= open();
      thread.ref();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
      thread.postMessage({ id: lastId, work });
    });

  return {
    hash: async (password, options) => String(await ask({ kind: 'hash', password, options })),
    verify: async (stored, password) => (await ask({ kind: 'verify', stored, password })) === true,
  };
};
