import { describe, expect, it } from 'vitest';
import type { ListRequest } from '#core/kernel/page.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { after, day } from '#core/kernel/time.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aPartner, aPartnerClaim, aPartnerReward } from '#fixtures/money/partners.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, world } from '#fixtures/engine/world.ts';

const list = (filter: ListRequest['filter'] = {}, field = 'createdAt'): ListRequest => ({
  sort: { field, order: 'DESC' },
  from: 0,
  to: 24,
  filter,
});
const input = { name: 'An Tâm', logoId: null, url: null, ownerId: null, status: 'ACTIVE' } as const;
const picture = (ownerId: string, parts: Partial<Medium> = {}) =>
  aMedium({ ownerId, purpose: 'GENERAL', ...parts });

describe('partners', () => {
  it('are added, changed and deleted by staff, and each change is written down', async () => {
    const { app, rows } = world({ users: [aUser({ id: staff.id })] });
    const made = await app.partner.createPartner(staff, { ...input, name: '  An Tâm ' });
    expect(made).toMatchObject({ ...input, name: 'An Tâm', version: 1, rewardCount: 0, logoUrl: null });
    const changed = await app.partner.updatePartner(staff, { id: made.id, version: 1, status: 'INACTIVE' });
    expect(changed).toMatchObject({ name: 'An Tâm', status: 'INACTIVE', version: 2 });
    expect(await refusalOf(app.partner.updatePartner(staff, { id: made.id, version: 1, name: 'X' }))).toBe(
      'version.stale',
    );
    await app.partner.deletePartner(staff, made.id);
    expect(await refusalOf(app.partner.getPartner(staff, made.id))).toBe('partner.not_found');
    expect(rows('auditLog').map(({ action }) => action)).toEqual([
      'partner.create',
      'partner.update',
      'partner.delete',
    ]);
  });

  it('show only general pictures of the person who sets them, and keep one that is set', async () => {
    const other = aUser();
    const own = picture(staff.id);
    const bad = [
      picture(other.id),
      picture(staff.id, { purpose: 'PHYSICAL_PROFILE' }),
      picture(staff.id, { type: 'VIDEO' }),
    ];
    const { app } = world({
      users: [other, aUser({ id: staff.id }), aUser({ id: 'second' })],
      media: [own, ...bad],
    });
    for (const { id } of [...bad, { id: nextId() }])
      expect(await refusalOf(app.partner.createPartner(staff, { ...input, logoId: id }))).toBe(
        'partner.logo_not_found',
      );
    const { id, logoUrl } = await app.partner.createPartner(staff, { ...input, logoId: own.id });
    expect(logoUrl).toContain('thumbnail');
    const second = { ...staff, id: 'second' };
    expect(
      await app.partner.updatePartner(second, { id, version: 1, logoId: own.id, name: 'B' }),
    ).toMatchObject({ logoId: own.id });
  });

  it('belong to an account that is there, whose role stays what it is', async () => {
    const owner = aUser();
    const gone = aUser({ anonymisedAt: noon });
    const { app, rows } = world({ users: [owner, gone, aUser({ id: staff.id })] });
    for (const ownerId of ['nobody', gone.id])
      expect(await refusalOf(app.partner.createPartner(staff, { ...input, ownerId }))).toBe(
        'partner.owner_not_found',
      );
    await app.partner.createPartner(staff, { ...input, ownerId: owner.id });
    expect(rows('users').find(({ id }) => id === owner.id)).toEqual(owner);
  });

  it('with rewards are not deleted', async () => {
    const partner = aPartner();
    const { app } = world({
      partners: [partner],
      partnerRewards: [aPartnerReward({ partnerId: partner.id })],
    });
    expect(await refusalOf(app.partner.deletePartner(staff, partner.id))).toBe('partner.has_rewards');
  });
});

