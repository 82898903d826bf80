import { system } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { StoredEvent } from '#core/kernel/events.ts';
import { startWorker, type Worker } from './worker.ts';

type Needs = Readonly<{
  app: Pick<Application, 'events'>;
  /** Speaks to the outside about what happened: may repeat itself, and must not fail the run. */
  announce: (events: readonly StoredEvent[]) => Promise<void>;
  failed: (error: unknown, about: Readonly<{ event?: string; reaction?: string }>) => void;
  done?: (seconds: number) => void;
  intervalMs?: number;
}>;

const batch = 100;

/** Hands stored events to the reactions, soon after they were committed. */
export const startOutboxRelay = ({ app, announce, failed, done, intervalMs = 1_000 }: Needs): Worker => {
  // Events whose reaction keeps failing stay first in line: the batch grows by them, so that the rest moves on.
  let stuck = 0;
  const reported = new Set<string>();

  return startWorker({
    intervalMs,
    failed: (error) => failed(error, {}),
    ...(done && { done }),
    async run() {
      const run = await app.events.handleEvents(system, { limit: batch + stuck });
      for (const { event, reaction, error } of run.failed) {
        const name = `${event.id} ${reaction}`;
        if (!reported.has(name)) failed(error, { event: `${event.event.type} ${event.id}`, reaction });
        reported.add(name);
      }
      if (run.failed.length === 0) reported.clear();
      stuck = new Set(run.failed.map(({ event }) => event.id)).size;
      if (run.handled.length > 0) {
        await announce(run.handled).catch((error: unknown) => failed(error, {}));
      }
      return run.handled.length >= batch;
    },
  });
};
