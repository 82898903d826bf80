import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { superUserId, type UserId } from '#core/kernel/id.ts';
import { everyRow } from '#core/kernel/page.ts';
import { after, day } from '#core/kernel/time.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { deletionGraceDays } from '#core/people/account/user.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock' | 'ids' | 'mediaStore'> &
  WithHooks<'whenMemberIsAnonymised'>;

const batch = 50;

/** One account, wholly or not at all; null when its owner restored it, or another instance was faster. */
const anonymise = (
  { transaction, ids, hooks }: Pick<Needs, 'transaction' | 'ids' | 'hooks'>,
  id: UserId,
  before: Date,
  at: Date,
) =>
  transaction(async (repositories) => {
    const { users, media } = repositories;
    const user = await users.lock(id);
    const isDue = user.deletionRequestedAt !== null && user.deletionRequestedAt < before;
    if (!isDue || user.anonymisedAt !== null || user.status !== 'DELETE') return null;
    await media.keepForPlatform(id, superUserId);
    const files = await everyRow((page) => media.pageOf(id, page));
    for (const forget of hooks.whenMemberIsAnonymised) await forget(repositories, id, { ids, actor: id, at });
    return files;
  });

/** Carries out what members asked for 30 days ago. The ledger keeps its numbers, without a name. */
export const anonymiseDueAccounts =
  ({ reads, transaction, clock, ids, mediaStore, hooks }: Needs) =>
  async (actor: Actor): Promise<{ anonymised: number }> => {
    requirePermission(actor, 'user.manage');
    const at = clock.now();
    const before = after(at, -deletionGraceDays * day);
    let anonymised = 0;
    for (const id of await reads.users.dueForAnonymisation(before, batch)) {
      const files = await anonymise({ transaction, ids, hooks }, id, before, at);
      if (files === null) continue;
      anonymised += 1;
      // Rows first: bytes without a row are swept up later, a row without bytes would be a broken picture.
      for (const { key, thumbnailKey } of files) {
        await mediaStore.delete(key);
        if (thumbnailKey !== null) await mediaStore.delete(thumbnailKey);
      }
    }
    return { anonymised };
  };
