import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isMadeCopy, madeCopyLifetime } from '../made-copies.ts';
import { undoMinutes, type Medium } from '../medium.ts';
import { uploadKeyPrefix } from '../upload.ts';
import { isInUse } from '../shown-uses.ts';
import { deleteFiles, deleteRows } from './delete-medium.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'mediaStore' | 'clock'> & WithHooks<'mediumUsesOf'>;

/** An upload in progress has its file and not yet its row: younger files are left alone. */
const orphanAge = hour;
/** A body picture that was taken and never saved, a picture of a post that was never sent: a draft may live this long. */
const unusedDays = 30;
const batch = 100;

type Judge = (repositories: Repositories, medium: Medium) => Promise<readonly Medium[]>;

/** Each file in a transaction of its own; one that something began to show meanwhile stays. */
const deleteEach = async (
  { transaction, mediaStore }: Needs,
  found: readonly Medium[],
  judge: Judge,
): Promise<number> => {
  let deleted = 0;
  for (const medium of found) {
    const gone = await transaction((repositories) => judge(repositories, medium)).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'media.in_use') return [];
      throw error;
    });
    await Promise.all(gone.map((one) => deleteFiles(mediaStore, one)));
    deleted += gone.length > 0 ? 1 : 0;
  }
  return deleted;
};

const inBatches = async (
  next: () => Promise<readonly Medium[]>,
  work: (found: readonly Medium[]) => Promise<number>,
): Promise<number> => {
  let done = 0;
  for (;;) {
    const found = await next();
    const worked = await work(found);
    done += worked;
    if (found.length < batch || worked === 0) return done;
  }
};

/**
 * Deletes what was deleted and can't be wanted back any more. A file that something began to show at the last moment
 * comes back.
 */
export const purgeDeletedMedia =
  (ports: Needs) =>
  async (actor: Actor): Promise<{ purged: number }> => {
    requirePermission(actor, 'media.manage');
    const { reads, clock, hooks } = ports;
    const before = after(clock.now(), -undoMinutes * minute);
    const purged = await inBatches(
      () => reads.media.deletedBefore(before, batch),
      (found) =>
        deleteEach(ports, found, async (repositories, { id }) => {
          const medium = await repositories.media.lock(id);
          if (!medium || medium.deletedAt === null || medium.deletedAt > before) return [];
          if (!(await isInUse(repositories, hooks, id))) return deleteRows(repositories, hooks, medium);
          await repositories.media.update({ ...medium, deletedAt: null, version: medium.version + 1 });
          return [];
        }),
    );
    return { purged };
  };

/** Deletes files no row knows of, and files of purposes that do not outlive their use, unused for long. */
export const cleanUpMedia =
  (ports: Needs) =>
  async (actor: Actor): Promise<{ orphaned: number; unused: number }> => {
    requirePermission(actor, 'media.manage');
    const { reads, mediaStore, clock, hooks } = ports;
    const now = clock.now();
    const unused = await inBatches(
      () => reads.media.unusedBefore(after(now, -unusedDays * day), batch),
      (found) =>
        deleteEach(ports, found, async (repositories, medium) => {
          const held = await repositories.media.lock(medium.id);
          if (!held || (await isInUse(repositories, hooks, held.id))) return [];
          return deleteRows(repositories, hooks, held);
        }),
    );

    let orphaned = 0;
    for await (const keys of mediaStore.keysBefore(after(now, -orphanAge))) {
      const known = await reads.media.knownKeys(keys);
      // Unfinished uploads end by their own time.
      const isKept = (key: string) => known.has(key) || key.startsWith(uploadKeyPrefix) || isMadeCopy(key);
      const lost = keys.filter((key) => !isKept(key));
      await Promise.allSettled(lost.map((key) => mediaStore.delete(key)));
      orphaned += lost.length;
    }
    for await (const keys of mediaStore.keysBefore(after(now, -madeCopyLifetime)))
      await Promise.allSettled(keys.filter(isMadeCopy).map((key) => mediaStore.delete(key)));
    return { orphaned, unused };
  };
