import { system } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { Visit } from '#core/sites/own-site/visits.ts';

const flushEveryMs = 15_000;
/** Beyond it the rest is not counted: counters are no reason to fill the memory. */
const mostKept = 50_000;

/** Puts visits together before they are written: a page that many look at costs one statement in so many seconds. */
export const createVisitCounter = (app: Pick<Application, 'domain'>, failed: (error: unknown) => void) => {
  let counts = new Map<string, { visit: Visit; count: number }>();
  const flush = async (): Promise<void> => {
    const seen = [...counts.values()];
    counts = new Map();
    try {
      await app.domain.countVisits(system, seen);
    } catch (error) {
      failed(error);
    }
  };
  const timer = setInterval(() => void flush(), flushEveryMs).unref();
  return {
    note(visit: Visit): void {
      const key = Object.values(visit).join('\0');
      const seen = counts.get(key);
      if (seen) seen.count += 1;
      else if (counts.size < mostKept) counts.set(key, { visit, count: 1 });
    },
    flush,
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
};
export type VisitCounter = ReturnType<typeof createVisitCounter>;
