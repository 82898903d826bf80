import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalTokens } from '#http/people/contract/personal-tokens.ts';
import { emptyForm, lifetimes, sentToken, tokenProblems } from './new-token.ts';

const filled = { ...emptyForm, name: 'Trợ lý', password: 'mật khẩu' };

describe('the form of a new token', () => {
  it('sends what the contract takes whenever it finds nothing wrong, and only then', () => {
    const form = fc.record({
      name: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 70 }), fc.constant('Trợ lý')),
      weeks: fc.boolean(),
      reviews: fc.boolean(),
      photos: fc.boolean(),
      draft: fc.boolean(),
      days: fc.constantFrom(...lifetimes),
      password: fc.constantFrom('', 'mật khẩu'),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const isRight = Object.values(tokenProblems(typed)).every((problem) => problem === undefined);
        expect(personalTokens.create.body.safeParse(sentToken(typed)).success).toBe(isRight);
      }),
    );
  });

  it('asks for at least one scope, and reads the weeks whose photos may be seen', () => {
    expect(tokenProblems({ ...filled, weeks: false }).weeks).toBe('error.input.required');
    expect(sentToken({ ...filled, weeks: false, photos: true }).scopes).toEqual([
      'weeks.read',
      'photos.read',
    ]);
  });
});
