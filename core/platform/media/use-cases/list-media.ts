import { mayDo, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { addressFor, withAddress, type Address, type AddressedMedium } from '../address.ts';
import { postersOf, posterUrl } from '../medium-view.ts';
import type { Medium } from '../medium.ts';
import type { Media, MediaFilter } from '../ports.ts';
import { storageOf, type Storage } from '../quota.ts';
import { usesOf } from '../shown-uses.ts';
import type { NamedUse } from '../use.ts';
import { logLook } from './view-media.ts';

type Query = MediaFilter & Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;
export type ListedMedium = AddressedMedium & Readonly<{ posterUrl: string | null; uses: number }>;

/** One's own files, newest first. */
export const listMedia =
  ({ reads, mediaStore, clock }: Reads<'media'> & Pick<Ports, 'mediaStore' | 'clock'>) =>
  async (actor: Actor, { limit, cursor, ...filter }: Query): Promise<Page<ListedMedium>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.media.pageOf(id, {
      ...pageRequest({ limit, cursor }),
      ...filter,
    });
    const now = clock.now();
    const posters = await postersOf(reads.media, items);
    return {
      items: await Promise.all(
        items.map(async (medium) => ({
          ...medium,
          ...(await withAddress(mediaStore, medium, now)),
          posterUrl: await posterUrl(mediaStore, posters.get(medium.posterId ?? ''), now),
        })),
      ),
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

export type ShownFile = Address &
  Pick<Medium, 'name' | 'type' | 'contentType' | 'size' | 'duration'> &
  Readonly<{ posterUrl: string | null }>;

/**
 * A fresh signed address: for the owner, for everyone who sees the file where it is shown, and for staff, whose look is
 * written down. For everybody else it is not there.
 */
export const getMediumUrl =
  ({
    reads,
    transaction,
    mediaStore,
    lookAddresses,
    clock,
    hooks,
  }: Pick<Ports, 'reads' | 'transaction' | 'mediaStore' | 'lookAddresses' | 'clock'> &
    WithHooks<'mayOpenMedium' | 'whenStaffViewMedium'>) =>
  async (actor: Actor, id: MediumId): Promise<ShownFile> => {
    const medium = await reads.media.find(id);
    if (!medium) throw new DomainError('media.not_found');
    const isOwn = actor.kind === 'user' && actor.status === 'ACTIVE' && actor.id === medium.ownerId;
    const mayOpen = async (): Promise<boolean> => {
      if (medium.hiddenAt !== null) return false;
      for (const may of hooks.mayOpenMedium) if (await may(reads, actor, medium)) return true;
      return false;
    };
    if (!isOwn && !(await mayOpen())) {
      if (!mayDo(actor, 'media.view')) throw new DomainError('media.not_found');
      await transaction((repositories) => logLook(repositories, hooks, { actor, medium, at: clock.now() }));
    }
    const { name, type, contentType, size, duration, posterId } = medium;
    const now = clock.now();
    const posters = await postersOf(reads.media, [medium]);
    return {
      ...(await addressFor(
        { mediaStore, lookAddresses },
        medium,
        actor.kind === 'user' ? actor.id : null,
        now,
      )),
      posterUrl: await posterUrl(mediaStore, posters.get(posterId ?? ''), now),
      name,
      type,
      contentType,
      size,
      duration,
    };
  };

/** What shows a file of one's own. */
export const listMediumUses =
  ({ reads, hooks }: Pick<Ports, 'reads'> & WithHooks<'mediumUsesOf'>) =>
  async (actor: Actor, id: MediumId): Promise<Readonly<{ items: readonly NamedUse[] }>> => {
    const owner = requireMember(actor);
    const medium = await ownMedium(reads.media, owner.id, id);
    return { items: await usesOf(reads, hooks, medium.id) };
  };

/** How much room one's own files take, and how much there is. */
export const getUsage =
  ({ reads }: Reads<'media' | 'uploads' | 'settings' | 'storageQuotas'>) =>
  async (actor: Actor): Promise<Storage> =>
    storageOf(reads, requireMember(actor));
