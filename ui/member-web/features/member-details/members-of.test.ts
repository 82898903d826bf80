import { expect, test } from 'vitest';
import type { ReviewSummary } from '../../reviews.ts';
import { membersOf } from './members-of.ts';

const review = (id: string, memberId: string): ReviewSummary =>
  ({ id, memberId, memberName: `Name of ${memberId}`, memberAvatarUrl: null }) as ReviewSummary; // nothing else is read

test('everybody once, with the latest review and how many there are', () => {
  const members = membersOf([review('3', 'an'), review('2', 'binh'), review('1', 'an')]);
  expect(members.map(({ id, reviews, last }) => [id, reviews, last.id])).toEqual([
    ['an', 2, '3'],
    ['binh', 1, '2'],
  ]);
});

test('nobody asked, nobody is there', () => {
  expect(membersOf([])).toEqual([]);
});
