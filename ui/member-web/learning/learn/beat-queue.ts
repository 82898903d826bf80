import { maxSpans } from '#core/learning/lesson/allowance.ts';
import type { BeatBody } from './data.ts';

/** A line that is away longer keeps no more: the server would not pay for it. */
export const keptMs = 4 * 60_000;

type Content = Omit<BeatBody, 'seq'>;
type Waiting = Readonly<{ body: BeatBody; since: number }>;

/**
 * Beats in their order until each was answered. One whose answer got lost is sent again under its number, which the
 * server answers as before; those that wait longer than four minutes are dropped.
 */
export const beatQueue = () => {
  let waiting: Waiting[] = [];
  let seq = 0;

  const add = (content: Content, now: number) => {
    seq += 1;
    waiting.push({ body: { seq, ...content }, since: now });
  };

  return {
    /** More spans than one beat may carry become several. */
    add: (content: Content, now: number) => {
      const { spans = [], ...others } = content;
      if (spans.length <= maxSpans) {
        add(content, now);
        return;
      }
      for (let at = 0; at < spans.length; at += maxSpans)
        add({ ...others, spans: spans.slice(at, at + maxSpans) }, now);
    },
    /** The next one to send; null: none waits. */
    next: (now: number): BeatBody | null => {
      waiting = waiting.filter(({ since }) => now - since <= keptMs);
      return waiting[0]?.body ?? null;
    },
    answered: (answered: number) => {
      waiting = waiting.filter(({ body }) => body.seq !== answered);
    },
    /** Another session counts from one again; what waits was this one's. */
    restart: () => {
      waiting = [];
      seq = 0;
    },
    size: () => waiting.length,
  };
};
