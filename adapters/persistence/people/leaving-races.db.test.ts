import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import type { User } from '#core/people/account/user.ts';
import type { Review } from '#core/coaching/review/review.ts';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { atOnce, times, warmUp } from '#fixtures/engine/races.ts';
import { aReply } from '#fixtures/coaching/sequences/play.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { actorFor, staff } from '#fixtures/engine/world.ts';

/** PostgreSQL tells its counters with a delay of up to a second. */
const countersLagMs = 1_500;

describe('coins of many reviews moved at the same instant', () => {
  let here: DatabaseWorld;
  beforeAll(async () => {
    here = await databaseWorld();
    here.clock.set(noon);
    await warmUp(here.db);
  });
  afterAll(async () => {
    expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
    // A deadlock would be broken by PostgreSQL and the work repeated: nobody would notice, but slowness.
    await pause(countersLagMs);
    const { rows } = await here.db.raw(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
    await here.close();
  });

  /** Coaches who also keep a profile of their own, with coins for five reviews. */
  const people = async (count: number): Promise<readonly User[]> => {
    const users = times(count, () => aCoach({ reviewPrice: 100 }));
    await here.seed({
      users,
      snapshots: users.map(({ id: userId }) => aSnapshot({ userId, id: `week-${userId}` })),
      transfers: users.map(({ id: userId }) => aTransfer({ userId, coin: 'FIT_COIN', amount: 500 })),
    });
    return users;
  };

  const ask = async (member: User, coach: User): Promise<Review['id']> => {
    const { id } = await here.app.coaching.requestReview(actorFor(member), {
      coachId: coach.id,
      indicatorId: `week-${member.id}`,
      type: 'ALL',
      formId: null,
      answers: [],
    });
    return id;
  };

  it('two coaches who answer each other wait for nobody', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [one, other] = await people(2);
      if (!one || !other) throw new Error('There are two');
      const [asked, askedBack] = [await ask(one, other), await ask(other, one)];
      const { done } = await atOnce([
        () => here.app.coaching.approveReview(actorFor(other), { id: asked, ...aReply }),
        () => here.app.coaching.approveReview(actorFor(one), { id: askedBack, ...aReply }),
      ]);
      expect(done).toBe(2);
    }
  });

  it('a member is banned while every coach refuses: each price returns once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [member, ...coaches] = await people(6);
      if (!member) throw new Error('There is one');
      const asked: (readonly [User, Review['id']])[] = [];
      for (const coach of coaches) asked.push([coach, await ask(member, coach)]);
      const { codes, faults } = await atOnce<unknown>([
        () => here.app.account.setStatus(staff, { id: member.id, status: 'BAN', reason: 'Vi phạm' }),
        ...asked.toReversed().map(
          ([coach, id]) =>
            () =>
              here.app.coaching.rejectReview(actorFor(coach), { id, reason: 'Tôi đang nghỉ.' }),
        ),
      ]);
      expect(faults).toEqual([]);
      expect(['', 'review.not_pending']).toContain(codes.join());
      expect(await here.ports.reads.wallets.of(member.id)).toMatchObject({ fitCoin: 500, heldFitCoin: 0 });
    }
  });

  it('two who ask each other wait for nobody', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [one, other] = await people(2);
      if (!one || !other) throw new Error('There are two');
      const { done } = await atOnce([() => ask(one, other), () => ask(other, one)]);
      expect(done).toBe(2);
    }
  });

  const ways: readonly (readonly [string, (coach: User) => Promise<unknown>])[] = [
    ['is banned', ({ id }) => here.app.account.setStatus(staff, { id, status: 'BAN', reason: 'Vi phạm' })],
    ['coaches no longer', ({ id }) => here.app.account.setType(staff, { id, type: 'USER', reason: 'Nghỉ' })],
    [
      'closes the account',
      async (coach) => here.app.account.deleteAccount(actorFor(coach), { password: 'pw-pw-pw' }),
    ],
  ];

  /** Refused, or ended with its coins given back: a member who has left keeps nobody waiting. */
  const expectNobodyWaits = async (coach: User, members: readonly User[]): Promise<void> => {
    expect(await here.ports.reads.reviews.waitingCountOf(coach.id)).toBe(0);
    for (const { id } of members)
      expect(await here.ports.reads.wallets.of(id)).toMatchObject({ fitCoin: 500, heldFitCoin: 0 });
  };

  it.each(ways)('a coach who %s while members ask', async (_, leave) => {
    for (let round = 0; round < 6; round += 1) {
      const [coach, ...members] = await people(6);
      if (!coach) throw new Error('There is one');
      await here.ports.reads.credentials.set(coach.id, hashOf('pw-pw-pw'), noon);
      const works = members.map(
        (member): (() => Promise<unknown>) =>
          () =>
            ask(member, coach),
      );
      const { codes, faults } = await atOnce(works.toSpliced(round, 0, () => leave(coach)));
      expect(faults).toEqual([]);
      expect(['', 'review.coach_not_found']).toContain(codes.join());
      await expectNobodyWaits(coach, members);
    }
  });

  it.each(ways)('a coach who %s while members ask again', async (_, leave) => {
    for (let round = 0; round < 6; round += 1) {
      const [coach, ...members] = await people(6);
      if (!coach) throw new Error('There is one');
      await here.ports.reads.credentials.set(coach.id, hashOf('pw-pw-pw'), noon);
      const works: (() => Promise<unknown>)[] = [];
      for (const member of members) {
        const id = await ask(member, coach);
        await here.app.coaching.cancelReview(actorFor(member), id);
        works.push(() => here.app.coaching.reRequestReview(actorFor(member), { id }));
      }
      const { codes, faults } = await atOnce(works.toSpliced(round, 0, () => leave(coach)));
      expect(faults).toEqual([]);
      expect(['', 'review.coach_not_found']).toContain(codes.join());
      await expectNobodyWaits(coach, members);
    }
  });

  it('a member who is banned while asking waits for nobody', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [member, ...coaches] = await people(6);
      if (!member) throw new Error('There is one');
      const ban = () =>
        here.app.account.setStatus(staff, { id: member.id, status: 'BAN', reason: 'Vi phạm' });
      const works = coaches.map(
        (coach): (() => Promise<unknown>) =>
          () =>
            ask(member, coach),
      );
      const { codes, faults } = await atOnce(works.toSpliced(round, 0, ban));
      expect(faults).toEqual([]);
      expect(['', 'auth.user_ban']).toContain(codes.join());
      expect(await here.ports.reads.wallets.of(member.id)).toMatchObject({ fitCoin: 500, heldFitCoin: 0 });
    }
  });
});
