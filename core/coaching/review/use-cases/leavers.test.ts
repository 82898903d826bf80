import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { evidenceInput } from '#fixtures/coaching/specializations.ts';
import { actorFor, refusalOf, staff, system, world } from '#fixtures/engine/world.ts';

const closed = async (here: ReturnType<typeof desk>, actor: typeof here.asMember) => {
  const credentials = here.store.committed.table('credentials');
  credentials.set(actor.id, { userId: actor.id, hash: hashOf('pw-pw-pw'), updatedAt: here.clock.now() });
  await here.app.account.deleteAccount(actor, { password: 'pw-pw-pw' });
};

describe('A member whom staff close or ban', () => {
  it.each(['DELETE', 'BAN'] as const)(
    'leaves nobody waiting and no coins held: a coach, %s',
    async (status) => {
      const here = desk();
      const { id } = await here.request();
      await here.app.account.setStatus(staff, { id: here.coach.id, status, reason: 'Vi phạm' });
      expect(here.rows('reviews')).toMatchObject([{ id, status: 'CANCELED', cancelReason: 'COACH_LEFT' }]);
      expect(await here.ports.reads.wallets.of(here.member.id)).toMatchObject({
        fitCoin: 5000,
        heldFitCoin: 0,
      });
    },
  );

  it.each(['DELETE', 'BAN'] as const)('asks nobody for anything any more: a member, %s', async (status) => {
    const here = desk();
    const { id } = await here.request();
    await here.app.account.setStatus(staff, { id: here.member.id, status, reason: 'Vi phạm' });
    expect(here.rows('reviews')).toMatchObject([{ id, status: 'CANCELED', cancelReason: 'BY_MEMBER' }]);
  });

  it('keeps what waits while an account only rests', async () => {
    const here = desk();
    await here.request();
    await here.app.account.setStatus(staff, { id: here.coach.id, status: 'HOLD', reason: 'Xác minh' });
    expect(here.rows('reviews')).toMatchObject([{ status: 'PENDING' }]);
  });
});

