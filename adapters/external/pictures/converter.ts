import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { DomainError, type ErrorCode, type ErrorParams } from '#core/kernel/domain-error.ts';
import { concurrencyLimit } from '#adapters/ports/concurrency-limit.ts';
import type { ShareDrawing } from '#core/platform/share-picture/ports.ts';
import type { Boxing } from './box.ts';
import type { ConvertedPicture, PictureJob } from './convert.ts';
import type { Marking } from './watermark.ts';

/** What the process can do, and what comes of it. */
export type PictureTasks = Readonly<{
  convert: readonly [input: PictureJob, result: ConvertedPicture];
  /** A copy whose longer side is no longer than asked, WebP. */
  fit: readonly [input: Readonly<{ picture: Uint8Array; side: number }>, result: Uint8Array];
  /** The same picture with words all over it, WebP. */
  mark: readonly [input: Marking, result: Uint8Array];
  /** A picture of the brand in its box, PNG. */
  box: readonly [input: Boxing, result: Uint8Array];
  /** What a link shows where it is passed on, PNG. */
  share: readonly [input: ShareDrawing, result: Uint8Array];
}>;
type TaskName = keyof PictureTasks;
export type PictureTask<Name extends TaskName = TaskName> = {
  [One in Name]: Readonly<{ task: One; input: PictureTasks[One][0] }>;
}[Name];

/** What the process says about a task. */
export type PictureAnswer<Result = PictureTasks[TaskName][1]> =
  | Readonly<{ result: Result; refusal?: never; failure?: never }>
  | Readonly<{ refusal: { code: ErrorCode; params: ErrorParams }; result?: never; failure?: never }>
  | Readonly<{ failure: { message: string; code: string | undefined }; result?: never; refusal?: never }>;

const program = new URL('./process.ts', import.meta.url);
const seconds = 1_000;
/** The largest picture takes a few seconds; what takes this long will not end. */
const patience = 60 * seconds;
const longestComplaint = 2_000;

/** Nothing of the server's own environment: it decodes what strangers send, and needs no secrets for that. */
const environment = (): NodeJS.ProcessEnv => {
  const handedOn = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'NODE_COMPILE_CACHE'];
  return {
    ...Object.fromEntries(
      handedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    // Threads of the decoder share their arenas: less is held while it works.
    MALLOC_ARENA_MAX: '2',
  };
};

const outcomeOf = <Result>({ result, refusal, failure }: PictureAnswer<Result>): Result => {
  if (refusal) throw new DomainError(refusal.code, refusal.params);
  if (failure) throw Object.assign(new Error(failure.message), { code: failure.code });
  return result;
};

/** It could not be started, or went away by itself: nothing that a picture does. */
export class ConverterFailure extends Error {}

/** One process, for one picture at a time. */
const startProcess = () => {
  const child: ChildProcess = fork(program, {
    execArgv: [],
    env: environment(),
    // Bytes go over as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-longestComplaint);
  });
  child.on('error', () => undefined); // reported to the caller that waits for a picture

  // Without work it keeps nobody from ending.
  const hold = (isHeld: boolean): void => {
    const complaints = child.stderr as Socket | null; // a pipe, and pipes of child processes are sockets
    for (const part of [child, child.channel, complaints]) {
      if (isHeld) part?.ref();
      else part?.unref();
    }
  };
  const deathBy = (code: number | null, signal: NodeJS.Signals | null): Error =>
    signal === null
      ? new ConverterFailure(`The process for pictures ended with ${code}: ${complaint}`)
      : // It had this picture alone, so it died of it.
        Object.assign(new DomainError('media.unreadable'), { cause: new Error(`ended by ${signal}`) });

  const answerTo = <Name extends TaskName>(
    task: PictureTask<Name>,
  ): Promise<PictureAnswer<PictureTasks[Name][1]>> =>
    new Promise((resolve, reject) => {
      const stopListening = (): void => {
        clearTimeout(timer);
        child.off('message', answered).off('exit', died).off('error', failed);
      };
      const answered = (answer: unknown): void => {
        stopListening();
        resolve(answer as PictureAnswer<PictureTasks[Name][1]>); // of this task
      };
      const died = (code: number | null, signal: NodeJS.Signals | null): void => {
        stopListening();
        reject(deathBy(code, signal));
      };
      const failed = (error: Error): void => {
        stopListening();
        reject(new ConverterFailure(`The process for pictures can't be used: ${error.message}`));
      };
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      child.on('message', answered).on('exit', died).on('error', failed);
      child.send(task, (error) => {
        if (error) failed(error);
      });
    });

  return {
    pid: child.pid,
    /** Settles when it is gone. */
    gone: new Promise<void>((resolve) => child.once('exit', () => resolve())),
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    async run<Name extends TaskName>(task: PictureTask<Name>): Promise<PictureTasks[Name][1]> {
      hold(true);
      try {
        return outcomeOf(await answerTo(task));
      } finally {
        hold(false);
      }
    },
    end(): void {
      if (child.connected) child.disconnect();
    },
  };
};
type PictureProcess = ReturnType<typeof startProcess>;

/**
 * Pictures are decoded in processes of their own, two at a time, that end when there has been nothing to do for a
 * while: what the decoder and the allocator under it keep goes back to the system with them, and a picture that breaks
 * the decoder breaks nothing else.
 */
export const pictureConverter = ({ idleMs = 10 * seconds } = {}) => {
  // A picture of 40 megapixels takes some 160 MB while it is open: two at a time, however many come.
  const oneOfTwo = concurrencyLimit(2);
  const running = new Set<PictureProcess>();
  const idle = new Map<PictureProcess, NodeJS.Timeout>();
  let isClosed = false;

  const end = (worker: PictureProcess): void => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.end();
  };
  const start = (): PictureProcess => {
    const worker = startProcess();
    running.add(worker);
    void worker.gone.then(() => running.delete(worker));
    return worker;
  };
  const takeIdle = (): PictureProcess | undefined => {
    for (const [worker, timer] of [...idle].toReversed()) {
      clearTimeout(timer);
      idle.delete(worker);
      if (worker.isAlive()) return worker;
    }
    return undefined;
  };
  const giveBack = (worker: PictureProcess): void => {
    if (isClosed || !worker.isAlive()) return worker.end();
    idle.set(worker, setTimeout(() => end(worker), idleMs).unref());
  };

  const run = <Name extends TaskName>(task: PictureTask<Name>): Promise<PictureTasks[Name][1]> =>
    oneOfTwo(async () => {
      const worker = takeIdle() ?? start();
      try {
        return await worker.run(task);
      } finally {
        giveBack(worker);
      }
    });

  return {
    convert: (input: PictureJob) => run({ task: 'convert', input }),
    fit: (picture: Uint8Array, side: number) => run({ task: 'fit', input: { picture, side } }),
    mark: (input: Marking) => run({ task: 'mark', input }),
    box: (input: Boxing) => run({ task: 'box', input }),
    share: (input: ShareDrawing) => run({ task: 'share', input }),
    /** The numbers of its processes. */
    processes: (): readonly number[] => [...running].flatMap(({ pid }) => pid ?? []),
    close(): void {
      isClosed = true;
      for (const worker of idle.keys()) end(worker);
    },
  };
};
export type PictureConverter = ReturnType<typeof pictureConverter>;
