import { expect, test } from 'vitest';
import { parseRatingDraft } from './rating-draft.ts';

test('what was typed comes back', () => {
  expect(parseRatingDraft({ stars: 4, content: 'Rõ ràng' })).toEqual({ stars: 4, content: 'Rõ ràng' });
});

test.each([null, 5, 'text', [], {}, { stars: 4 }, { stars: 4, content: 1 }])('%j is of no use', (kept) => {
  expect(parseRatingDraft(kept)).toBeNull();
});

test.each([-1, 6, 2.5, '4', undefined])('%j stars are none', (stars) => {
  expect(parseRatingDraft({ stars, content: 'Rõ ràng' })).toEqual({ stars: 0, content: 'Rõ ràng' });
});
