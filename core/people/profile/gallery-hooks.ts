import type { Hooks } from '#core/kernel/hooks.ts';
import { displayName } from '#core/access/actor/person.ts';
import { without } from '#core/access/actor/archive.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { placesOfKind } from '#core/platform/media/use.ts';
import { isOpenTo } from '#core/people/account/audience.ts';

/** Where its owner's picture stands: in the gallery, in its words, and as the avatar. */
export const profileUses: Hooks['mediumUsesOf'] = async ({ galleryItems, people }, mediumId, known) => {
  const items = await galleryItems.showing(mediumId);
  const shownBy = await Promise.all(placesOfKind(known, 'AVATAR').map((id) => people.find(id)));
  const nameOf = async (id: UserId) => {
    const person = await people.find(id);
    return person === null ? null : displayName(person) || null;
  };
  return [
    ...(await Promise.all(
      items.map(async ({ userId, alt }) => ({
        kind: 'GALLERY' as const,
        id: userId,
        title: alt || (await nameOf(userId)),
        link: '/dashboard/user/gallery',
      })),
    )),
    ...shownBy
      .filter((person) => person !== null)
      .map((person) => ({
        kind: 'AVATAR' as const,
        id: person.id,
        title: displayName(person) || null,
        link: '/dashboard/user/account',
      })),
  ];
};

/** Whether its owner shows it to this viewer. Who is kept from them by a block is judged where blocks are known. */
export const isInOpenGallery = async (
  { galleryItems, users }: Pick<Repositories, 'galleryItems' | 'users'>,
  { id, ownerId, hiddenAt }: Pick<Medium, 'id' | 'ownerId' | 'hiddenAt'>,
  isFollower: boolean,
): Promise<boolean> => {
  const shown = hiddenAt === null ? await galleryItems.showing(id) : [];
  if (!shown.some(({ userId }) => userId === ownerId)) return false;
  const owner = await users.find(ownerId);
  return owner !== null && isOpenTo(owner, 'gallery', isFollower);
};

export const galleryArchive: Hooks['archiveOf'] = async ({ galleryItems }, userId) => ({
  gallery: (await galleryItems.of(userId)).map((item) => without(item, 'userId')),
});
