import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { mayRefundSelf, refundableUntil, sharesOf } from './enrolment.ts';

const terms = { days: 7, percent: 20 };
const until = refundableUntil(noon, terms);
const begun = { status: 'IN_PROGRESS', percent: 0, refundableUntil: until } as const;
const justBefore = after(until, -1);

describe('mayRefundSelf', () => {
  it('allows 19 percent on the seventh day, and neither 20 percent nor the eighth', () => {
    expect(until).toEqual(after(noon, 7 * day));
    const may = (percent: number, at: Date) =>
      mayRefundSelf({ ...begun, percent }, terms, { at, wasRefunded: false });
    expect([may(19, justBefore), may(20, justBefore), may(19, until)]).toEqual([true, false, false]);
  });

  it('allows nobody who finished, took it back, or did so before', () => {
    const at = { at: justBefore, wasRefunded: false };
    expect(mayRefundSelf({ ...begun, status: 'COMPLETED' }, terms, at)).toBe(false);
    expect(mayRefundSelf({ ...begun, status: 'CANCELED' }, terms, at)).toBe(false);
    expect(mayRefundSelf(begun, terms, { ...at, wasRefunded: true })).toBe(false);
  });
});

describe('sharesOf', () => {
  it('keeps fifteen percent of a coach’s, rounded down, and all of the platform’s own', () => {
    expect(sharesOf(333, { isPlatform: false })).toEqual({ fee: 49, net: 284 });
    expect(sharesOf(333, { isPlatform: true })).toEqual({ fee: 333, net: 0 });
    expect(sharesOf(0, { isPlatform: false })).toEqual({ fee: 0, net: 0 });
  });
});
