import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { attachableMedia } from '#core/platform/media/attachable.ts';
import { mostMedia, mostVideos, type PostMedium } from './post.ts';

/** What may be shown in a post. A body picture is none: sharing one makes a copy that its owner asked for. */
const purposes = ['GENERAL', 'FEED'] as const;
const types: ReadonlySet<string> = new Set(['IMAGE', 'VIDEO']);

/** One's own pictures and at most one video, each once. Fails with media.not_found, feed.too_many_media. */
export const requireMedia = async (
  { media }: Pick<Repositories, 'media'>,
  ownerId: UserId,
  chosen: readonly PostMedium[],
): Promise<readonly PostMedium[]> => {
  const once = [...Map.groupBy(chosen, ({ mediumId }) => mediumId).values()].flatMap((same) =>
    same.slice(0, 1),
  );
  if (once.length > mostMedia) throw new DomainError('feed.too_many_media', { count: mostMedia });
  if (once.length === 0) return [];
  const ids = once.map(({ mediumId }) => mediumId);
  const found = await attachableMedia(media, { ownerId, ids, purposes, refusal: 'media.not_found' });
  if (!found.every(({ type }) => types.has(type))) throw new DomainError('media.not_found');
  if (found.filter(({ type }) => type === 'VIDEO').length > mostVideos)
    throw new DomainError('feed.too_many_media', { count: mostMedia });
  return once;
};
