import { isApiError, unreachable } from '#ui/api/api-error.ts';
import type { AiEvent } from '../../app/data/ai.ts';
import { type LiveAnswer, withEvent } from './live-answer.ts';

/** Until an answer nobody reads is ended by itself, and a little longer. */
const waitsMs = [300, 1000, 2000, 4000, 8000, 8000, 8000, 15_000];

type Open = (live: LiveAnswer | null, signal: AbortSignal) => Promise<AsyncIterable<AiEvent>>;

type Options = Readonly<{
  /** Begins, or where something was heard, goes on from there. */
  open: Open;
  onChange: (live: LiveAnswer) => void;
  /** false: the line is lost, and is taken up again. */
  onLine: (isThere: boolean) => void;
  signal: AbortSignal;
  waits?: readonly number[];
}>;

/** A refusal is an answer; only what nobody said anything about is asked again. */
const isLost = (error: unknown): boolean =>
  !isApiError(error) ||
  error.code === 'network.unreachable' ||
  (error.status >= 500 && error.code !== 'ai.cannot_get_messages');

/** Waits, or goes on as soon as there is a network. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    globalThis.addEventListener?.('online', go);
    signal.addEventListener('abort', go);
  });

/** Hears an answer to its end, over as many lines as it takes: nothing is missed, nothing is heard twice. */
export const followAnswer = async ({
  open,
  onChange,
  onLine,
  signal,
  waits = waitsMs,
}: Options): Promise<LiveAnswer> => {
  let live: LiveAnswer | null = null;
  let tries = 0;
  let isThere = true;
  for (;;) {
    try {
      for await (const event of await open(live, signal)) {
        live = withEvent(live, event);
        if (live === null) continue;
        if (!isThere) onLine(true);
        isThere = true;
        // Only what is new counts: a line that breaks at once each time is given up.
        if (event.name === 'block' || event.name === 'end') tries = 0;
        onChange(live);
      }
      if (live !== null && live.end !== null) return live;
    } catch (error) {
      if (signal.aborted || !isLost(error)) throw error;
    }
    const wait = waits[tries];
    if (wait === undefined) throw unreachable();
    tries += 1;
    isThere = false;
    onLine(false);
    await pause(wait, signal);
    signal.throwIfAborted();
  }
};
