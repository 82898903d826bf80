import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { inTurn } from './in-turn.ts';
import type { ReportPrinter } from '#core/indicator/ports.ts';

type Input = Parameters<ReportPrinter['print']>[0];
/** Told apart from what other threads are started with. */
type Order = Readonly<{ report: Input }>;
type Outcome = Readonly<{ bytes: Uint8Array; error?: never }> | Readonly<{ error: string; bytes?: never }>;

const seconds = 1000;
/** A year of weeks takes under a second; what takes this long will not end. */
const patience = 60 * seconds;

const inThread = (input: Input): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { report: input } satisfies Order });
    const timer = setTimeout(() => fail(new Error('The report took too long')), patience);
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
    worker.once('exit', (code) => fail(new Error(`The report's thread ended with ${code}`)));
  });

const oneOfTwo = inTurn(2);

/**
 * Drawing a report keeps a processor busy for most of a second: in a thread of its own it delays nobody's request. The
 * thread ends with the report, so that fonts and pictures take memory only while they are used.
 */
export const workerReportPrinter: ReportPrinter = { print: (input) => oneOfTwo(() => inThread(input)) };

const work = async (input: Input): Promise<Outcome> => {
  try {
    const { pdfReportPrinter } = await import('./report-printer.ts');
    const bytes = await pdfReportPrinter.print(input);
    return { bytes: new Uint8Array(bytes) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

const order: unknown = workerData;
const isOrder = (data: unknown): data is Order =>
  typeof data === 'object' && data !== null && 'report' in data;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin, a window's has
if (!isMainThread && parentPort && isOrder(order)) parentPort.postMessage(await work(order.report));
