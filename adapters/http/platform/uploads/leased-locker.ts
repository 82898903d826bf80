import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { MemoryLocker, type Lock, type Locker, type RequestRelease } from '@tus/server';
import type { Clock } from '#core/kernel/clock.ts';
import type { Uploads } from '#core/platform/media/ports.ts';

type Leases = Pick<Uploads, 'lease' | 'release'>;

/** Longer than a break in the connection to the database; after a crash an upload waits no longer than this. */
const leaseMs = 30_000;
const renewMs = 10_000;
const retryMs = 250;
const tries = 20;

/** What tus answers when another request is writing; clients try again. */
const locked = { status_code: 423, body: 'Another request is writing this upload\n' } as const;

/**
 * One writer at a time. Inside this process a newcomer takes over from a request whose line is dead; between instances a
 * lease in the database keeps them apart.
 */
export const leasedLocker = (leases: Leases, clock: Clock): Locker => {
  const local = new MemoryLocker();
  return {
    newLock(id): Lock {
      const own = local.newLock(id);
      const holder = randomUUID();
      let renewing: NodeJS.Timeout | undefined;
      const take = (): Promise<boolean> => {
        const at = clock.now();
        return leases.lease(id, holder, at, new Date(at.getTime() + leaseMs));
      };
      return {
        async lock(signal: AbortSignal, release: RequestRelease) {
          await own.lock(signal, release);
          try {
            for (let left = tries; !(await take()); left -= 1) {
              if (left === 0 || signal.aborted) throw locked; // oxlint-disable-line no-throw-literal
              await wait(retryMs);
            }
          } catch (error) {
            await own.unlock();
            throw error;
          }
          // A renewal that fails is made up for by the next one, or the lease ends.
          renewing = setInterval(() => void take().catch(() => undefined), renewMs).unref();
        },
        async unlock() {
          clearInterval(renewing);
          await leases.release(id, holder).catch(() => undefined);
          await own.unlock();
        },
      };
    },
  };
};
