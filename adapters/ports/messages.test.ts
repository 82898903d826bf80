import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '#core/error-catalogue.ts';
import { type ErrorCode } from '#core/kernel/domain-error.ts';
import { languages } from '#core/kernel/language.ts';
import { errorParams } from '#core/error-catalogue.ts';
import { errorSentence, errorTitle, say } from './messages.ts';

const codes = Object.keys(errorCatalogue) as ErrorCode[]; // the catalogue's own keys

const sample = { coin: 'FIT_COIN', unit: 'cm', placeholder: 'code' } as const;
const paramsFor = (code: ErrorCode) =>
  Object.fromEntries(
    (errorParams[code] ?? []).map((name) => [
      name,
      name in sample ? sample[name as keyof typeof sample] : 12,
    ]),
  );

describe('sentences', () => {
  it.each(languages)('say every refusal in %s with the values it names', (language) => {
    for (const code of codes) {
      const sentence = errorSentence(language, code, paramsFor(code));
      expect(sentence, code).not.toMatch(/[{}]|, (?:plural|select)/);
      expect(sentence.length, code).toBeGreaterThan(9);
    }
  });

  it('fall back to the kind when a value is missing, never to the raw text', () => {
    expect(errorSentence('vi', 'input.max_length')).toBe(errorTitle('vi', 'invalid'));
    expect(() => say('en', 'error.input.max_length')).toThrow();
  });

  it('count and write numbers as the language does', () => {
    expect(say('en', 'error.input.min_length', { length: 1 })).toBe('Enter at least 1 character.');
    expect(say('vi', 'coin.amount.BASE_COIN', { amount: 12_000 })).toContain('12.000');
    expect(say('en', 'coin.amount.BASE_COIN', { amount: 12_000 })).toContain('12,000');
  });
});
