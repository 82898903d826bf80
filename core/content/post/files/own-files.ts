import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId, type MediumId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { attachableMedia } from '#core/platform/media/attachable.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { isShared } from '#core/platform/media/shared-file.ts';
import type { Post, PostContent } from '../post.ts';

type Uses = Pick<Repositories, 'media'>;
type Ownership = Pick<Post, 'authorId'>;

const missing = () => new DomainError('media.not_found');

/** What the site's own article may show anew: pictures of the site, and what its writer sent for articles. */
const isForSite = (actor: Actor, medium: Medium): boolean =>
  isShared(medium) ||
  (medium.purpose === 'ARTICLE' &&
    (medium.ownerId === superUserId || (actor.kind === 'user' && medium.ownerId === actor.id)));

const filesForSite = async (
  { media }: Uses,
  { actor, already, ids }: Readonly<{ actor: Actor; already: readonly MediumId[]; ids: readonly MediumId[] }>,
): Promise<readonly Medium[]> => {
  const found = await media.among(ids);
  if (found.length < new Set(ids).size) throw missing();
  // What another of the staff put into it stays.
  if (found.some((medium) => !already.includes(medium.id) && !isForSite(actor, medium))) throw missing();
  return found;
};

/**
 * Files of the author's own alone, sent for articles. What stands in the site's name shows the site's and those of who
 * writes it. Fails with media.not_found.
 */
export const requireOwnFiles = async (
  repositories: Uses,
  { actor, authorId, already }: Ownership & Readonly<{ actor: Actor; already: readonly MediumId[] }>,
  { imageId, metaImageId }: PostContent,
  shown: readonly MediumId[],
): Promise<void> => {
  const covers = [imageId, metaImageId].filter((id) => id !== null);
  const ids = [...new Set([...shown, ...covers])];
  const found =
    authorId === superUserId
      ? await filesForSite(repositories, { actor, already, ids })
      : await attachableMedia(repositories.media, {
          ownerId: authorId,
          ids,
          purposes: ['ARTICLE'],
          refusal: 'media.not_found',
        });
  if (found.some(({ id, type }) => covers.includes(id) && type !== 'IMAGE')) throw missing();
};

/** Those of the ids that the article may show: the site's holds files of several people, each judged as it was put in. */
export const filesOfPost = async (
  { media }: Uses,
  { authorId }: Ownership,
  ids: readonly MediumId[],
): Promise<readonly Medium[]> => {
  if (ids.length === 0) return [];
  return authorId === superUserId ? media.among(ids) : media.ofOwner(authorId, ids);
};