const offering = () => {
  const partner = aPartner();
  const { id: _, claimedCount: __, version: ___, createdAt: ____, updatedAt: _____, ...offer } = aPartnerReward({ partnerId: partner.id }); // prettier-ignore
  return { ...world({ partners: [partner] }), partner, offer };
};

describe('rewards offered', () => {
  it.each([
    ['a unit that never ends', { unit: 'TIME' }, 'partner_reward.time_unit_not_allowed', 'body.unit'],
    [
      'an end before the start',
      { endsAt: after(noon, -2 * day) },
      'partner_reward.invalid_date_range',
      'body.endsAt',
    ],
    [
      'an end at the start',
      { endsAt: after(noon, -day) },
      'partner_reward.invalid_date_range',
      'body.endsAt',
    ],
    ['no end of claims', { unit: 'UNLIMITED', stock: null }, 'partner_reward.stock_required', 'body.stock'],
    ['a code that is missing', { proof: 'CODE' }, 'partner_reward.code_required', 'body.code'],
    ['a code of nearly nothing', { proof: 'CODE', code: 'a  b' }, 'input.min_length', 'body.code'],
  ] as const)('are refused with %s', async (_, parts, code, path) => {
    const { app, offer } = offering();
    await expect(app.partner.createRewardOffer(staff, { ...offer, ...parts })).rejects.toMatchObject({
      code,
      fields: [{ path }],
    });
    const made = await app.partner.createRewardOffer(staff, offer);
    await expect(
      app.partner.updateRewardOffer(staff, { id: made.id, version: 1, ...parts }),
    ).rejects.toMatchObject({ code, fields: [{ path }] });
  });

  it('pay no more for a claim than one person may give', async () => {
    const { app, offer } = offering();
    expect(await refusalOf(app.partner.createRewardOffer(staff, { ...offer, amount: 20_001 }))).toBe(
      'coin.grant_too_large',
    );
    const made = await app.partner.createRewardOffer(staff, { ...offer, amount: 20_000 });
    const change = { id: made.id, version: 1 };
    expect(await refusalOf(app.partner.updateRewardOffer(staff, { ...change, amount: 20_001 }))).toBe(
      'coin.grant_too_large',
    );
  });

  it('forget a code nobody asks for, never offer less than was claimed, and log no code', async () => {
    const { app, offer, rows } = offering();
    const made = await app.partner.createRewardOffer(staff, { ...offer, proof: 'CODE', code: ' BÍ MẬT ' });
    expect(made).toMatchObject({ code: 'BÍ MẬT', claimedCount: 0, version: 1 });
    const changed = await app.partner.updateRewardOffer(staff, {
      id: made.id,
      version: 1,
      proof: 'AUTOMATIC',
    });
    expect(changed).toMatchObject({ code: null, proof: 'AUTOMATIC', version: 2 });
    expect(JSON.stringify(rows('auditLog'))).not.toContain('BÍ MẬT');
    expect(rows('auditLog')[1]?.after).toMatchObject({ codeChanged: true });
    expect(
      await refusalOf(app.partner.updateRewardOffer(staff, { id: made.id, version: 1, amount: 5 })),
    ).toBe('version.stale');
    expect(await refusalOf(app.partner.createRewardOffer(staff, { ...offer, partnerId: 'none' }))).toBe(
      'partner.not_found',
    );
  });

  it('keep room for the claims that stand', async () => {
    const partner = aPartner();
    const reward = aPartnerReward({ partnerId: partner.id, stock: 5, claimedCount: 3 });
    const { app } = world({ partners: [partner], partnerRewards: [reward] });
    await expect(
      app.partner.updateRewardOffer(staff, { id: reward.id, version: 1, stock: 2 }),
    ).rejects.toMatchObject({ code: 'partner_reward.stock_below_claimed', params: { claimed: 3 } });
    expect(await app.partner.updateRewardOffer(staff, { id: reward.id, version: 1, stock: 3 })).toMatchObject(
      { stock: 3, claimedCount: 3 },
    );
  });
});

