import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { attachableMedia } from '#core/platform/media/attachable.ts';
import type { Medium } from '#core/platform/media/medium.ts';

type Media = Pick<Repositories, 'media'>;

const own = async ({ media }: Media, ownerId: UserId, id: MediumId): Promise<Medium> => {
  const found = await attachableMedia(media, {
    ownerId,
    ids: [id],
    purposes: ['LEARNING'],
    refusal: 'challenge.image_not_found',
  });
  return found[0]!; // it is there, or was refused
};

/** A picture of the author's own that was uploaded for learning. Fails with challenge.image_not_found. */
export const requirePicture = async (
  repositories: Media,
  ownerId: UserId,
  id: MediumId | null,
): Promise<MediumId | null> => {
  if (id === null) return null;
  const medium = await own(repositories, ownerId, id);
  if (medium.type !== 'IMAGE') throw new DomainError('challenge.image_not_found');
  return id;
};

const playable: ReadonlySet<string> = new Set(['video/mp4', 'video/webm']);

/** A video of the author's own whose length is known. Fails with lesson.video_unusable. */
export const requireVideo = async (
  repositories: Media,
  ownerId: UserId,
  id: MediumId,
): Promise<Readonly<{ seconds: number }>> => {
  const medium = await own(repositories, ownerId, id).catch((error: unknown) => {
    throw error instanceof DomainError ? new DomainError('lesson.video_unusable') : error;
  });
  const { type, duration, contentType } = medium;
  if (type !== 'VIDEO' || duration === null || duration < 1 || !playable.has(contentType))
    throw new DomainError('lesson.video_unusable');
  return { seconds: duration };
};

/** Files that a text shows: the author's own, uploaded for learning. Fails with media.not_found. */
export const requireShown = async (
  { media }: Media,
  ownerId: UserId,
  ids: readonly MediumId[],
): Promise<void> => {
  await attachableMedia(media, { ownerId, ids, purposes: ['LEARNING'], refusal: 'media.not_found' });
};
