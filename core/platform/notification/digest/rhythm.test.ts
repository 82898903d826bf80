import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour, minute } from '#core/kernel/time.ts';
import { mayWait, notificationTypes, systemTopics } from '../categories.ts';
import { mailRhythms, quietTimes, quietUntil, requireRhythm, socialRoute } from './rhythm.ts';

/** With clocks that change by an hour, by half an hour, at midnight, and never. */
const zones = [
  'Asia/Ho_Chi_Minh',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'UTC',
];
const anyZone = fc.constantFrom(...zones);
const begin = Date.UTC(2026, 0, 1);
const anyMoment = fc
  .integer({ min: 0, max: 2 * 365 * 24 * 60 })
  .map((past) => new Date(begin + past * minute));
const anyTime = fc.constantFrom(...quietTimes);
const anyHours = fc.record({ from: anyTime, to: anyTime }).filter(({ from, to }) => from !== to);

/** What the wall clock shows, by another way than the rule takes. */
const clockAt = (at: Date, timeZone: string): string =>
  at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
const isWithin = ({ from, to }: { from: string; to: string }, clock: string): boolean =>
  from < to ? from <= clock && clock < to : clock >= from || clock < to;

describe('quiet hours', () => {
  it('hold exactly while the clock of the member shows a time within them, over midnight too', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, anyZone, (hours, at, zone) => {
        expect(quietUntil(hours, at, zone) !== null).toBe(isWithin(hours, clockAt(at, zone)));
      }),
    );
  });

  it('end at the first moment after them, whatever the clocks do meanwhile', () => {
    fc.assert(
      fc.property(
        anyHours,
        anyMoment,
        anyZone,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (hours, at, zone, part) => {
          const end = quietUntil(hours, at, zone);
          if (end === null) return;
          expect(end.getTime()).toBeGreaterThan(at.getTime());
          expect(end.getTime() - at.getTime()).toBeLessThanOrEqual(25 * hour);
          expect(isWithin(hours, clockAt(end, zone))).toBe(false);
          const between = new Date(
            at.getTime() + Math.floor(((end.getTime() - at.getTime()) * part) / minute) * minute,
          );
          expect(isWithin(hours, clockAt(between, zone)), between.toISOString()).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('that begin in the hour a night has twice are quiet both times', () => {
    const hours = { from: '01:30', to: '02:30' };
    // Clocks in Berlin go back from three to two at one in the morning, UTC.
    const secondTime = new Date('2026-10-25T01:10:00Z');
    expect(clockAt(secondTime, 'Europe/Berlin')).toBe('02:10');
    expect(quietUntil(hours, secondTime, 'Europe/Berlin')).toEqual(new Date('2026-10-25T01:30:00Z'));
  });

  it('that end in the hour a night does not have end after it', () => {
    const hours = { from: '22:00', to: '02:30' };
    expect(quietUntil(hours, new Date('2026-03-29T00:30:00Z'), 'Europe/Berlin')).toEqual(
      new Date('2026-03-29T01:00:00Z'),
    );
  });

  it('never hold back the account, its security and money', () => {
    const urgent = [
      ...notificationTypes.filter((type) => type !== 'SYSTEM' && !mayWait(type)),
      ...systemTopics.filter((topic) => !mayWait('SYSTEM', topic)),
    ];
    for (const topic of [
      'password_changed',
      'new_sign_in',
      'token_created',
      'second_factor_reset',
      'coins_granted',
      'payment_expired',
    ])
      expect(urgent).toContain(topic);
    for (const topic of [
      'PAYMENT_CREATED',
      'PAYMENT_REJECTED',
      'account_held',
      'ai_refunded',
      'order_canceled',
    ])
      expect(urgent).toContain(topic);
    for (const topic of [
      'LIKE',
      'CHAT',
      'REQUEST_REVIEW',
      'weekly_reminder',
      'reward_claimable',
      'level_expiring',
    ])
      expect(urgent).not.toContain(topic);
  });

  it('of no length are refused', () => {
    expect(() => requireRhythm({ quiet: { from: '07:00', to: '07:00' }, mails: 'AT_ONCE' })).toThrow(
      expect.objectContaining({
        fields: [expect.objectContaining({ path: 'body.quiet.to', code: 'notification.quiet_hours_empty' })],
      }),
    );
  });
});

describe('a mail about what people do', () => {
  it('goes at once, waits for one digest ahead, or is not written', () => {
    fc.assert(
      fc.property(
        fc.option(anyHours),
        fc.constantFrom(...mailRhythms),
        anyMoment,
        anyZone,
        (quiet, mails, at, zone) => {
          const route = socialRoute({ quiet, mails }, at, zone);
          const over = quietUntil(quiet, at, zone);
          if (mails === 'NONE') expect(route).toEqual({ kind: 'NONE' });
          else if (mails === 'AT_ONCE')
            expect(route).toEqual(over === null ? { kind: 'AT_ONCE' } : { kind: 'DIGEST', dueAt: over });
          else {
            if (route.kind !== 'DIGEST') throw new Error('It was to wait');
            const ahead = route.dueAt.getTime() - at.getTime();
            const longest = mails === 'DAILY' ? 25 * hour : 7 * 24 * hour + hour;
            expect(ahead).toBeGreaterThan(0);
            expect(ahead).toBeLessThanOrEqual(longest);
            expect(clockAt(route.dueAt, zone)).toBe('08:00');
            if (mails === 'WEEKLY')
              expect(
                new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'long' }).format(route.dueAt),
              ).toBe('Monday');
          }
        },
      ),
    );
  });

  it('waits for the same digest as another that comes before that one is due', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('DAILY', 'WEEKLY'),
        anyMoment,
        anyZone,
        fc.integer({ min: 0, max: 6 * 60 }),
        (mails, at, zone, more) => {
          const route = socialRoute({ quiet: null, mails }, at, zone);
          const later = new Date(at.getTime() + more * minute);
          if (route.kind === 'DIGEST' && later < route.dueAt)
            expect(socialRoute({ quiet: null, mails }, later, zone)).toEqual(route);
        },
      ),
    );
  });
});
