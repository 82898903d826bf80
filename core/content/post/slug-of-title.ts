import type { Language } from '#core/kernel/language.ts';
import { slug } from '#core/kernel/text/text.ts';
import { postLimits } from './post.ts';

/** Addresses below `/post` that belong to pages. */
export const reservedPostSlugs: ReadonlySet<string> = new Set([
  'atom',
  'author',
  'category',
  'edit',
  'features',
  'feed',
  'new',
  'page',
  'preview',
  'privacy-policy',
  'rss',
  'search',
  'tag',
  'terms-conditions',
]);

const { min, max } = postLimits.slugLength;
/** Of a title that has no letter or digit of ours. */
const plainName: Readonly<Record<Language, string>> = { vi: 'bai-viet', en: 'article' };

export const isFitSlug = (text: string): boolean =>
  text === slug(text) && text.length >= min && text.length <= max && !reservedPostSlugs.has(text);

/** Made of a title: `-2`, `-3` … follow when it is taken. */
export const slugOfTitle = (title: string, language: Language, number = 1): string => {
  const made = slug(title);
  const base = made.length >= min && !reservedPostSlugs.has(made) ? made : `${plainName[language]}-${made}`;
  const ending = number === 1 ? '' : `-${number}`;
  return base.slice(0, max - ending.length).replace(/-+$/, '') + ending;
};
