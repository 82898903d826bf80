import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { concurrencyLimit } from '#adapters/ports/concurrency-limit.ts';

type Outcome = Readonly<{ bytes: Uint8Array; error?: never }> | Readonly<{ error: string; bytes?: never }>;
/** Told apart from what other threads are started with. */
type Order = Readonly<{ drawing: string; input: unknown }>;

const seconds = 1000;
/** A year of weeks takes under a second; what takes this long will not end. */
const patience = 60 * seconds;

const inThread = (module: URL, order: Order): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData: order });
    const timer = setTimeout(() => fail(new Error(`The ${order.drawing} took too long`)), patience);
    const end = () => {
      clearTimeout(timer);
      void worker.terminate();
    };
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    worker.once('message', ({ bytes, error }: Outcome) => {
      if (bytes === undefined) return fail(new Error(error));
      end();
      resolve(bytes);
    });
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`The thread of the ${order.drawing} ended with ${code}`)));
  });

const oneOfTwo = concurrencyLimit(2);

/**
 * Draws in a thread of its own, two at a time: it keeps a processor busy, and there it delays nobody's request. The
 * thread ends with the drawing, so that fonts and pictures take memory only while they are used.
 */
export const drawInThread = (module: URL, drawing: string, input: unknown): Promise<Uint8Array> =>
  oneOfTwo(() => inThread(module, { drawing, input }));

const isOrder = (data: unknown): data is Order =>
  typeof data === 'object' && data !== null && 'drawing' in data;

/** What the thread's own module does when it was started to draw, and nothing when it was only imported. */
export const answerDrawing = async (
  drawing: string,
  draw: (input: unknown) => Promise<Uint8Array>,
): Promise<void> => {
  const order: unknown = workerData;
  if (isMainThread || !parentPort || !isOrder(order) || order.drawing !== drawing) return;
  let outcome: Outcome;
  try {
    outcome = { bytes: new Uint8Array(await draw(order.input)) };
  } catch (error) {
    outcome = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin, a window's has
  parentPort.postMessage(outcome);
};
