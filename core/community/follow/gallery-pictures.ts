import type { Hooks } from '#core/kernel/hooks.ts';
import { isInOpenGallery } from '#core/people/profile/gallery-hooks.ts';

/** Those who see the gallery see its pictures: not who has blocked its owner, or was blocked by them. */
export const mayOpenGallery: Hooks['mayOpenMedium'] = async (repositories, viewer, medium) => {
  const { follows, relations } = repositories;
  const follower =
    viewer.kind === 'user' && (await follows.followedBy(viewer.id, [medium.ownerId])).has(medium.ownerId);
  if (!(await isInOpenGallery(repositories, medium, follower))) return false;
  if (viewer.kind !== 'user') return true;
  return (await relations.blockedEitherWay(viewer.id, [medium.ownerId])).size === 0;
};
