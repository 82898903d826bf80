import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { coreMessages } from '#core/kernel/messages/index.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { closedPlans, openPlans } from '#fixtures/money/plans.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, system, visitor, world } from '#fixtures/engine/world.ts';

const pro = { level: 'PRO', days: 30, priceFitCoin: 1000, reference: 'a' } as const;

const withMember = (parts: Parameters<typeof aUser>[0] = {}) => {
  const user = aUser(parts);
  const transfers = [aTransfer({ userId: user.id, amount: 5000, coin: 'FIT_COIN' })];
  const here = world({ users: [user], transfers }, { plans: closedPlans });
  return { ...here, user, actor: actorFor(user) };
};

describe('a plan whose benefits do not work yet', () => {
  it('is sold to nobody, not to those who hold it either, and no coin moves', async () => {
    for (const parts of [{}, { level: 'PRO', levelExpiresAt: after(noon, 10 * day) }] as const) {
      const { app, actor, user, rows } = withMember(parts);
      expect(await refusalOf(app.level.buyLevel(actor, pro))).toBe('level.closed');
      expect((await app.coin.getWallet(actor)).fitCoin).toBe(5000);
      expect(rows('users').find(({ id }) => id === user.id)).toEqual(user);
    }
  });

  it('is shown without a price, with what it lacks', async () => {
    const { app, actor } = withMember();
    const shown = { items: [], plans: [{ level: 'PRO', isForSale: false, benefits: [{ id: 'AI_CHAT', works: false }] }, { level: 'PREMIUM', isForSale: false }] }; // prettier-ignore
    expect(await app.level.listLevelOffers(visitor)).toMatchObject(shown);
    expect(await app.level.previewLevel(actor)).toMatchObject(shown);
  });

  it('stays with those who hold it, for its days, and staff still grant it', async () => {
    const levelExpiresAt = after(noon, 10 * day);
    const { app, actor, user, clock } = withMember({ level: 'PRO', levelExpiresAt });
    expect(await app.level.previewLevel(actor)).toMatchObject({ level: 'PRO', levelExpiresAt });
    await app.level.setLevel(staff, {
      id: user.id,
      level: 'PREMIUM',
      expiresAt: levelExpiresAt,
      reason: 'Tặng',
    });
    expect(await app.level.previewLevel(actor)).toMatchObject({ level: 'PREMIUM', levelExpiresAt });
    clock.set(levelExpiresAt);
    expect(await app.level.previewLevel(actor)).toMatchObject({ level: 'BASIC' });
  });

  it('says when it ends without inviting anybody to buy it', async () => {
    for (const language of ['vi', 'en'] as const) {
      const levelExpiresAt = after(noon, 5 * day);
      const { app, rows, mailer } = withMember({ level: 'PRO', levelExpiresAt, language });
      await app.level.expireLevels(system);
      await app.events.handleEvents(system);
      await app.notification.sendMails(system);
      expect(rows('notifications')).toMatchObject([{ topic: 'level_expiring', params: { type: 'PRO' } }]);
      const said = coreMessages[language]['notification.SYSTEM.level_expiring.body'];
      const mailed = mailer.sent.map(({ subject, text }) => `${subject} ${text}`).join(' ');
      expect(mailed).toContain('Pro');
      expect(said + mailed).not.toMatch(/renew|buy|gia hạn|mua/i);
    }
  });
});

describe('the waiting list of a plan', () => {
  it('is joined once and left by the member, who sees to be on it', async () => {
    const { app, actor, clock, rows } = withMember();
    const isWaiting = async () =>
      (await app.level.previewLevel(actor)).plans.map((plan) => [plan.level, plan.isWaiting]);
    expect(await app.level.joinPlanWait(actor, 'PRO')).toEqual({ level: 'PRO', isWaiting: true });
    clock.forward(day);
    await app.level.joinPlanWait(actor, 'PRO');
    expect(rows('planWaits')).toMatchObject([{ level: 'PRO', joinedAt: noon }]);
    expect(await isWaiting()).toEqual([
      ['PRO', true],
      ['PREMIUM', false],
    ]);
    await app.level.leavePlanWait(actor, 'PRO');
    await app.level.leavePlanWait(actor, 'PRO');
    expect(rows('planWaits')).toEqual([]);
    expect(await refusalOf(app.level.joinPlanWait(visitor, 'PRO'))).toBe('access.sign_in_required');
  });

  it('is counted and read by staff, in the order of joining', async () => {
    const users = [aUser(), aUser()];
    const { app, clock } = world({ users }, { plans: closedPlans });
    for (const user of users) {
      await app.level.joinPlanWait(actorFor(user), 'PRO');
      clock.forward(1000);
    }
    expect((await app.level.listPlans(staff)).map(({ level, waiting }) => [level, waiting])).toEqual([
      ['PRO', 2],
      ['PREMIUM', 0],
    ]);
    const first = await app.level.listPlanWaits(staff, { level: 'PRO', limit: 1 });
    expect(first.items).toMatchObject([{ userId: users[0]?.id, userEmail: users[0]?.email }]);
    const cursor = first.nextCursor ?? '';
    expect((await app.level.listPlanWaits(staff, { level: 'PRO', limit: 1, cursor })).items).toMatchObject([
      { userId: users[1]?.id },
    ]);
    const member = actorFor(users[0]!); // there are two
    expect(await refusalOf(app.level.listPlans(member))).toBe('access.not_authorized');
    expect(await refusalOf(app.level.listPlanWaits(member, { level: 'PRO' }))).toBe('access.not_authorized');
  });

  it('notifies nobody while the sale is closed; once it opens each is notified once, in-app and by mail', async () => {
    const user = aUser({ language: 'en' });
    const before = world({ users: [user] }, { plans: closedPlans });
    const actor = actorFor(user);
    await before.app.level.joinPlanWait(actor, 'PRO');
    expect(await before.app.level.notifyPlanWaits(system)).toEqual({ notified: 0 });

    const { app, ports, events, mailer, rows } = world({ users: [user] }, { plans: openPlans });
    await ports.reads.planWaits.join({ userId: user.id, level: 'PRO', joinedAt: noon });
    expect(await app.level.notifyPlanWaits(system)).toEqual({ notified: 1 });
    expect(await app.level.notifyPlanWaits(system)).toEqual({ notified: 0 });
    expect(events('plan.opened')).toEqual([{ type: 'plan.opened', userId: user.id, level: 'PRO' }]);
    expect(rows('planWaits')).toEqual([]);

    await app.events.handleEvents(system);
    await app.events.handleEvents(system);
    expect(rows('notifications')).toMatchObject([
      { userId: user.id, topic: 'plan_opened', params: { type: 'PRO' } },
    ]);
    await app.notification.sendMails(system);
    expect(mailer.sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('is for sale: Pro')]);
    expect(await refusalOf(app.level.joinPlanWait(actor, 'PRO'))).toBe('level.for_sale');
  });
});
