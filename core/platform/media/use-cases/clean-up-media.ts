import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { Medium } from '../medium.ts';
import { deleteFiles } from './delete-medium.ts';

type Needs = Reads<'media'> & Writes<'media'> & Pick<Ports, 'mediaStore' | 'clock'>;

/** An upload in progress has its file and not yet its row: younger files are left alone. */
const orphanAge = hour;
/** A body picture that was taken and never saved: a draft may live this long. */
const unusedDays = 30;
const batch = 100;

/** A file that something began to show since it was found stays. */
const deleteIfUnused =
  ({ transaction }: Writes<'media'>) =>
  (medium: Medium): Promise<boolean> =>
    transaction(async ({ media }) => {
      if ((await media.usesOf(medium.id)) > 0) return false;
      await media.delete(medium.id);
      return true;
    }).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'media.in_use') return false;
      throw error;
    });

/** Deletes files no row knows of, and body pictures, avatars, receipts and evidence that nothing has shown for long. */
export const cleanUpMedia =
  ({ reads, transaction, mediaStore, clock }: Needs) =>
  async (actor: Actor): Promise<{ orphaned: number; unused: number }> => {
    requirePermission(actor, 'media.manage');
    const now = clock.now();

    let unused = 0;
    for (;;) {
      const found = await reads.media.unusedBefore(after(now, -unusedDays * day), batch);
      const gone: Medium[] = [];
      for (const medium of found) if (await deleteIfUnused({ transaction })(medium)) gone.push(medium);
      await Promise.all(gone.map((medium) => deleteFiles(mediaStore, medium)));
      unused += gone.length;
      if (found.length < batch || gone.length === 0) break;
    }

    let orphaned = 0;
    for await (const keys of mediaStore.keysBefore(after(now, -orphanAge))) {
      const known = await reads.media.knownKeys(keys);
      const lost = keys.filter((key) => !known.has(key));
      await Promise.allSettled(lost.map((key) => mediaStore.delete(key)));
      orphaned += lost.length;
    }
    return { orphaned, unused };
  };
