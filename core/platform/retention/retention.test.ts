import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { actorFor, world } from '#fixtures/engine/world.ts';
import { retentionLimits } from './retention.ts';
import { daysOf, retentionBounds, retentionKinds, type RetentionTerm } from './terms.ts';

const anyTerm: fc.Arbitrary<RetentionTerm> = fc.record({
  kind: fc.constantFrom(...retentionKinds),
  days: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY)),
  version: fc.integer({ min: 1 }),
  changedAt: fc.constant(noon),
});

describe('for how long something is kept', () => {
  it('is within its bounds, whatever a row says', () => {
    fc.assert(
      fc.property(fc.array(anyTerm, { maxLength: 10 }), (terms) => {
        const limits = retentionLimits(noon, terms);
        for (const kind of retentionKinds) {
          const { least, most } = retentionBounds[kind];
          const days = daysOf(kind, terms);
          expect(Number.isInteger(days) && days >= least && days <= most).toBe(true);
          expect(limits[kind]).toEqual(after(noon, -days * day));
        }
        expect(limits.expired).toEqual(noon);
      }),
    );
  });

  it('is usual where nothing was set, and usual lies within its bounds', () => {
    for (const kind of retentionKinds) {
      const { usual, least, most } = retentionBounds[kind];
      expect(daysOf(kind, [])).toBe(usual);
      expect(least <= usual && usual <= most).toBe(true);
    }
  });

  it('touches neither money nor the audit log nor consents nor decisions, whatever was set', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyTerm, { maxLength: 7 }),
        fc.integer({ min: 0, max: 20_000 }),
        async (terms, days) => {
          const member = aUser();
          const here = world({
            users: [member],
            payments: [aPayment({ userId: member.id, createdAt: noon })],
          });
          for (const term of new Map(terms.map((one) => [one.kind, one])).values())
            await here.ports.reads.retentionTerms.put({ ...term, version: 1 });
          const kept = [
            'payments',
            'postings',
            'wallets',
            'auditLog',
            'consents',
            'cases',
            'sanctions',
          ] as const;
          const before = kept.map((name) => here.rows(name));
          here.clock.forward(days * day);
          await here.app.settings.deleteExpiredRows(system);
          expect(kept.map((name) => here.rows(name))).toEqual(before);
        },
      ),
      { numRuns: 25 },
    );
  });
});

const clerk = aUser({ id: 'clerk' });
const member = aUser({ id: 'hoa' });
const sessions = [40, 50, 200].map((ago) =>
  aSession({ userId: 'hoa', endedAt: after(noon, -ago * day), endReason: 'SIGN_OUT' }),
);
const open = () => world({ users: [clerk, member], sessions });

describe('changing it', () => {
  it('says what would go, holds at the next cleaning, and is one line of the log with both numbers', async () => {
    const { app, rows } = open();
    const actor = actorFor(clerk, ['setting.update']);
    expect(await app.settings.previewRetention(actor, { kind: 'sessions', days: 45 })).toEqual({
      rows: 2,
      rowsNow: 1,
      isAtLeast: false,
    });
    expect(rows('sessions')).toHaveLength(3);
    const row = await app.settings.changeRetention(actor, { kind: 'sessions', days: 45, version: 0 });
    expect(row).toMatchObject({ days: 45, usual: 180, least: 30, most: 730, version: 1, changedAt: noon });
    expect(rows('auditLog')).toMatchObject([
      {
        action: 'retention.change',
        targetId: 'sessions',
        before: { keptDays: 180 },
        after: { keptDays: 45 },
      },
    ]);
    await app.settings.deleteExpiredRows(system);
    expect(rows('sessions')).toHaveLength(1);
  });

  it('is refused outside the bounds, over a version of before, and to people without the right', async () => {
    const { app, rows } = open();
    const actor = actorFor(clerk, ['setting.update']);
    for (const days of [29, 731, 45.5, Number.NaN])
      await expect(app.settings.changeRetention(actor, { kind: 'sessions', days })).rejects.toMatchObject({
        code: 'retention.out_of_bounds',
        params: { least: 30, most: 730 },
      });
    await app.settings.changeRetention(actor, { kind: 'sessions', days: 45, version: 0 });
    await expect(
      app.settings.changeRetention(actor, { kind: 'sessions', days: 60, version: 0 }),
    ).rejects.toMatchObject({ code: 'version.stale' });
    for (const who of [actorFor(clerk, ['audit.view', 'user.view']), actorFor(member)]) {
      await expect(app.settings.listRetention(who)).rejects.toMatchObject({
        code: 'access.not_authorized',
      });
      await expect(app.settings.changeRetention(who, { kind: 'events', days: 5 })).rejects.toMatchObject({
        code: 'access.not_authorized',
      });
    }
    expect(rows('auditLog')).toHaveLength(1);
  });
});
