import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, system, world } from '#fixtures/engine/world.ts';

const reason = 'Thư xác minh đến muộn';

describe('a reward claimed by staff for a member', () => {
  it('is the member’s own claim, with who gave it and why', async () => {
    const user = aUser();
    const { app, rows, events } = world({ users: [user] });

    expect(await app.coin.grantReward(staff, { type: 'VERIFY_EMAIL', userId: user.id, reason })).toEqual({
      userId: user.id,
      type: 'VERIFY_EMAIL',
      amount: 1000,
      coin: 'BASE_COIN',
    });

    const [claim] = rows('rewardClaims');
    expect(claim).toMatchObject({ userId: user.id, type: 'VERIFY_EMAIL', source: user.id, at: noon });
    const { items } = await app.coin.listTransactions(actorFor(user), {});
    expect(items).toMatchObject([{ type: 'REWARD', amount: 1000, note: reason }]);
    expect(rows('auditLog')).toMatchObject([
      {
        actor: staff.id,
        action: 'rewards.grant',
        targetId: user.id,
        after: { claimId: claim?.id, type: 'VERIFY_EMAIL', amount: 1000 },
        reason,
      },
    ]);
    expect(events('reward.claimed')).toHaveLength(1);
    expect(await refusalOf(app.coin.claimReward(actorFor(user), 'VERIFY_EMAIL'))).toBe(
      'reward.already_claimed',
    );
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('keeps every rule of the reward, and moves nothing otherwise', async () => {
    const user = aUser({ emailVerifiedAt: null });
    const held = aUser({ status: 'HOLD' });
    const other = aUser({ id: staff.id });
    const { app, rows } = world({ users: [user, held, other] });
    const refused = (userId: string, type = 'VERIFY_EMAIL', said = reason, actor = staff) =>
      refusalOf(app.coin.grantReward(actor, { type, userId, reason: said }));

    expect(await refused(user.id)).toBe('reward.not_allowed');
    expect(await refused(held.id)).toBe('reward.not_allowed');
    expect(await refused(user.id, 'GIFT')).toBe('reward.not_found');
    expect(await refused('nobody')).toBe('user.not_found');
    expect(await refused(user.id, 'VERIFY_EMAIL', '  ')).toBe('coin.reason_required');
    expect(await refused(staff.id)).toBe('user.cannot_change_self');
    expect(await refused(superUser.id, 'VERIFY_EMAIL', reason, superUser)).toBe('user.cannot_change_self');
    expect(
      await refused(user.id, 'VERIFY_EMAIL', reason, actorFor(other, ['reward.view', 'reward.update'])),
    ).toBe('access.not_authorized');
    expect(rows('rewardClaims')).toEqual([]);
    expect(rows('auditLog')).toEqual([]);
  });

  it('can be looked up first, by staff who may look at members', async () => {
    const user = aUser();
    const { app } = world({ users: [user] });
    const { items } = await app.coin.listRewardsOf(staff, user.id);
    expect(items.find(({ type }) => type === 'VERIFY_EMAIL')).toMatchObject({ status: 'PROCESSING' });
    expect(await refusalOf(app.coin.listRewardsOf(staff, 'nobody'))).toBe('user.not_found');
    const partner = actorFor(aUser(), ['partner.view', 'reward.view']);
    expect(await refusalOf(app.coin.listRewardsOf(partner, user.id))).toBe('access.not_authorized');
  });
});