describe('A former coach', () => {
  it('answers nobody: what waited for them ends, what they asked for themselves goes on', async () => {
    const here = desk();
    const { coaching, account } = here.app;
    const { id } = await here.request();
    await account.setType(staff, { id: here.coach.id, type: 'USER', reason: 'Hết hợp tác' });
    expect(here.rows('reviews')).toMatchObject([{ id, status: 'CANCELED', cancelReason: 'COACH_LEFT' }]);
    expect(await here.ports.reads.wallets.of(here.member.id)).toMatchObject({
      fitCoin: 5000,
      heldFitCoin: 0,
    });
    const again = { ...here.asked, coachId: here.coach.id };
    expect(await refusalOf(coaching.requestReview(here.asMember, again))).toBe('review.coach_not_found');
  });

  it('gets back what was set aside for a badge', async () => {
    const coach = aCoach();
    const transfers = [aTransfer({ userId: coach.id, coin: 'FIT_COIN', amount: 5000 })];
    const { app, ports } = world({ users: [coach], transfers });
    await app.specialization.request(actorFor(coach), { typeId: 'CPT', evidence: evidenceInput() });
    expect(await ports.reads.wallets.of(coach.id)).toMatchObject({ fitCoin: 0, heldFitCoin: 5000 });
    await app.account.setType(staff, { id: coach.id, type: 'USER', reason: 'Hết hợp tác' });
    expect(await ports.reads.wallets.of(coach.id)).toMatchObject({ fitCoin: 5000, heldFitCoin: 0 });
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('still reads what was earned, and nothing else of the desk', async () => {
    const here = desk();
    const { coaching, account } = here.app;
    const { id } = await here.request();
    await here.answer(id);
    await account.setType(staff, { id: here.coach.id, type: 'USER', reason: 'Hết hợp tác' });
    const asFormer = actorFor({ ...here.coach, type: 'USER' });
    const lines = [];
    for await (const line of await coaching.exportEarnings(asFormer)) lines.push(line.id);
    expect(await coaching.getEarnings(asFormer)).toMatchObject({ held: 765, released: 0, reviews: 1 });
    expect((await coaching.listEarningLines(asFormer, {})).items).toMatchObject([{ id, status: 'HELD' }]);
    expect(lines).toEqual([id]);
    for (const work of [
      coaching.getCoachSettings(asFormer),
      coaching.listSavedReplies(asFormer),
      coaching.listMembers(asFormer, {}),
      coaching.readCoachWeek(asFormer),
      // A coach who never answered earned nothing.
      coaching.getEarnings(here.asMember),
    ])
      expect(await refusalOf(work)).toBe('coach.not_coach');
  });

  it('is told no more of a member’s body than anybody else', async () => {
    const here = desk();
    const { coaching } = here.app;
    const { id } = await here.request();
    const note = {
      id: 'n1',
      kind: 'BODY',
      text: 'Cân nặng',
      anchor: { kind: 'METRIC', key: 'weight' },
    } as const;
    await coaching.approveReview(here.asCoach, { id, notes: [note], targets: [] });
    const before = await coaching.getReview(here.asCoach, id);
    expect(before).toMatchObject({ answers: here.asked.answers, cautions: ['HEART_DISEASE'] });
    expect(before.reply?.notes[0]?.since).toMatchObject({ was: 70 });
    await here.app.account.setType(staff, { id: here.coach.id, type: 'USER', reason: 'Hết hợp tác' });
    const asFormer = actorFor({ ...here.coach, type: 'USER' });
    const after = await coaching.getReview(asFormer, id);
    expect(after).toMatchObject({ seesWeek: false, answers: [], message: null, cautions: [] });
    expect(after.reply?.notes[0]?.since).toMatchObject({ was: null, now: null });
    const { items } = await coaching.listReplyVersions(asFormer, id);
    expect(items[0]?.reply.notes[0]?.since).toMatchObject({ was: null, now: null });
    // The member's own page says all of it still.
    expect((await coaching.getReview(here.asMember, id)).reply?.notes[0]?.since).toMatchObject({ was: 70 });
  });
});

describe('A member who has left', () => {
  it('shows the coach nothing of their body from that moment', async () => {
    const here = desk();
    const { coaching, indicator } = here.app;
    const { id } = await here.request();
    const look = () => indicator.getSnapshot(here.asCoach, { id: here.week.id, language: 'vi' });
    await here.answer(id);
    expect((await look()).strength).toMatchObject({ heartDisease: true });
    await closed(here, here.asMember);
    expect(await refusalOf(look())).toBe('indicator.not_found');
    expect(await coaching.getReview(here.asCoach, id)).toMatchObject({
      seesWeek: false,
      answers: [],
      message: null,
      cautions: [],
    });
  });

  it('is named in nobody’s notices and mails once the name is gone', async () => {
    const here = desk();
    const { coaching, account } = here.app;
    const { id } = await here.request();
    here.clock.forward(4 * day);
    await coaching.remindCoaches(system);
    here.clock.forward(4 * day);
    await coaching.expireReviews(system);
    await here.settle();
    expect(JSON.stringify(here.noticesOf(here.coach.id))).toContain(here.member.fullname);
    expect(JSON.stringify(here.mailsTo(here.coach.email))).toContain(here.member.fullname);
    await closed(here, here.asMember);
    here.clock.forward(31 * day);
    await account.anonymiseDueAccounts(system);
    expect(JSON.stringify(here.noticesOf(here.coach.id))).not.toContain(here.member.fullname);
    expect(JSON.stringify(here.mailsTo(here.coach.email))).not.toContain(here.member.fullname);
    expect(here.rows('reviews')).toMatchObject([{ id, status: 'CANCELED' }]);
  });
});
