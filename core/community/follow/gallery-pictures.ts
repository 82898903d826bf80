import type { Hooks } from '#core/kernel/hooks.ts';
import { isInOpenGallery } from '#core/people/profile/gallery-hooks.ts';

/** Those who see the gallery see its pictures: not who has blocked its owner, or was blocked by them. */
export const mayOpenGallery: Hooks['mayOpenMedium'] = async (repositories, viewer, medium) => {
  if (!(await isInOpenGallery(repositories, medium))) return false;
  if (viewer.kind !== 'user') return true;
  return (await repositories.relations.blockedEitherWay(viewer.id, [medium.ownerId])).size === 0;
};
