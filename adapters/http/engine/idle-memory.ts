import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: Readonly<{ type: 'major'; execution: 'sync'; flavor: 'last-resort' }>) => void;

/** V8's own collector, without a flag that everybody who starts us would have to know. */
const exposedCollector = (): Collect => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect; // what the flag defines
  setFlagsFromString('--no-expose-gc');
  return collect;
};

/** Collects everything, and gives the pages that V8 keeps for later back to the system: a pause of some 100 ms. */
export const releaseMemory = (): void =>
  exposedCollector()({ type: 'major', execution: 'sync', flavor: 'last-resort' });

const mebibyte = 1_048_576;
const everyMs = 5_000;
/** V8 gives its pages back in the background. */
const unmappingMs = 500;
/** Less than this is not worth a pause. */
const worthwhile = 64 * mebibyte;
/** The share of its time for which the event loop had work, up to which nobody would feel a pause. */
const quiet = 0.1;

type Needs = Readonly<{ resident: () => number; busyShare: () => number; release: () => Promise<void> }>;

/** One look after another at a process: its memory is released when it has grown, and when there is little to do. */
export const idleRelease = ({ resident, busyShare, release }: Needs): (() => Promise<void>) => {
  // What it holds when it has just been released is its own measure; after the start nobody knows it yet.
  let least = 0;
  return async () => {
    const held = resident();
    const share = busyShare();
    least = Math.min(least, held);
    if (held - least < worthwhile || share > quiet) return;
    await release();
    least = resident();
  };
};

/** V8 collects when it needs room, and a process that rests needs none: it would hold on to its largest hour for days. */
export const releaseMemoryWhenIdle = (): void => {
  let last = performance.eventLoopUtilization();
  const look = idleRelease({
    resident: () => process.memoryUsage.rss(),
    busyShare: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    async release() {
      releaseMemory();
      await pause(unmappingMs, undefined, { ref: false });
    },
  });
  setInterval(() => void look(), everyMs).unref();
};
