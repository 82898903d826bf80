import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldError } from '#core/kernel/domain-error.ts';
import { aTextRule } from '#fixtures/community/moderation.ts';
import { readPattern, rulesMet, textRuleActions, verdictOf } from './text-rule.ts';

const meets = (pattern: string, text: string, kind: 'WORD' | 'DOMAIN' = 'WORD') =>
  rulesMet([aTextRule({ kind, pattern })], text).length === 1;

describe('words', () => {
  it('are found whole, whatever their case, marks and form', () => {
    for (const text of ['LỪA ĐẢO!', 'bị lua dao rồi', '“Lừa-đảo”', 'lừa\n đảo', 'ＬＵＡ đảo'])
      expect([text, meets('lừa đảo', text)]).toEqual([text, true]);
  });

  it('are never parts of words', () => {
    for (const text of ['candy', 'scan', 'can1', 'lua daos', 'dao lua', ''])
      expect([text, meets('can', text), meets('lừa đảo', text)]).toEqual([text, false, false]);
  });

  it('put between other words are found at every place', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(word), fc.array(word), word, (before, after, pattern) => {
        const text = [...before, pattern.toUpperCase(), ...after].join(', ');
        const isThere = (list: readonly string[]) => list.includes(pattern);
        return (
          meets(pattern, text) &&
          meets(pattern, [...before, ...after].join(' ')) === (isThere(before) || isThere(after))
        );
      }),
    );
  });
});

describe('domains', () => {
  it('are met by themselves and their subdomains, linked or not', () => {
    for (const text of [
      'https://gia.example/x?y=1',
      'xem GIA.EXAMPLE.',
      'a.b.gia.example:8080',
      'mail@gia.example',
      '(www.gia.example)',
    ])
      expect([text, meets('gia.example', text, 'DOMAIN')]).toEqual([text, true]);
  });

  it('are not met by others that end or begin like them', () => {
    for (const text of ['khonggia.example', 'gia.example.vn', 'gia example', 'gia.examples', 'x-gia.example'])
      expect([text, meets('gia.example', text, 'DOMAIN')]).toEqual([text, false]);
  });
});

it('a domain is one, however it was typed', () => {
  expect(readPattern('DOMAIN', ' https://www.Gia.example/mua?x=1 ').folded).toBe('gia.example');
  for (const typed of ['gia', 'gia .example', '-gia.example', 'gia..example'])
    expect(() => readPattern('DOMAIN', typed)).toThrow(
      fieldError('body.pattern', 'text_rule.domain_invalid'),
    );
});

it('the strictest rule decides, and what is flagged of a new account waits', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...textRuleActions)), fc.boolean(), (actions, isNew) => {
      const verdict = verdictOf(
        actions.map((action) => ({ action })),
        isNew,
      );
      if (actions.includes('REFUSE')) return verdict === 'REFUSE';
      if (actions.includes('HOLD')) return verdict === 'HOLD';
      if (actions.includes('FLAG')) return verdict === (isNew ? 'HOLD' : 'FLAG');
      return verdict === 'PASS';
    }),
  );
});
