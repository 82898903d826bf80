import { expect, it } from 'vitest';
import { frontPosts } from './front-posts.ts';

const cards = (...ids: string[]) => ids.map((id) => ({ id }));
const idsOf = (shown: readonly Readonly<{ id: string }>[]) => shown.map(({ id }) => id).join('');

it('the home page begins with at most three pinned articles, and fills up to six with others', () => {
  expect(idsOf(frontPosts(cards('x', 'c', 'y', 'z'), cards('a', 'b', 'c', 'd', 'e', 'f')))).toBe('xcyabd');
  expect(idsOf(frontPosts([], cards('a', 'b')))).toBe('ab');
  expect(idsOf(frontPosts(cards('a'), cards('a')))).toBe('a');
});
