import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../../engine/server.ts';

const breathMs = 80;

/** Repeats a request under its key until it is answered; anything but the wanted answer or a 503 is a fault. */
export const persistentClient = () => {
  const faults: string[] = [];
  let repeats = 0;
  return {
    faults: faults as readonly string[],
    repeated: () => repeats,
    /** Null: refused for a reason that is no fault, so nothing was done. */
    async insist(
      what: string,
      wanted: number,
      attempt: () => Promise<Answer>,
      allowed = '',
    ): Promise<Record<string, unknown> | null> {
      for (;;) {
        const answer = await attempt().catch(() => null);
        if (answer?.status === wanted) return answer.body;
        if (answer !== null && answer.status !== 503) {
          if (allowed !== '' && answer.body['code'] === allowed) return null;
          faults.push(`${what} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
          return null;
        }
        repeats += 1;
        await pause(breathMs);
      }
    },
  };
};

export type PersistentClient = ReturnType<typeof persistentClient>;
