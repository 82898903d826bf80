import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after, hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { readCode, secondFactorLimits, shownRecoveryCode, triesAfter } from './second-factor.ts';

describe('a typed code', () => {
  it('is read with the spaces, dashes and capitals people put in', () => {
    expect(readCode(' 123 456 ')).toEqual({ kind: 'app', code: '123456' });
    expect(readCode('ABCD-EFGH ijkl-2345')).toEqual({ kind: 'recovery', code: 'abcdefghijkl2345' });
    expect(readCode('１２３４５６')).toEqual({ kind: 'app', code: '123456' });
  });

  it('of any other shape is wrong', () => {
    const other = fc
      .string({ unit: 'binary' })
      .filter((text) => !/^\d{6}$|^[a-z2-7]{16}$/iu.test(text.normalize('NFKC').replace(/[\s-]/gu, '')));
    fc.assert(
      fc.property(other, (typed) => {
        expect(() => readCode(typed)).toThrow(DomainError);
      }),
    );
  });

  it('is shown in fours, and read back', () => {
    const code = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz234567'),
      minLength: 16,
      maxLength: 16,
    });
    fc.assert(
      fc.property(code, (one) => {
        expect(readCode(shownRecoveryCode(one))).toEqual({ kind: 'recovery', code: one });
      }),
    );
  });
});

describe('tries of an account', () => {
  it('are never more than there are in any hour that began with the first of them', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 25 * 60_000 }), { maxLength: 80 }), (waits) => {
        let at = noon;
        let state: { tries: number; triesSince: Date | null } = { tries: 0, triesSince: null };
        const taken: Date[] = [];
        for (const wait of waits) {
          at = after(at, wait);
          const next = triesAfter(state, at);
          if (next === null) continue;
          state = next;
          taken.push(at);
        }
        const { tries, triesWithin } = secondFactorLimits;
        // Two windows that meet can share an hour, so twice as many at most; in a window, never more than there are.
        for (const first of taken)
          expect(taken.filter((one) => one >= first && one < after(first, triesWithin)).length).toBeLessThan(
            2 * tries,
          );
        expect(state.tries).toBeLessThanOrEqual(tries);
      }),
    ));

  it('begin anew after an hour', () => {
    const out = { tries: secondFactorLimits.tries, triesSince: noon };
    expect(triesAfter(out, after(noon, hour - 1))).toBeNull();
    expect(triesAfter(out, after(noon, hour))).toEqual({ tries: 1, triesSince: after(noon, hour) });
  });
});