const twoPartners = () => {
  const owner = aUser({ roleId: 'partner' });
  const member = aUser({ fullname: 'Nguyễn Thị Ánh', email: 'anh@example.com' });
  const mine = aPartner({ ownerId: owner.id });
  const theirs = aPartner({ name: 'Khác' });
  const rewards = [
    aPartnerReward({ partnerId: mine.id, proof: 'CODE', code: 'CUATOI' }),
    aPartnerReward({ partnerId: theirs.id, proof: 'CODE', code: 'CUAHO' }),
  ] as const;
  const claims = rewards.map(({ id: rewardId }) =>
    aPartnerClaim({
      rewardId,
      userId: member.id,
      evidence: 'Gọi tôi: anh@example.com',
      decidedBy: staff.id,
    }),
  );
  const here = world({
    users: [owner, member],
    partners: [mine, theirs],
    partnerRewards: rewards,
    partnerClaims: claims,
  });
  return {
    ...here,
    mine,
    theirs,
    rewards,
    claims,
    member,
    actor: actorFor(owner, ['partner.view', 'reward.view']),
  };
};

describe('a partner’s own account', () => {
  it('sees its own partner and rewards, codes too, and nobody else’s', async () => {
    const { app, actor, mine, theirs, rewards } = twoPartners();
    expect((await app.partner.listPartners(actor, list())).rows.map(({ id }) => id)).toEqual([mine.id]);
    expect((await app.partner.listPartners(actor, list({ ownerId: 'someone' }))).rows).toHaveLength(1);
    expect(await refusalOf(app.partner.getPartner(actor, theirs.id))).toBe('partner.not_found');
    expect((await app.partner.listRewardOffers(actor, list())).rows.map(({ code }) => code)).toEqual([
      'CUATOI',
    ]);
    expect((await app.partner.getRewardOffer(actor, rewards[0].id)).code).toBe('CUATOI');
    expect(await refusalOf(app.partner.getRewardOffer(actor, rewards[1].id))).toBe(
      'partner_reward.not_found',
    );
  });

  it('hears of claims, never of who claimed', async () => {
    const { app, actor, claims, member } = twoPartners();
    const { rows } = await app.partner.listClaims(actor, list({}, 'at'));
    expect(rows).toMatchObject([
      { id: claims[0]?.id, userName: 'Nguyễn T. Á.', userId: '', evidence: null, decidedBy: null },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`anh@example|${member.id}`));
    expect(await app.partner.getClaim(actor, claims[0]!.id)).toMatchObject({ userId: '' }); // two were made
    expect(await refusalOf(app.partner.getClaim(actor, claims[1]!.id))).toBe('partner_claim.not_found'); // two were made
    for (const asked of [{ q: 'anh@example.com' }, { userId: member.id }, { userName: member.fullname }])
      expect(await refusalOf(app.partner.listClaims(actor, list(asked, 'at')))).toBe('input.filter');
    expect(await refusalOf(app.partner.listClaims(actor, list({}, 'userName')))).toBe('input.sort');
    expect((await app.partner.listClaims(staff, list({ q: 'anh@example.com' }, 'at'))).rows).toMatchObject([
      { userName: member.fullname, userId: member.id },
      {},
    ]);
  });

  it('changes nothing', async () => {
    const { app, actor, mine, rewards, claims } = twoPartners();
    for (const work of [
      app.partner.createPartner(actor, input),
      app.partner.updatePartner(actor, { id: mine.id, version: 1, name: 'X' }),
      app.partner.deletePartner(actor, mine.id),
      app.partner.createRewardOffer(actor, rewards[0]),
      app.partner.updateRewardOffer(actor, { id: rewards[0].id, version: 1, amount: 9 }),
      app.partner.approveClaim(actor, claims[0]!.id), // two were made
      app.partner.refuseClaim(actor, { id: claims[0]!.id, reason: 'Không' }), // two were made
    ])
      expect(await refusalOf(work)).toBe('access.not_authorized');
  });
});
