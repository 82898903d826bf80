import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { addDays } from '#core/kernel/week.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { evidenceInput, fee } from '#fixtures/coaching/specializations.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, expectRefusal, staff, system, world } from '#fixtures/engine/world.ts';
import { badgesOf } from './views/badges.ts';
import { specializationChecks } from './specialization-request.ts';

const names = ['an', 'binh', 'chi'] as const;
const types = ['CPT', 'PACS'] as const;

type Step = Readonly<
  | { do: 'request'; who: number; what: number; days: number | null }
  | { do: 'update' | 'delete'; which: number; who: number; stale: boolean }
  | { do: 'approve'; which: number; stale: boolean }
  | { do: 'reject'; which: number }
  | { do: 'wait'; days: number }
>;

const who = fc.nat(2);
/** One of those there are: counted round. */
const which = fc.nat(9);
const stale = fc.nat(9).map((number) => number === 0);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('request' as const), who, what: fc.nat(1), days: fc.option(fc.integer({ min: 5, max: 90 })) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('update' as const, 'delete' as const), which, who, stale }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('approve' as const), which, stale }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reject' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }) },
); // prettier-ignore

type Asked = {
  id: string;
  who: number;
  what: number;
  /** The day after the last on which it counts, in days since the beginning; null: for good. */
  ends: number | null;
  state: 'WAITING' | 'APPROVED' | 'REFUSED' | 'GONE';
  version: number;
};
type Model = { asked: Asked[]; coins: number[]; today: number };

const start = 3;
const isOver = ({ ends }: Asked, { today }: Model) => ends !== null && ends <= today;
/** Its last 30 days, the time of day left aside: steps are whole days, and the test began at noon. */
const isEnding = ({ ends }: Asked, { today }: Model) => ends !== null && ends - today <= 30;

const blocks = (one: Asked, model: Model): boolean =>
  one.state === 'WAITING' || (one.state === 'APPROVED' && !isEnding(one, model));

/** Whether the step may happen; when it may, the model has taken it. */
const take = (model: Model, taken: Exclude<Step, { do: 'wait' }>): boolean => {
  if (taken.do === 'request') {
    const { who: coach, what, days } = taken;
    const own = model.asked.filter((one) => one.who === coach && one.what === what);
    if (own.some((one) => blocks(one, model))) return false;
    const left = (model.coins[coach] ?? 0) - fee;
    if (left < 0) return false;
    model.coins[coach] = left;
    const ends = days === null ? null : model.today + days + 1;
    model.asked.push({ id: '', who: coach, what, ends, state: 'WAITING', version: 1 });
    return true;
  }
  const one = model.asked[taken.which % Math.max(1, model.asked.length)];
  if (!one || one.state === 'GONE') return false;
  const isFresh = !('stale' in taken) || !taken.stale;
  switch (taken.do) {
    case 'update':
      if (one.who !== taken.who || one.state !== 'WAITING' || !isFresh) return false;
      Object.assign(one, { version: one.version + 1, ends: null });
      return true;
    case 'delete':
      if (one.who !== taken.who || !isFresh) return false;
      if (one.state === 'WAITING') model.coins[one.who] = (model.coins[one.who] ?? 0) + fee;
      one.state = 'GONE';
      return true;
    case 'approve': {
      if (one.state !== 'WAITING' || !isFresh || isOver(one, model)) return false;
      for (const other of model.asked)
        if (other.who === one.who && other.what === one.what && other.state === 'APPROVED')
          other.state = 'GONE';
      Object.assign(one, { state: 'APPROVED', version: one.version + 1 });
      return true;
    }
    case 'reject':
      if (one.state !== 'WAITING') return false;
      Object.assign(one, { state: 'REFUSED', version: one.version + 1 });
      model.coins[one.who] = (model.coins[one.who] ?? 0) + fee;
      return true;
  }
};

const seededWorld = () => {
  const users = names.map((id) => aUser({ id, type: 'COACH' }));
  const here = world({
    users: [...users, aUser({ id: staff.id })],
    transfers: names.map((userId) => aTransfer({ userId, coin: 'FIT_COIN', amount: start * fee })),
  });
  const actors = users.map((user) => actorFor(user));
  const today = () => localDate(here.clock.now(), defaultTimeZone);
  const { specialization } = here.app;

  /** Answers the new request's id, or nothing. */
  const perform = async (
    taken: Exclude<Step, { do: 'wait' }>,
    target: Asked | undefined,
  ): Promise<string> => {
    if (taken.do === 'request') {
      const expiresAt = taken.days === null ? null : addDays(today(), taken.days);
      const evidence = evidenceInput({ expiresAt });
      const typeId = types[taken.what] ?? 'CPT';
      return (await specialization.request(actors[taken.who]!, { typeId, evidence })).id; // one of three
    }
    const id = target?.id ?? 'none';
    const version = (target?.version ?? 1) + ('stale' in taken && taken.stale ? 1 : 0);
    const checklist = specializationChecks;
    if (taken.do === 'approve') await specialization.approve(staff, { id, version, checklist });
    else if (taken.do === 'reject') await specialization.reject(staff, { id, reason: 'Không đúng' });
    else {
      const actor = actors[taken.who]!; // one of three
      if (taken.do === 'delete') await specialization.deleteOwnRequest(actor, { id, version });
      else await specialization.updateOwnRequest(actor, { id, version, evidence: evidenceInput() });
    }
    return id;
  };
  return { ...here, actors, perform };
};

const play = async (steps: readonly Step[]): Promise<void> => {
  const here = seededWorld();
  const model: Model = { asked: [], coins: names.map(() => start * fee), today: 0 };
  for (const taken of steps) {
    if (taken.do === 'wait') {
      here.clock.forward(taken.days * day);
      model.today += taken.days;
    } else {
      const target =
        'which' in taken ? model.asked[taken.which % Math.max(1, model.asked.length)] : undefined;
      const before = target && { ...target };
      const isAllowed = take(model, taken);
      try {
        const id = await here.perform(taken, before);
        expect(isAllowed).toBe(true);
        if (taken.do === 'request') model.asked.at(-1)!.id = id; // just pushed
      } catch (error) {
        expectRefusal(error);
        expect([isAllowed, String(error)]).toEqual([false, String(error)]);
      }
    }

    const badges = await badgesOf(here.ports, names);
    for (const [index, name] of names.entries()) {
      const own = model.asked.filter((one) => one.who === index);
      const held = own.filter(({ state }) => state === 'WAITING').length * fee;
      expect(await here.app.coin.getWallet(here.actors[index]!)).toMatchObject({
        fitCoin: model.coins[index],
        heldFitCoin: held,
      });
      const worn = own.filter((one) => one.state === 'APPROVED' && !isOver(one, model));
      expect((badges.get(name) ?? []).map(({ type }) => type).toSorted()).toEqual(
        worn.map(({ what }) => types[what]).toSorted(),
      );
    }
  }
  expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
};

describe('specialization requests of several coaches, in any order', () => {
  it('hold, take and give back exactly one fee each, and show exactly the badges that stand', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), play), { numRuns: 60 });
  });
});
