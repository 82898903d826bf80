import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import type { Person } from '#core/access/actor/person.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { addressOf } from './address.ts';

type Needs = Reads<'media'> & Pick<Ports, 'mediaStore' | 'clock'>;

/** Follows the profile: its owner and staff always, others while the profile is public and nobody hid the picture. */
export const avatarUrl =
  ({ reads, mediaStore, clock }: Needs) =>
  async (
    viewer: Actor,
    owner: Pick<Person, 'id' | 'avatarId' | 'isPublic' | 'status'>,
  ): Promise<string | null> => {
    if (owner.avatarId === null) return null;
    const isOwn = viewer.kind === 'user' && viewer.id === owner.id;
    const isOpen = owner.isPublic && owner.status === 'ACTIVE';
    const seesAll = isOwn || mayDo(viewer, 'user.view');
    if (!seesAll && !isOpen) return null;
    const medium = await reads.media.find(owner.avatarId);
    if (medium?.ownerId !== owner.id || (medium.hiddenAt !== null && !seesAll)) return null;
    const { url, thumbnailUrl } = await addressOf(mediaStore, medium, clock.now());
    return thumbnailUrl ?? url;
  };
