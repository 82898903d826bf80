import { postLimits } from '#core/content/post/post.ts';
import { codeMessage } from '#ui/api/field-message.ts';
import { lineProblem, proseProblem, type Problems } from '#ui/api/field-problems.ts';
import { htmlProblem } from '#ui/learning/field-rules.ts';
import type { CopyBody, Written } from './data.ts';

/** As the form holds it: lists are typed with commas, and what is not chosen is empty. */
export type ArticleFields = Readonly<{
  title: string;
  description: string;
  html: string;
  imageId: string | null;
  imageAlt: string;
  metaImageId: string | null;
  categoryId: string;
  tags: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  wantedSlug: string;
}>;

export const listIn = (typed: string): readonly string[] =>
  typed
    .split(/[,\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const fieldsOf = ({ copy }: Pick<Written, 'copy'>): ArticleFields => ({
  ...copy,
  categoryId: copy.categoryId ?? '',
  tags: copy.tags.join(', '),
  metaKeywords: copy.metaKeywords.join(', '),
});

export const bodyOf = (fields: Partial<ArticleFields>): Omit<CopyBody, 'version'> => {
  const { categoryId, tags, metaKeywords, ...plain } = fields;
  return {
    ...plain,
    ...(categoryId !== undefined && { categoryId: categoryId === '' ? null : categoryId }),
    ...(tags !== undefined && { tags: [...listIn(tags)] }),
    ...(metaKeywords !== undefined && { metaKeywords: [...listIn(metaKeywords)] }),
  };
};

/** All of them, as a text that can be compared and judged. */
export const contentOfFields = ({
  categoryId,
  tags,
  metaKeywords,
  ...plain
}: ArticleFields): Written['copy'] => ({
  ...plain,
  categoryId: categoryId === '' ? null : categoryId,
  tags: [...listIn(tags)],
  metaKeywords: [...listIn(metaKeywords)],
});

/** The fields of the points that the checklist names. */
const pointsAt: Readonly<Record<string, keyof ArticleFields>> = {
  'body.title': 'title',
  'body.description': 'description',
  'body.categoryId': 'categoryId',
  'body.html': 'html',
  'body.html.alt': 'html',
  'body.imageAlt': 'imageAlt',
};
export const fieldOf = (path: string): keyof ArticleFields => pointsAt[path] ?? 'title';

const tagsProblem = (typed: string): string | undefined => {
  const tags = listIn(typed);
  const { min, max } = postLimits.tagLength;
  if (tags.length > postLimits.tags) return codeMessage('input.max_length', { length: postLimits.tags });
  if (tags.some((tag) => tag.length > max)) return codeMessage('input.max_length', { length: max });
  return tags.some((tag) => tag.length < min) ? codeMessage('input.min_length', { length: min }) : undefined;
};

const keywordsProblem = (typed: string): string | undefined => {
  const words = listIn(typed);
  const { metaKeywords, metaKeywordLength } = postLimits;
  if (words.length > metaKeywords) return codeMessage('input.max_length', { length: metaKeywords });
  return words.some((word) => word.length > metaKeywordLength)
    ? codeMessage('input.max_length', { length: metaKeywordLength })
    : undefined;
};

/** What can't be kept even as a draft; what only lacks is for the checklist. */
export const articleProblems = (fields: ArticleFields): Problems<ArticleFields> => ({
  title: lineProblem(fields.title, postLimits.titleLength.max),
  description: proseProblem(fields.description, postLimits.descriptionLength),
  html: htmlProblem(fields.html, postLimits.htmlLength),
  imageAlt: lineProblem(fields.imageAlt, postLimits.imageAltLength),
  tags: tagsProblem(fields.tags),
  metaTitle: lineProblem(fields.metaTitle, postLimits.metaTitleLength),
  metaDescription: proseProblem(fields.metaDescription, postLimits.metaDescriptionLength),
  metaKeywords: keywordsProblem(fields.metaKeywords),
  wantedSlug: lineProblem(fields.wantedSlug, postLimits.slugLength.max),
});

/** A choice is saved at once; what is typed, when the typing rests. */
export const isChosen = (now: ArticleFields, saved: ArticleFields): boolean =>
  now.imageId !== saved.imageId ||
  now.metaImageId !== saved.metaImageId ||
  now.categoryId !== saved.categoryId;

const names = [
  'title',
  'description',
  'html',
  'imageAlt',
  'categoryId',
  'tags',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'wantedSlug',
] as const;

/** What lay on the device, if it is a text at all. */
export const readKept = (stored: unknown): ArticleFields | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' ? value : '';
  };
  const picture = (name: string): string | null => text(name) || null;
  return {
    ...(Object.fromEntries(names.map((name) => [name, text(name)])) as Omit<
      ArticleFields,
      'imageId' | 'metaImageId'
    >), // one of each name
    imageId: picture('imageId'),
    metaImageId: picture('metaImageId'),
  };
};
