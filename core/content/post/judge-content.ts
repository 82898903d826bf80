import type { Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { describeRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { requireRichText } from '#core/platform/rich-text/require-rich-text.ts';
import { mediaIn } from './files/media-in.ts';
import { requireOwnFiles } from './files/own-files.ts';
import { contentOf, postLimits, type PostContent } from './post.ts';
import { cleanTags } from './tag.ts';

/** What is left out stays as it is. */
export type ContentInput = Readonly<{ [Key in keyof PostContent]?: PostContent[Key] | undefined }>;

type Uses = Pick<Repositories, 'categories' | 'media'>;

type Judged = Readonly<{
  actor: Actor;
  authorId: UserId;
  before: PostContent;
  input: ContentInput;
  /** What it shows besides, such as an older text that comes back. */
  also?: PostContent;
}>;

/**
 * What was typed, over what was there: clean, and with files of the author's own alone. Fails as `requireRichText` does,
 * with media.not_found, category.not_found.
 */
export const judgeContent = async (
  repositories: Uses,
  needs: Pick<Ports, 'richText'>,
  { actor, authorId, before, input, also = before }: Judged,
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
  const already = [...mediaIn(before), ...mediaIn(also)];
  await requireOwnFiles(repositories, { actor, authorId, already }, content, media);
  if (content.categoryId !== null && !(await repositories.categories.find(content.categoryId)))
    throw new DomainError('category.not_found');
  return content;
};

/** Words of a text, for the time that reading it takes. */
export const wordsIn = ({ html }: Pick<PostContent, 'html'>): number => describeRichText(html).words;
