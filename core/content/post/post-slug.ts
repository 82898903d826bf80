import { fieldError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { slug } from '#core/kernel/text/text.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { postLimits, type Post } from './post.ts';

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
const tries = 200;
/** Of a title that has no letter or digit of ours. */
const plainName: Readonly<Record<Language, string>> = { vi: 'bai-viet', en: 'article' };

const isFit = (text: string): boolean =>
  text === slug(text) && text.length >= min && text.length <= max && !reservedPostSlugs.has(text);

/** Made of a title: `-2`, `-3` … follow when it is taken. */
export const slugOfTitle = (title: string, language: Language, number = 1): string => {
  const made = slug(title);
  const base = made.length >= min && !reservedPostSlugs.has(made) ? made : `${plainName[language]}-${made}`;
  const ending = number === 1 ? '' : `-${number}`;
  return base.slice(0, max - ending.length).replace(/-+$/, '') + ending;
};

type Named = Pick<Post, 'id' | 'language' | 'title' | 'wantedSlug'> &
  Readonly<{ slug: string | null; isKnown: boolean }>;

/**
 * The address an article gets: the one its author wishes for, else one made of the title. An address that readers know
 * does not follow the title. Fails with post.slug_taken, input.invalid.
 */
export const freeSlug = async (
  { posts }: Pick<Repositories, 'posts'>,
  { id, language, title, wantedSlug, slug: present, isKnown }: Named,
): Promise<string> => {
  const isFree = async (tried: string) => {
    const owner = await posts.addressed(language, tried);
    return owner === null || owner.postId === id;
  };
  if (wantedSlug !== '') {
    if (!isFit(wantedSlug)) throw fieldError('body.wantedSlug', 'input.invalid');
    if (!(await isFree(wantedSlug))) throw fieldError('body.wantedSlug', 'post.slug_taken');
    return wantedSlug;
  }
  if (isKnown && present !== null) return present;
  for (let number = 1; number <= tries; number += 1) {
    const tried = slugOfTitle(title, language, number);
    if (await isFree(tried)) return tried;
  }
  throw fieldError('body.wantedSlug', 'post.slug_taken');
};
