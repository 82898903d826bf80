import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { superUserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { addressOf, openAddressExpiry, type AddressedMedium } from '../address.ts';
import { sharedFileReaders } from '../shared-file.ts';

type Query = Readonly<{ q?: string | undefined; limit?: number | undefined; cursor?: string | undefined }>;

/** The pictures of the site, newest first. Everybody may see them, so that a look is not logged. */
export const listSharedFiles =
  ({ reads, mediaStore, clock }: Reads<'media'> & Pick<Ports, 'mediaStore' | 'clock'>) =>
  async (actor: Actor, { q, ...page }: Query): Promise<Page<AddressedMedium>> => {
    requirePermission(actor, ...sharedFileReaders);
    const { items, nextCursor } = await reads.media.pageOf(superUserId, {
      ...pageRequest(page),
      q,
      type: 'IMAGE',
      purpose: 'SITE',
    });
    const now = clock.now();
    const until = openAddressExpiry(now);
    const addressed = items.map(async ({ uses: _uses, ...medium }) => ({
      ...medium,
      ...(await addressOf(mediaStore, medium, now, until)),
    }));
    return { items: await Promise.all(addressed), nextCursor };
  };
