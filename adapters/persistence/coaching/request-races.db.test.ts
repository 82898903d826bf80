import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { coachRequestChecks } from '#core/coaching/coach-request/coach-request.ts';
import { specializationChecks } from '#core/coaching/specialization/specialization-request.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { atOnce, times, warmUp } from '#fixtures/engine/races.ts';
import { evidenceInput, fee } from '#fixtures/coaching/specializations.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff } from '#fixtures/engine/world.ts';

let here: DatabaseWorld;
const colleague = actorFor(aUser({ id: 'colleague' }), ['specialization.update', 'coach-request.update']);
beforeAll(async () => {
  here = await databaseWorld();
  await here.seed({ users: [aUser({ id: staff.id }), aUser({ id: colleague.id })] });
  await warmUp(here.db);
});
afterEach(async () => {
  expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
});
afterAll(() => here.close());

const evidence = evidenceInput({ expiresAt: '2026-12-10' });
const checklist = specializationChecks;
const reason = 'Số chứng chỉ không khớp.';

const coachWith = async (requests: number) => {
  const coach = aUser({ type: 'COACH' });
  const transfers = [aTransfer({ userId: coach.id, coin: 'FIT_COIN', amount: requests * fee })];
  await here.seed({ users: [coach], transfers });
  const actor = actorFor(coach);
  return { actor, wallet: () => here.app.coin.getWallet(actor) };
};
const asked = async () => {
  const coach = await coachWith(1);
  const { id } = await here.app.specialization.request(coach.actor, { typeId: 'CPT', evidence });
  return { ...coach, id };
};
const stateOf = async (id: string) => (await here.ports.reads.specializationRequests.find(id))?.status;

describe('a coach request', () => {
  it('sent ten times at once waits once', async () => {
    const member = aUser();
    await here.seed({ users: [member] });
    const typed = { link: 'https://hoa.example', reason: 'Tôi đã huấn luyện năm năm.' };
    const { done, codes, faults } = await atOnce(
      times(10, () => () => here.app.coachRequest.apply(actorFor(member), typed)),
    );
    expect([done, codes, faults]).toEqual([1, ['coach_request.already_requested'], []]);
  });

  it('decided by two at once is decided once, and makes a coach or does not', async () => {
    for (const _round of times(5, (round) => round)) {
      const member = aUser();
      await here.seed({ users: [member] });
      const typed = { link: 'https://hoa.example', reason: 'Tôi đã huấn luyện năm năm.' };
      const { id } = await here.app.coachRequest.apply(actorFor(member), typed);
      const { done, codes, faults, results } = await atOnce([
        () => here.app.coachRequest.approve(staff, { id, checklist: coachRequestChecks }),
        () => here.app.coachRequest.reject(colleague, { id, reason: 'Liên kết không mở được.' }),
      ]);
      expect([done, codes, faults]).toEqual([1, ['coach_request.not_pending'], []]);
      const { type } = await here.ports.reads.users.get(member.id);
      expect(type).toBe(results[0]?.status === 'COMPLETED' ? 'COACH' : 'USER');
    }
  });
});

describe('a specialization request', () => {
  it('sent ten times at once is made once and holds one fee', async () => {
    const { actor, wallet } = await coachWith(10);
    const { done, codes, faults } = await atOnce(
      times(10, () => () => here.app.specialization.request(actor, { typeId: 'CPT', evidence })),
    );
    expect([done, codes, faults]).toEqual([1, ['specialization.exists'], []]);
    expect(await wallet()).toMatchObject({ fitCoin: 9 * fee, heldFitCoin: fee });
  });

  it('of many types at once never holds more than there is', async () => {
    const { actor, wallet } = await coachWith(2);
    const types = ['CPT', 'PACS', 'PPM', 'PMM', 'CPN', 'ANDROXX'] as const;
    const { done, codes, faults } = await atOnce(
      types.map((typeId) => () => here.app.specialization.request(actor, { typeId, evidence })),
    );
    expect([done, codes, faults]).toEqual([2, ['coin.not_enough'], []]);
    expect(await wallet()).toMatchObject({ fitCoin: 0, heldFitCoin: 2 * fee });
  });

  it('decided by two at once is decided once', async () => {
    for (const _round of times(5, (round) => round)) {
      const { id, wallet } = await asked();
      const { done, codes, faults } = await atOnce([
        () => here.app.specialization.approve(staff, { id, version: 1, checklist }),
        () => here.app.specialization.reject(colleague, { id, reason }),
      ]);
      expect([done, codes, faults]).toEqual([1, ['specialization.not_pending'], []]);
      const isApproved = (await stateOf(id)) === 'COMPLETED';
      expect(await wallet()).toMatchObject({ fitCoin: isApproved ? 0 : fee, heldFitCoin: 0 });
    }
  });

  it('deleted while it is approved is either withdrawn for its fee or approved and still there', async () => {
    for (const _round of times(5, (round) => round)) {
      const { actor, id, wallet } = await asked();
      const { done, faults } = await atOnce<unknown>([
        () => here.app.specialization.deleteOwnRequest(actor, { id, version: 1 }),
        () => here.app.specialization.approve(staff, { id, version: 1, checklist }),
      ]);
      expect([done, faults]).toEqual([1, []]);
      const row = await here.ports.reads.specializationRequests.find(id);
      const isApproved = row?.status === 'COMPLETED';
      expect(row?.removedAt === null).toBe(isApproved);
      expect(await wallet()).toMatchObject({ fitCoin: isApproved ? 0 : fee, heldFitCoin: 0 });
    }
  });

  it('is never approved with evidence that its staff did not see', async () => {
    for (const _round of times(5, (round) => round)) {
      const { actor, id } = await asked();
      const newer = evidenceInput({ number: 'MỚI' });
      const { done, faults } = await atOnce<unknown>([
        () => here.app.specialization.updateOwnRequest(actor, { id, version: 1, evidence: newer }),
        () => here.app.specialization.approve(staff, { id, version: 1, checklist }),
      ]);
      expect([done, faults]).toEqual([1, []]);
      const row = await here.ports.reads.specializationRequests.find(id);
      expect(row?.evidence.number === 'MỚI').toBe(row?.status === 'PENDING');
    }
  });

  it('about to end is spoken of once by any number of instances', async () => {
    const { id } = await asked();
    await here.app.specialization.approve(staff, { id, version: 1, checklist });
    const outcome = await atOnce(times(8, () => () => here.app.specialization.remindBadges(system)));
    expect(outcome.faults).toEqual([]);
    const { rows } = await here.db.raw(
      `select count(*)::int as count from events where event ->> 'type' = 'specialization.badge_ending' and event ->> 'requestId' = ?`,
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
