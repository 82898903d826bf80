import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PartnerReward } from '#core/money/partner/partner.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aPartner, aPartnerReward } from '#fixtures/money/partners.ts';
import { aUser } from '#fixtures/people/users.ts';
import {
  actorFor,
  expectRefusal,
  refusalOf,
  staff,
  superUser,
  system,
  world,
} from '#fixtures/engine/world.ts';

const seededWorld = (parts: Partial<PartnerReward> = {}) => {
  const member = aUser();
  const owner = aUser();
  const logo = aMedium({ ownerId: owner.id, purpose: 'GENERAL' });
  const partner = aPartner({ ownerId: owner.id, logoId: logo.id });
  const reward = aPartnerReward({ partnerId: partner.id, ...parts });
  const here = world({
    users: [member, owner, aUser({ id: staff.id })],
    media: [logo],
    partners: [partner],
    partnerRewards: [reward],
  });
  return { ...here, member, owner, partner, reward, actor: actorFor(member) };
};

describe('a partner reward', () => {
  it('claimed at a click is paid with its claim, its line and its event', async () => {
    const { app, actor, member, reward, partner, rows, events } = seededWorld();

    const { claim, reward: now } = await app.partner.claimPartnerReward(actor, { id: reward.id });

    expect(claim).toMatchObject({ status: 'COMPLETED', amount: 300, partnerName: partner.name });
    expect(now).toMatchObject({ left: 99, state: 'DONE', nextClaimAt: null });
    expect(rows('partnerRewards')[0]?.claimedCount).toBe(1);
    const { items } = await app.coin.listTransactions(actor, {});
    expect(items).toMatchObject([
      { type: 'PARTNER_REWARD', amount: 300, reference: `${reward.id}:${member.id}:1` },
    ]);
    expect(events('partner_claim.made')).toMatchObject([{ claimId: claim.id, status: 'COMPLETED' }]);
    expect((await app.partner.listPartnerClaims(actor, {})).items).toEqual([claim]);
    expect(await refusalOf(app.partner.claimPartnerReward(actor, { id: reward.id }))).toBe(
      'reward.already_claimed',
    );
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('opens again by the clock all servers share, whatever this one’s own says', async () => {
    const { ports, store, actor, reward, clock } = seededWorld({
      unit: 'DAILY',
      endsAt: after(noon, 60 * day),
    });
    let shared = noon;
    const { app } = world({}, { ...ports, sharedClock: { now: async () => shared } });
    const claim = () => app.partner.claimPartnerReward(actor, { id: reward.id });
    expect((await claim()).claim.at).toEqual(noon);
    clock.forward(2 * day);
    expect(await refusalOf(claim())).toBe('partner_reward.wait');
    shared = after(noon, day);
    expect((await claim()).claim.at).toEqual(shared);
    expect(store.committed.table('partnerClaims').all()).toHaveLength(2);
  });

  it('is listed with logo, what is left and where the member stands, and never with its code', async () => {
    const { app, actor, reward, owner, store } = seededWorld({
      proof: 'CODE',
      code: 'ANTAM24',
      unit: 'DAILY',
    });
    const { table } = store.committed;
    const soon = aPartnerReward({
      partnerId: reward.partnerId,
      startsAt: after(noon, 29 * day),
      endsAt: after(noon, 60 * day),
    });
    const far = aPartnerReward({
      partnerId: reward.partnerId,
      startsAt: after(noon, 31 * day),
      endsAt: after(noon, 60 * day),
    });
    const gone = aPartnerReward({ partnerId: reward.partnerId, endsAt: noon });
    for (const one of [soon, far, gone]) table('partnerRewards').set(one.id, one);

    const { items } = await app.partner.listPartnerRewards(actor);
    expect(items).toMatchObject([
      { id: reward.id, state: 'CLAIMABLE', left: 100, logoUrl: expect.stringContaining('thumbnail') },
      { id: soon.id, state: 'LATER', nextClaimAt: soon.startsAt },
    ]);
    expect(JSON.stringify(items)).not.toContain('ANTAM24');
    await app.partner.claimPartnerReward(actor, { id: reward.id, code: 'antam 24' });
    const [after1] = (await app.partner.listPartnerRewards(actor)).items;
    expect(after1).toMatchObject({ state: 'LATER', nextClaimAt: after(noon, day), left: 99 });
    // What one offers oneself is nothing to claim.
    expect((await app.partner.listPartnerRewards(actorFor(owner))).items).toEqual([]);
  });

  it('asks for its code, in any case and spacing, and gives nothing for another', async () => {
    const { app, actor, reward, rows } = seededWorld({ proof: 'CODE', code: 'AN TAM 24' });
    const claim = (code?: string) => app.partner.claimPartnerReward(actor, { id: reward.id, code });
    expect(await refusalOf(claim())).toBe('partner_reward.code_required');
    expect(await refusalOf(claim('  '))).toBe('partner_reward.code_required');
    expect(await refusalOf(claim('AN TAM 25'))).toBe('partner_reward.code_wrong');
    expect(rows('partnerClaims')).toEqual([]);
    expect((await claim('antam24')).claim.status).toBe('COMPLETED');
  });

  it('that needs approval is taken from the stock, waits, and is paid when staff say so', async () => {
    const { app, actor, reward, rows, events } = seededWorld({
      proof: 'APPROVAL',
      stock: 1,
      unit: 'UNLIMITED',
    });
    const { claim, reward: waiting } = await app.partner.claimPartnerReward(actor, {
      id: reward.id,
      evidence: ' Hoá đơn 1204 ',
    });
    expect(claim).toMatchObject({ status: 'PROCESSING', evidence: 'Hoá đơn 1204' });
    expect(waiting).toMatchObject({ state: 'WAITING', left: 0 });
    expect((await app.coin.getWallet(actor)).baseCoin).toBe(0);
    expect(await refusalOf(app.partner.claimPartnerReward(actor, { id: reward.id }))).toBe(
      'partner_reward.awaiting_approval',
    );
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });

    expect(await app.partner.approveClaim(staff, claim.id)).toMatchObject({
      status: 'COMPLETED',
      decidedBy: staff.id,
    });
    expect((await app.coin.getWallet(actor)).baseCoin).toBe(300);
    expect(events('partner_claim.decided')).toMatchObject([{ status: 'COMPLETED', title: reward.title }]);
    expect(rows('auditLog')).toMatchObject([{ action: 'partner_claim.approve', targetId: claim.id }]);
    expect(await refusalOf(app.partner.approveClaim(staff, claim.id))).toBe('partner_claim.not_pending');
    expect(await refusalOf(app.partner.refuseClaim(staff, { id: claim.id, reason: 'Muộn rồi' }))).toBe(
      'partner_claim.not_pending',
    );
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('refused gives back what it took, with a reason the member reads, and may be claimed anew', async () => {
    const { app, actor, reward, rows } = seededWorld({ proof: 'APPROVAL', stock: 1 });
    const { claim } = await app.partner.claimPartnerReward(actor, { id: reward.id });
    expect(await refusalOf(app.partner.refuseClaim(staff, { id: claim.id, reason: ' ' }))).toBe(
      'coin.reason_required',
    );
    await app.partner.refuseClaim(staff, { id: claim.id, reason: 'Hoá đơn không đúng' });
    expect((await app.partner.listPartnerClaims(actor, {})).items[0]).toMatchObject({
      status: 'CANCELED',
      note: 'Hoá đơn không đúng',
    });
    expect(rows('partnerRewards')[0]?.claimedCount).toBe(0);
    const again = await app.partner.claimPartnerReward(actor, { id: reward.id });
    await app.partner.approveClaim(staff, again.claim.id);
    expect((await app.coin.getWallet(actor)).baseCoin).toBe(300);
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('is not there when it or its partner is hidden, and not for the partner who offers it', async () => {
    const { app, actor, owner, reward, partner, store } = seededWorld();
    const claim = (by = actor) => refusalOf(app.partner.claimPartnerReward(by, { id: reward.id }));
    expect(await claim(actorFor(owner))).toBe('partner_reward.not_allowed');
    expect(await refusalOf(app.partner.claimPartnerReward(actor, { id: 'none' }))).toBe(
      'partner_reward.not_found',
    );
    store.committed.table('partners').set(partner.id, { ...partner, status: 'INACTIVE' });
    expect(await claim()).toBe('partner_reward.not_found');
    store.committed.table('partners').set(partner.id, { ...partner, ownerId: '1' });
    expect(await claim(superUser)).toBe('partner_reward.not_allowed');
    store.committed.table('partnerRewards').set(reward.id, { ...reward, status: 'INACTIVE' });
    expect(await claim()).toBe('partner_reward.not_found');
  });

  it('of one’s own is decided by another person, user 1 included', async () => {
    const { app, reward } = seededWorld({ proof: 'APPROVAL' });
    for (const own of [staff, superUser]) {
      const { claim } = await app.partner.claimPartnerReward(own, { id: reward.id });
      expect(await refusalOf(app.partner.approveClaim(own, claim.id))).toBe('partner_claim.own');
      expect(await refusalOf(app.partner.refuseClaim(own, { id: claim.id, reason: 'Không' }))).toBe(
        'partner_claim.own',
      );
    }
  });

  it('pays each claim once and never beyond its stock, however members and staff click', () => {
    const step = fc.record({
      who: fc.nat(2),
      what: fc.constantFrom('claim', 'approve', 'refuse', 'wait'),
      hours: fc.constantFrom(1, 24, 24 * 7),
    });
    return fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 25 }),
        fc.constantFrom('AUTOMATIC', 'APPROVAL'),
        fc.constantFrom('ONE_TIME', 'DAILY', 'UNLIMITED'),
        fc.integer({ min: 0, max: 4 }),
        async (steps, proof, unit, stock) => {
          const { app, reward, rows, store, clock } = seededWorld({ proof, unit, stock });
          const members = [1, 2, 3].map(() => aUser());
          for (const user of members) store.committed.table('users').set(user.id, user);
          for (const { who, what, hours } of steps) {
            const actor = actorFor(members[who]!); // three members
            const waiting = rows('partnerClaims').find(({ status }) => status === 'PROCESSING');
            if (what === 'wait') clock.forward(hours * hour);
            else if (what === 'claim')
              await app.partner.claimPartnerReward(actor, { id: reward.id }).catch(expectRefusal);
            else if (waiting && what === 'approve') await app.partner.approveClaim(staff, waiting.id);
            else if (waiting) await app.partner.refuseClaim(staff, { id: waiting.id, reason: 'Không đủ' });
          }
          const claims = rows('partnerClaims');
          expect(claims.filter(({ status }) => status !== 'CANCELED').length).toBeLessThanOrEqual(stock);
          const paid = rows('postings').filter(({ account }) => account === 'USER');
          expect(paid).toHaveLength(claims.filter(({ status }) => status === 'COMPLETED').length);
          if (unit === 'ONE_TIME')
            expect(paid.length).toBeLessThanOrEqual(new Set(claims.map(({ userId }) => userId)).size);
          expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
        },
      ),
      { numRuns: 60 },
    );
  });
});
