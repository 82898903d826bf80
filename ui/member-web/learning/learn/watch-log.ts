import type { Span } from '#core/learning/lesson/watched.ts';

/**
 * Which whole seconds were played since the last beat. A run of playing begins in the second where the last full one
 * ended, so that no beat loses one; jumping ends a run, and what was jumped over is not in it.
 */
export const watchLog = () => {
  let spans: Span[] = [];
  /** The second from which on nothing was written down yet, while it plays. */
  let from: number | null = null;
  let position = 0;

  const writeUntil = (second: number) => {
    if (from === null || second <= from) return;
    spans.push([from, second]);
    from = second;
  };

  return {
    /** Plays on, at so many seconds of the video. */
    play: (at: number) => {
      from ??= Math.floor(at);
      position = at;
    },
    /** Stopped, was moved, or ended: what follows is another run. */
    stop: () => {
      writeUntil(Math.floor(position));
      from = null;
    },
    /** The last second counts although it is not a whole one. */
    end: (duration: number) => {
      writeUntil(Math.ceil(duration));
      from = null;
    },
    /** Whether nothing was written down since it was handed over. */
    isEmpty: (): boolean => spans.length === 0,
    /** Hands over what was played; it is handed over once. */
    take: (): readonly Span[] => {
      writeUntil(Math.floor(position));
      const taken = spans;
      spans = [];
      return taken;
    },
  };
};
