import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { attachableMedia } from '#core/platform/media/attachable.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { describeRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { requireRichText } from '#core/platform/rich-text/require-rich-text.ts';
import { contentOf, postLimits, type PostContent } from './post.ts';
import { cleanTags } from './tag.ts';

/** What is left out stays as it is. */
export type ContentInput = Readonly<{ [Key in keyof PostContent]?: PostContent[Key] | undefined }>;

type Uses = Pick<Repositories, 'categories' | 'media'>;

const requireOwnFiles = async (
  { media }: Pick<Uses, 'media'>,
  ownerId: UserId,
  { imageId, metaImageId }: PostContent,
  shown: readonly string[],
): Promise<void> => {
  const purposes = ['ARTICLE'] as const;
  await attachableMedia(media, { ownerId, ids: shown, purposes, refusal: 'media.not_found' });
  const ids = [imageId, metaImageId].filter((id) => id !== null);
  const pictures = await attachableMedia(media, { ownerId, ids, purposes, refusal: 'media.not_found' });
  if (pictures.some(({ type }) => type !== 'IMAGE')) throw new DomainError('media.not_found');
};

/**
 * What was typed, over what was there: clean, and with files of the author's own alone. Fails as `requireRichText` does,
 * with media.not_found, category.not_found.
 */
export const judgeContent = async (
  repositories: Uses,
  needs: Pick<Ports, 'richText'>,
  { authorId, before, input }: Readonly<{ authorId: UserId; before: PostContent; input: ContentInput }>,
): Promise<PostContent> => {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  // Whatever else was sent, such as a state or coins, is left behind here.
  const next = contentOf({ ...before, ...given });
  const { html, media } = requireRichText(needs, {
    html: next.html,
    maxLength: postLimits.htmlLength,
    path: 'body.html',
  });
  const content = {
    ...next,
    html,
    tags: cleanTags(next.tags),
    metaKeywords: [...new Set(next.metaKeywords.map((word) => word.trim()).filter(Boolean))],
  };
  await requireOwnFiles(repositories, authorId, content, media);
  if (content.categoryId !== null && !(await repositories.categories.find(content.categoryId)))
    throw new DomainError('category.not_found');
  return content;
};

/** Words of a text, for the time that reading it takes. */
export const wordsIn = ({ html }: Pick<PostContent, 'html'>): number => describeRichText(html).words;
