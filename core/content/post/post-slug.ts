import { fieldError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Post } from './post.ts';
import { isFitSlug, slugOfTitle } from './slug-of-title.ts';

const tries = 200;

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
    if (!isFitSlug(wantedSlug)) throw fieldError('body.wantedSlug', 'input.invalid');
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
