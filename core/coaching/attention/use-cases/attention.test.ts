import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aGoal, aSnapshot } from '#fixtures/body/snapshots.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, staff, system, visitor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { mostLookedAt } from './read-attention.ts';

const plateau = { kind: 'PLATEAU', subject: 'weight' } as const;

/** A member whose weight has stood still for weeks under a goal, with a request that waits. */
const stuck = async (parts: Parameters<typeof desk>[0] = {}) => {
  const here = desk(parts);
  const { coaching } = here.app;
  const userId = here.member.id;
  for (const [index, weight] of [70.1, 70, 70.2, 70.1].entries()) {
    const week = aSnapshot({ userId, week: shiftWeek('2026-W42', index), inputs: profileInputs({ weight }) });
    here.store.committed.table('snapshots').set(week.id, week);
  }
  const createdAt = new Date(here.clock.now().getTime() - 60 * day);
  here.store.committed.table('goals').set('goal', aGoal({ userId, target: 65, startValue: 74, createdAt }));
  const read = (actor = here.asCoach) => coaching.readAttention(actor);
  const choose = (
    isMuted: boolean,
    signal: Readonly<{ kind: 'PLATEAU' | 'SILENT'; subject: string }> = plateau,
  ) => coaching.muteSignal(here.asCoach, { memberId: userId, ...signal, isMuted });
  return { here, coaching, memberId: userId, read, choose };
};

