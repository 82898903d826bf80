import { createIntl } from '@formatjs/intl';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { errorCatalogue } from '#core/error-catalogue.ts';
import { errorKinds } from '#core/kernel/error-kind.ts';
import { languages } from '#core/kernel/language.ts';
import { notificationTypes } from '#core/platform/notification/categories.ts';
import { errorParams } from '#core/error-catalogue.ts';
import { coreMessages, errorMessages, type MessageId } from './index.ts';

const intl = createIntl({ locale: 'en' });
const parsed = (text: string) => intl.formatters.getMessageFormat(text, 'en').getAst();
type Node = ReturnType<typeof parsed>[number];

const placeholdersIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    const inside =
      'options' in node ? Object.values(node.options).flatMap((option) => placeholdersIn(option.value)) : [];
    // Literal text and the # of a plural are the two kinds of node that name nothing.
    return node.type === 0 || node.type === 7 ? inside : [node.value, ...inside];
  });
const placeholders = (text: string): string[] => [...new Set(placeholdersIn(parsed(text)))].toSorted();

const ids = Object.keys(coreMessages.vi) as MessageId[]; // the catalogue's own keys
const texts = languages.flatMap((language) =>
  ids.map((id) => ({ language, id, text: coreMessages[language][id] })),
);
const offending = (wrong: (text: string, language: string) => boolean): string[] =>
  texts
    .filter(({ text, language }) => wrong(text, language))
    .map(({ language, id, text }) => `${language} ${id}: ${text}`);

