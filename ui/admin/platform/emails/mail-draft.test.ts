import { expect, test } from 'vitest';
import { audienceOf, freshMail, isBlank, parseMailDraft } from './mail-draft.ts';

const written = {
  ...freshMail(),
  audience: { type: 'COACH', level: null, language: 'vi' },
  people: [{ id: 'hoa', name: 'Nguyễn Thị Hoà' }],
  vi: { subject: 'Chào', body: 'Chào {{name}},' },
  en: { subject: 'Hi', body: 'Hi {{name}},' },
} as const;

test('what was kept comes back as it was, with the id it had', () => {
  expect(parseMailDraft(JSON.stringify(written))).toEqual(written);
});

test.each([null, '', '{', '7', 'null', '{"draftId":"../x"}', '{"draftId":7}'])('%s is no draft', (kept) => {
  expect(parseMailDraft(kept)).toBeNull();
});

test('what does not belong into a draft is left out', () => {
  const odd = { draftId: 'd', audience: { type: 'KING', language: 'fr' }, people: [{ name: 'x' }, 3], vi: 4 };
  expect(parseMailDraft(JSON.stringify(odd))).toEqual({
    draftId: 'd',
    audience: { type: null, level: null, language: null },
    people: [],
    vi: { subject: '', body: '' },
    en: { subject: '', body: '' },
  });
});

test('a draft is blank until something is chosen or written', () => {
  expect(isBlank(freshMail())).toBe(true);
  expect(isBlank({ ...freshMail(), vi: { subject: ' ', body: '\n' } })).toBe(true);
  expect(isBlank({ ...freshMail(), en: { subject: '', body: 'Hi' } })).toBe(false);
  expect(isBlank(written)).toBe(false);
});

test('nobody picked means everybody else who fits', () => {
  expect(audienceOf(freshMail()).userIds).toBeNull();
  expect(audienceOf(written)).toEqual({ type: 'COACH', level: null, language: 'vi', userIds: ['hoa'] });
});
