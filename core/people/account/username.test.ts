import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readPhone } from './phone.ts';
import { readUsername } from './username.ts';

const codeOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

describe('a username', () => {
  it('of the right shape is kept in lower case, and reading it again changes nothing', () => {
    const shaped = fc.stringMatching(/^[A-Za-z][A-Za-z0-9._]{2,29}$/);
    fc.assert(
      fc.property(shaped, (typed) => {
        const code = codeOf(() => readUsername(typed));
        if (code !== null) return expect(code).toBe('user.username_reserved');
        expect(readUsername(typed)).toBe(typed.toLowerCase());
        expect(readUsername(` ${readUsername(typed)} `)).toBe(typed.toLowerCase());
      }),
    );
  });

  it('of any other shape is refused, whatever the signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const isShaped = /^[a-z][a-z0-9._]{2,29}$/.test(typed.trim().toLowerCase());
        const code = codeOf(() => readUsername(typed));
        if (!isShaped) expect(code).toBe('user.username_invalid');
      }),
    );
    for (const typed of ['ab', 'a'.repeat(31), '1abc', 'a-b', 'hoà', '.abc', 'a b']) {
      expect(codeOf(() => readUsername(typed))).toBe('user.username_invalid');
    }
  });

  it('that is an address or an office of the site is refused in any capitals', () => {
    for (const typed of ['admin', 'Admin', 'API', 'coach', 'support', 'ai.coach', 'filters']) {
      expect(codeOf(() => readUsername(typed))).toBe('user.username_reserved');
    }
  });
});

describe('a phone number', () => {
  it('written in any usual way is one number', () => {
    for (const typed of [
      '0912345678',
      '0912 345 678',
      '+84 912 345 678',
      '(+84) 912-345-678',
      '0084912345678',
      '+84 (0)912 345 678',
      '84912345678',
      '０９１２３４５６７８',
    ]) {
      expect(readPhone(typed)).toBe('+84912345678');
    }
    expect(readPhone('+1 (415) 555-0132')).toBe('+14155550132');
    expect(readPhone('  ')).toBeNull();
  });

  it('read again is the same, and anything else is refused', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (phone) => {
        fc.pre(!phone.startsWith('+840'));
        expect(readPhone(phone)).toBe(phone);
      }),
    );
    for (const typed of ['12345', '0912 abc', '+', '1'.repeat(16), '++84912345678', '000']) {
      expect(codeOf(() => readPhone(typed))).toBe('input.invalid');
    }
  });
});
