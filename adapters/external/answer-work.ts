import type { AnswerWork } from '#core/assistant/ai-coach/ports.ts';

const beatMs = 10_000;

/** What runs here, and who is woken when it has come further. */
export type LocalAnswerWork = AnswerWork &
  Readonly<{
    isRunning(id: string): boolean;
    /** Ends all of it; what was being worded fails, and its coins go back. */
    stopAll(): Promise<void>;
  }>;

type Running = Readonly<{ stop: AbortController; ended: Promise<void> }>;

export const answerWork = (onError: (error: unknown) => void, beatEveryMs = beatMs): LocalAnswerWork => {
  const running = new Map<string, Running>();

  return {
    start(id, work, { beat, mostMs }) {
      const stop = new AbortController();
      const timer = setInterval(() => {
        // A beat that fails says nothing: the lease runs out by itself.
        beat().then(
          (goesOn) => {
            if (!goesOn) stop.abort();
          },
          (error: unknown) => onError(error),
        );
      }, beatEveryMs);
      // Browsers, where stories run, count timers instead.
      if (typeof timer === 'object') timer.unref();
      const last = setTimeout(() => stop.abort(), mostMs);
      if (typeof last === 'object') last.unref();
      running.get(id)?.stop.abort();
      const one: Running = {
        stop,
        ended: work(stop.signal)
          .catch(onError)
          .finally(() => {
            clearInterval(timer);
            clearTimeout(last);
            if (running.get(id) === one) running.delete(id);
          }),
      };
      running.set(id, one);
    },
    stop(id) {
      running.get(id)?.stop.abort();
    },
    isRunning: (id) => running.has(id),
    async stopAll() {
      const all = [...running.values()];
      for (const { stop } of all) stop.abort();
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
};
