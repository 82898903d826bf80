import { fieldError } from '#core/kernel/domain-error.ts';
import { normalize, slug } from '#core/kernel/text/text.ts';
import { postLimits } from './post.ts';

/** The address of a tag: those that are alike without marks and case are one. */
export const tagSlug = (tag: string): string => slug(tag);

/** Each once, as it was written first. Fails with input.invalid, input.max_length and the like. */
export const cleanTags = (typed: readonly string[]): readonly string[] => {
  const { min, max } = postLimits.tagLength;
  const found = new Map<string, string>();
  for (const [index, text] of typed.entries()) {
    const tag = normalize(text).replace(/\s+/gu, ' ').replace(/^#+/, '');
    const key = tagSlug(tag);
    if (tag.length < min || key === '')
      throw fieldError(`body.tags.${index}`, 'input.min_length', { length: min });
    if (tag.length > max) throw fieldError(`body.tags.${index}`, 'input.max_length', { length: max });
    if (!found.has(key)) found.set(key, tag);
  }
  if (found.size > postLimits.tags)
    throw fieldError('body.tags', 'input.max_length', { length: postLimits.tags });
  return [...found.values()];
};
