import type { Hooks } from '#core/kernel/hooks.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { placesOfKind } from '#core/platform/media/use.ts';
import { mediaIn } from './files/media-in.ts';
import { isStaffReader } from './post-access.ts';
import { isShown, type PostContent, type PostId } from './post.ts';
import { editPage } from './notices.ts';

/** Writes down which files an article and its working copy show, after each change: those can't be deleted. */
export const keepUses = async (
  { media }: Pick<Repositories, 'media'>,
  id: PostId,
  contents: readonly PostContent[],
): Promise<void> => {
  const use = { kind: 'ARTICLE', id } as const;
  await media.unuse(use);
  const shown = [...new Set(contents.flatMap(mediaIn))];
  if (shown.length > 0) await media.use(shown, use);
};

/** Where its author's file stands. */
export const postsShowing: Hooks['mediumUsesOf'] = async ({ posts }, _mediumId, known) => {
  const found = await posts.among(placesOfKind(known, 'ARTICLE'));
  return found.map(({ id, title }) => ({ kind: 'ARTICLE', id, title, link: editPage(id) }));
};

/** What a published article shows everybody may open; what is not published, staff who read it. */
export const mayOpenInPost: Hooks['mayOpenMedium'] = async ({ posts, media }, viewer, { id }) => {
  const found = await posts.among(placesOfKind(await media.usesOf(id), 'ARTICLE'));
  return found.some((post) => isStaffReader(viewer) || (isShown(post) && mediaIn(post).includes(id)));
};