describe('readAttention', () => {
  it('names the members a coach may see, with the weeks and numbers it stands on', async () => {
    const { here, read } = await stuck();
    expect(await read()).toEqual({ members: [], muted: [], lookedAt: 0, isAll: true });
    await here.request();
    const { members, lookedAt, isAll } = await read();
    expect(members).toMatchObject([
      {
        id: here.member.id,
        name: 'Nguyễn Thị Hoà',
        signals: [{ ...plateau, goal: 65, low: 70, high: 70.2, first: { week: '2026-W42' }, weeks: 5 }],
      },
    ]);
    expect([lookedAt, isAll]).toEqual([1, true]);
    expect((await read(here.asOther)).members).toEqual([]);
  });

  it('is closed to everybody but coaches', async () => {
    const { here, coaching } = await stuck();
    for (const actor of [here.asMember, staff, actorFor(aUser()), visitor])
      expect(await refusalOf(coaching.readAttention(actor))).toMatch(/^(access\.|coach\.not_coach)/);
  });

  it('sends and stores nothing by itself', async () => {
    const { here, read } = await stuck();
    await here.request();
    await here.settle();
    const kept = () => JSON.stringify([here.rows('notifications'), here.rows('mails'), here.rows('events')]);
    const before = kept();
    for (const _ of [1, 2]) expect((await read()).members).toHaveLength(1);
    await here.settle();
    expect(kept()).toBe(before);
    expect(here.rows('mutedSignals')).toEqual([]);
  });

  it('looks at the members who asked last, and says when there are others', async () => {
    const { here, read } = await stuck();
    const { id } = await here.request();
    const review = here.store.committed.table('reviews').get(id)!; // made above
    for (let index = 0; index < mostLookedAt; index += 1) {
      const user = aUser();
      here.store.committed.table('users').set(user.id, user);
      const later = new Date(review.requestedAt.getTime() + 1000 + index);
      const asked = { ...review, id: `review-${index}`, memberId: user.id, requestedAt: later };
      here.store.committed.table('reviews').set(asked.id, asked);
    }
    expect(await read()).toMatchObject({ members: [], lookedAt: mostLookedAt, isAll: false });
  });

  it('shows nothing of a member whose weeks this coach may not see, whatever happens between the two', async () => {
    const steps = ['request', 'end', 'answer', 'reject', 'cancel', 'leave', 'former'] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 7 }), async (played) => {
        const { here, coaching, memberId, read } = await stuck({ price: 0 });
        let last: string | null = null;
        const users = here.store.committed.table('users');
        const play: Record<(typeof steps)[number], () => Promise<unknown>> = {
          request: async () => void (last = (await here.request()).id),
          end: () => coaching.endCoachAccess(here.asMember, here.coach.id),
          answer: async () => last && here.answer(last),
          reject: async () => last && coaching.rejectReview(here.asCoach, { id: last, reason: 'Tôi bận.' }),
          cancel: async () => last && coaching.cancelReview(here.asMember, last),
          leave: async () => users.set(memberId, { ...here.member, status: 'DELETE' }),
          former: async () => users.set(here.coach.id, { ...here.coach, type: 'USER' }),
        };
        for (const step of played) {
          await play[step]().catch(() => null); // what the state refuses changes nothing
          const user = users.get(memberId)!; // never removed
          const sees =
            user.status !== 'DELETE' &&
            (await here.ports.reads.reviews.mayCoachSee(here.coach.id, memberId, here.clock.now()));
          const seen = await read();
          expect(seen.members.map(({ id }) => id)).toEqual(sees ? [memberId] : []);
          expect(seen.lookedAt).toBe(sees ? 1 : 0);
          const asFormer = { ...here.asCoach, type: 'USER' as const };
          expect(await refusalOf(read(asFormer))).toBe('coach.not_coach');
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('muteSignal', () => {
  it('hides one signal of one member from this coach until it is changed back', async () => {
    const { here, read, choose, memberId } = await stuck();
    await here.request();
    await choose(true);
    const muted = { member: { id: memberId }, ...plateau, mutedAt: here.clock.now(), holds: true };
    expect(await read()).toMatchObject({ members: [], muted: [muted], lookedAt: 1 });
    here.clock.forward(day);
    await choose(true);
    expect((await read()).muted).toMatchObject([muted]);
    await choose(true, { kind: 'SILENT', subject: '' });
    expect((await read()).muted).toMatchObject([muted, { kind: 'SILENT', holds: false }]);
    await choose(false);
    await choose(false);
    expect(await read()).toMatchObject({ members: [{ id: memberId }], muted: [{ kind: 'SILENT' }] });
  });

  it('is for a member whose weeks the coach may see, and a signal there can be', async () => {
    const { here, coaching, choose } = await stuck();
    expect(await refusalOf(choose(true))).toBe('member_note.member_not_found');
    await here.request();
    expect(await refusalOf(choose(true, { kind: 'SILENT', subject: 'weight' }))).toBe('input.invalid');
    const elsewhere = coaching.muteSignal(here.asOther, {
      memberId: here.member.id,
      ...plateau,
      isMuted: true,
    });
    expect(await refusalOf(elsewhere)).toBe('member_note.member_not_found');
    expect(here.rows('mutedSignals')).toEqual([]);
  });

  it('stands in the coach’s archive alone, and goes when either of the two is anonymised', async () => {
    for (const who of ['asMember', 'asCoach'] as const) {
      const { here, choose, memberId } = await stuck();
      const { id } = await here.request();
      await choose(true);
      const archived = async (actor: typeof here.asCoach) =>
        (await here.app.account.exportMyData(actor)).data['mutedSignals'];
      expect(await archived(here.asCoach)).toEqual([{ memberId, ...plateau, mutedAt: here.clock.now() }]);
      expect(await archived(here.asMember)).toEqual([]);
      await here.answer(id);
      const actor = here[who];
      const credential = { userId: actor.id, hash: hashOf('pw-pw-pw'), updatedAt: here.clock.now() };
      here.store.committed.table('credentials').set(actor.id, credential);
      await here.app.account.deleteAccount(actor, { password: 'pw-pw-pw' });
      here.clock.forward(31 * day);
      await here.app.account.anonymiseDueAccounts(system);
      expect(here.rows('mutedSignals')).toEqual([]);
    }
  });
});
