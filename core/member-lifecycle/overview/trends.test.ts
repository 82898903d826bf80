import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { after, day } from '#core/kernel/time.ts';
import { aCase } from '#fixtures/community/moderation.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { anyTrendRights, type Trend, trendRights } from './trend-rights.ts';
import { trendPeriodOf, trendWeeks } from './trends.ts';

const member = aUser({ id: 'member', createdAt: noon });
const trends = Object.keys(trendRights) as readonly Trend[]; // Object.keys forgets the names

describe('the last twelve weeks', () => {
  it('are whole weeks, one after the other, and hold the instant they are asked about', () => {
    const anyInstant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyInstant, (at) => {
        const { mondays, from, until } = trendPeriodOf(at);
        expect(new Set(mondays).size).toBe(trendWeeks);
        expect(mondays).toEqual(mondays.toSorted());
        expect(until.getTime() - from.getTime()).toBe(trendWeeks * 7 * day);
        expect(from <= at && at < until).toBe(true);
        expect(until.getTime() - at.getTime()).toBeLessThanOrEqual(7 * day);
      }),
    );
  });
});

describe('what staff watch week by week', () => {
  it('has every week once, those without anything too', async () => {
    const { app } = world({
      users: [member],
      cases: [aCase({ ownerId: member.id, targetKind: 'USER', createdAt: after(noon, -8 * day) })],
    });
    const read = await app.settings.readTrends(actorFor(aUser(), permissions));
    for (const trend of trends) {
      expect(read[trend]?.map(({ monday }) => monday)).toEqual(trendPeriodOf(noon).mondays);
    }
    expect(read.cases?.map(({ opened }) => opened)).toEqual([...Array(trendWeeks - 2).fill(0), 1, 0]);
  });

  it.each(trends)('%s is for those alone whose role opens its rows', async (trend) => {
    const { app } = world({ users: [member] });
    for (const permission of anyTrendRights) {
      const read = await app.settings.readTrends(actorFor(aUser(), [permission]));
      const isOpen = (trendRights[trend] as readonly string[]).includes(permission);
      expect(read[trend] !== null).toBe(isOpen);
    }
    expect(await refusalOf(app.settings.readTrends(actorFor(member)))).toBe('access.not_authorized');
  });

  it('counts no case of a kind that the reader may not see', async () => {
    const { app } = world({
      users: [member],
      cases: [aCase({ ownerId: member.id, targetKind: 'MESSAGE', createdAt: noon })],
    });
    const opened = async (permission: (typeof permissions)[number]) =>
      (await app.settings.readTrends(actorFor(aUser(), [permission]))).cases?.at(-1)?.opened;
    expect(await opened('chat.view')).toBe(1);
    expect(await opened('feed.view')).toBe(0);
  });
});
