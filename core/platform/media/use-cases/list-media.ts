import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { addressOf, withAddress, type Address, type AddressedMedium } from '../address.ts';
import type { MediaType, Medium } from '../medium.ts';
import type { Media } from '../ports.ts';

type Needs = Reads<'media'> & Pick<Ports, 'mediaStore' | 'clock'>;
type Query = Readonly<{
  limit?: number | undefined;
  cursor?: string | undefined;
  type?: MediaType | undefined;
}>;

/** One's own files, newest first. */
export const listMedia =
  ({ reads, mediaStore, clock }: Needs) =>
  async (actor: Actor, { type, ...query }: Query): Promise<Page<AddressedMedium>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.media.pageOf(id, { ...pageRequest(query), type });
    const now = clock.now();
    return {
      items: await Promise.all(items.map((medium) => withAddress(mediaStore, medium, now))),
      nextCursor,
    };
  };

/** Another person's file is not there. */
export const ownMedium = async (
  media: Pick<Media, 'find'>,
  ownerId: UserId,
  id: MediumId,
): Promise<Medium> => {
  const medium = await media.find(id);
  if (medium?.ownerId !== ownerId) throw new DomainError('media.not_found');
  return medium;
};

/** A fresh signed address of one's own file. */
export const getMediumUrl =
  ({ reads, mediaStore, clock }: Needs) =>
  async (actor: Actor, id: MediumId): Promise<Address> => {
    const owner = requireMember(actor);
    return addressOf(mediaStore, await ownMedium(reads.media, owner.id, id), clock.now());
  };