describe('The catalogues', () => {
  test('are ICU text, every one of them', () => {
    const broken = texts.flatMap(({ language, id, text }) => {
      try {
        parsed(text);
        return [];
      } catch (error) {
        return [`${language} ${id}: ${String(error)}`];
      }
    });
    expect(broken).toEqual([]);
  });

  test('have the same keys in the same order', () => {
    expect(Object.keys(coreMessages.en)).toEqual(ids);
  });

  test('ask for the same values in both languages', () => {
    const differing = ids.filter(
      (id) => placeholders(coreMessages.vi[id]).join() !== placeholders(coreMessages.en[id]).join(),
    );
    expect(differing).toEqual([]);
  });

  test('hold no tags, no blank text, no loose spaces and no straight quotes ICU would swallow', () => {
    expect(offending((text) => /[<>]/.test(text))).toEqual([]);
    expect(offending((text) => text.trim() === '' || text !== text.trim() || / {2}/.test(text))).toEqual([]);
    expect(offending((text) => /['"]/.test(text))).toEqual([]);
  });

  test('are in one Unicode form', () => {
    expect(offending((text) => text !== text.normalize('NFC'))).toEqual([]);
  });

  test('place Vietnamese tones the new way: khoẻ, huỷ, hoà', () => {
    const oldPlace = /(?<!q)(òa|óa|ỏa|õa|ọa|òe|óe|ỏe|õe|ọe|ùy|úy|ủy|ũy|ụy)(?!\p{L})/iu;
    expect(offending((text, language) => language === 'vi' && oldPlace.test(text))).toEqual([]);
    expect(oldPlace.test('hủy')).toBe(true);
    expect(oldPlace.test('huỷ quý của')).toBe(false);
  });

  test('keep Vietnamese out of English and count without plural forms in Vietnamese', () => {
    const marks = /[ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụỳýỷỹỵ]/i;
    expect(offending((text, language) => language === 'en' && marks.test(text))).toEqual([]);
    expect(offending((text, language) => language === 'vi' && /\b(one|few|many) \{/.test(text))).toEqual([]);
  });
});

const say = (language: 'vi' | 'en', code: ErrorCode, values: Record<string, string | number>) =>
  createIntl({ locale: language, messages: { it: errorMessages[language][code] } }).formatMessage(
    { id: 'it' },
    values,
  );

describe('Refusals', () => {
  const codes = Object.keys(errorCatalogue) as ErrorCode[]; // the catalogue's own keys

  test('have a sentence for each code and a title for each kind', () => {
    for (const language of languages) {
      expect(Object.keys(errorMessages[language]).toSorted()).toEqual(codes.toSorted());
      for (const kind of errorKinds) expect(coreMessages[language][`error.title.${kind}`]).toBeTruthy();
    }
  });

  test('are one or two short sentences that end', () => {
    for (const language of languages)
      for (const code of codes) {
        const text = errorMessages[language][code];
        if (placeholders(text).length > 0) continue;
        expect(text, code).toMatch(/\.$/);
        expect(text.split(/[.!?](?= |$)/).length - 1, code).toBeLessThanOrEqual(2);
        expect(text.length, code).toBeLessThanOrEqual(150);
      }
  });

  test('ask for the listed values and no others', () => {
    const asking = Object.fromEntries(
      codes
        .map((code) => [code, placeholders(errorMessages.vi[code])] as const)
        .filter(([, names]) => names.length > 0),
    );
    const listed = Object.fromEntries(
      Object.entries(errorParams).map(([code, names]) => [code, names.toSorted()]),
    );
    expect(asking).toEqual(listed);
  });

  test('say the sentences the specification gives', () => {
    expect(errorMessages.en['coin.not_enough']).toContain(
      'You do not have enough coins to perform this action.',
    );
    expect(errorMessages.en['access.not_authorized']).toContain(
      'You are not authorized to perform this action',
    );
    expect(errorMessages.en['generic.unexpected']).toContain('Something went wrong. Please try again later');
    expect(errorMessages.en['auth.wait_5_minutes']).toContain('Please wait 5 minutes');
    expect(errorMessages.en['auth.passwords_differ']).toContain('Password must match');
    expect(errorMessages.en['auth.fullname_required']).toContain('Full name is required');
    expect(errorMessages.vi['coin.not_enough']).toContain('Bạn không đủ coin để thực hiện thao tác này');
    expect(errorMessages.vi['generic.unexpected']).toContain('Đã có lỗi. Vui lòng thử lại sau');
  });

  test('speak numbers and units the way the reader does', () => {
    expect(say('vi', 'indicator.out_of_range', { min: 0, max: 12000, unit: 'm' })).toBe(
      'Giá trị phải từ 0 đến 12.000 m. Vui lòng đo và nhập lại.',
    );
    expect(say('en', 'indicator.out_of_range', { min: 13, max: 100, unit: 'years' })).toContain(
      'between 13 and 100 years.',
    );
    expect(say('en', 'indicator.out_of_range', { min: 1, max: 2, unit: '' })).toContain('between 1 and 2. ');
    expect(say('vi', 'coin.not_enough', { coin: 'BASE_COIN', missing: 1200 })).toContain(
      'Bạn cần thêm 1.200 Base Coin, hãy nhận thưởng hoặc đổi từ Fit Coin.',
    );
  });
});

const sentence = (language: 'vi' | 'en', id: MessageId, values: Record<string, string | number>) =>
  createIntl({ locale: language, messages: { [id]: coreMessages[language][id] } }).formatMessage(
    { id },
    values,
  );

describe('Notifications', () => {
  test('gather people who did the same', () => {
    const like = 'notification.LIKE_FEED.body';
    expect(sentence('vi', like, { user: 'Lan', count: 1 })).toBe('Lan đã thích bài đăng của bạn.');
    expect(sentence('vi', like, { user: 'Lan', count: 13 })).toBe(
      'Lan và 12 người khác đã thích bài đăng của bạn.',
    );
    expect(sentence('en', like, { user: 'Lan', count: 2 })).toBe('Lan and 1 other liked your feed post.');
    expect(sentence('en', like, { user: 'Lan', count: 13 })).toBe('Lan and 12 others liked your feed post.');
  });

  test('of the 26 types ask for nothing but the placeholders of the specification, and whether an answer is spoken', () => {
    const allowed = new Set([
      'user',
      'count',
      'rating',
      'type',
      'amount',
      'title',
      'paymentId',
      'recording',
      'length',
    ]);
    const beyond = notificationTypes.flatMap((type) =>
      placeholders(coreMessages.vi[`notification.${type}.body`]).filter((name) => !allowed.has(name)),
    );
    expect(notificationTypes).toHaveLength(26);
    expect(beyond).toEqual([]);
  });

  test('of a correction show its sign', () => {
    const corrected = 'notification.SYSTEM.coins_corrected.body';
    const values = { coin: 'BASE_COIN', note: 'Trùng thưởng' };
    expect(sentence('vi', corrected, { ...values, amount: -1500 })).toContain('-1.500 Base Coin');
    expect(sentence('en', corrected, { ...values, amount: 20 })).toContain('+20 Base Coin');
  });
});
