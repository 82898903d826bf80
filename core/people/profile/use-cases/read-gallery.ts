import { mayDo, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { mediumViews, type MediumView } from '#core/platform/media/medium-view.ts';
import { isOpenTo } from '#core/people/account/audience.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { isFollower, isHiddenPerson, type HiddenNeeds } from '../hidden-people.ts';

export type ShownPicture = MediumView & Readonly<{ isCopy: boolean }>;
export type Gallery = Readonly<{ items: readonly ShownPicture[] }>;

type Needs = Reads<'galleryItems' | 'media'> & Pick<Ports, 'mediaStore' | 'clock'>;

/** `toOthers`: without those that a moderator hid. */
type Look = Readonly<{ toOthers?: boolean }>;

/** The pictures of one member in their order, with fresh addresses. The caller has checked who looks. */
export const galleryOf = async (
  { reads, mediaStore, clock }: Needs,
  userId: UserId,
  { toOthers = false }: Look = {},
): Promise<Gallery> => {
  const items = await reads.galleryItems.of(userId);
  const ids = items.map(({ mediumId }) => mediumId);
  const found = ids.length > 0 ? await reads.media.ofOwner(userId, ids) : [];
  const byId = new Map(found.map((medium) => [medium.id, medium]));
  const shown = items.flatMap(({ mediumId, alt, copyOf }) => {
    const medium = byId.get(mediumId);
    return medium && !(toOthers && medium.hiddenAt !== null)
      ? [{ medium, alt, isCopy: copyOf !== null }]
      : [];
  });
  const views = await mediumViews({ media: reads.media, mediaStore, now: clock.now() }, shown);
  return { items: views.map((view, index) => ({ ...view, isCopy: shown[index]?.isCopy ?? false })) };
};

/** One's own, whether others see it or not. */
export const listGallery =
  (ports: Needs) =>
  async (actor: Actor): Promise<Gallery> =>
    galleryOf(ports, requireMember(actor).id);

/** Another's: a profile that hides itself is not there, one that hides its gallery shows none. */
export const viewGallery =
  (ports: Needs & Reads<'users'> & HiddenNeeds & WithHooks<'isFollowerOf'>) =>
  async (actor: Actor, userId: UserId): Promise<Gallery> => {
    const owner = await ports.reads.users.find(userId);
    if (owner && actor.kind === 'user' && actor.id === owner.id) return galleryOf(ports, owner.id);
    const isThere = owner?.status === 'ACTIVE' && (owner.isPublic || mayDo(actor, 'user.view'));
    if (!owner || !isThere) throw new DomainError('user.not_found');
    if (await isHiddenPerson(ports)(actor, owner.id)) throw new DomainError('user.not_found');
    return isOpenTo(owner, 'gallery', await isFollower(ports)(actor, owner.id))
      ? galleryOf(ports, owner.id, { toOthers: true })
      : { items: [] };
  };
