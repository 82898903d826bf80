import { mayOpenGallery } from '#core/community/follow/gallery-pictures.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { galleryLink } from '#core/people/profile/gallery.ts';
import type { ReportSubjects } from '../hooks.ts';

const setHidden = async (
  { media }: Pick<Repositories, 'media'>,
  id: string,
  hiddenAt: Date | null,
): Promise<void> => {
  const medium = await media.lock(id);
  if (medium && (medium.hiddenAt === null) !== (hiddenAt === null))
    await media.update({ ...medium, hiddenAt, version: medium.version + 1 });
};

/** Pictures of galleries. A hidden one stays among its owner's files, and nobody else opens it wherever it is shown. */
export const reportedPictures: ReportSubjects = {
  kinds: ['MEDIUM'],
  permission: 'media.view',
  find: async (repositories, viewer, _kind, id) => {
    const medium = await repositories.media.find(id);
    if (!medium || !(await mayOpenGallery(repositories, viewer, medium))) return null;
    const { ownerId, createdAt } = medium;
    const shown = await repositories.galleryItems.showing(id);
    const text = shown.find(({ userId }) => userId === ownerId)?.alt ?? '';
    return { ownerId, createdAt, snapshot: { text, mediumIds: [id], link: galleryLink(ownerId) } };
  },
  hide: (repositories, _kind, id, { at }) => setHidden(repositories, id, at),
  restore: (repositories, _kind, id) => setHidden(repositories, id, null),
};
