import { describe, expect, it } from 'vitest';
import { aDelivery, anOrder, aProduct } from '#fixtures/money/catalog.ts';
import { aPartner, aPartnerClaim, aPartnerReward } from '#fixtures/money/partners.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

const member = aUser({ id: 'hoa', username: 'hoa' });
const product = aProduct();
const order = anOrder({ userId: member.id }, product);
const partner = aPartner();
const reward = aPartnerReward({ partnerId: partner.id, proof: 'CODE', code: 'BI-MAT-2026' });
const claim = aPartnerClaim({ rewardId: reward.id, userId: member.id, status: 'PROCESSING' });

const seeded = () => {
  const here = world({
    users: [member, aUser({ username: 'desk', roleId: 'desk' })],
    roles: [aRole({ id: 'desk', permissions: ['product.view'] })],
    products: [product],
    orders: [order],
    partners: [partner],
    partnerRewards: [reward],
    partnerClaims: [claim],
  });
  return { ...here, cli: (...words: string[]) => cli(here, ...words) };
};

describe('orders of the shop on the command line', () => {
  it('are listed with how many there are, and say where they go only one at a time', async () => {
    const here = seeded();
    const list = await here.cli('orders', 'list', '--status', 'pending', '--user', 'hoa', '--oldest');
    expect(list.code).toBe(0);
    expect(list.out).toContain(order.id);
    expect(list.out.split('\n').at(-1)).toBe('1 in all.');
    const rows = await here.cli('--json', 'orders', 'list');
    for (const secret of [aDelivery.phone, aDelivery.address]) {
      expect(list.out + rows.out).not.toContain(secret);
      expect((await here.cli('orders', 'show', order.id)).out).toContain(secret);
    }
    expect((await here.cli('orders', 'list', '--status', 'LOST')).code).toBe(2);
  });

  it('are worked on step by step, by those who may', async () => {
    const here = seeded();
    expect((await here.cli('--as', 'desk', 'orders', 'process', order.id)).code).toBe(3);
    expect((await here.cli('orders', 'process', order.id)).out).toMatch(/PROCESSING\.$/);
    expect((await here.cli('orders', 'complete', order.id, '--note', 'VN123')).out).toMatch(/COMPLETED\.$/);
    expect((await here.cli('orders', 'cancel', order.id, '--reason', 'Hết hàng')).code).toBe(5);
    expect((await here.cli('orders', 'cancel', order.id)).code).toBe(2);
    expect((await here.cli('orders', 'show', 'none')).code).toBe(4);
    expect(here.rows('auditLog').map(({ action }) => action)).toEqual(['order.process', 'order.complete']);
  });
});

describe('partners on the command line', () => {
  it('are listed with their rewards and claims, never with a code', async () => {
    const here = seeded();
    for (const words of [
      ['partners', 'list', '--status', 'active'],
      ['partners', 'rewards', '--partner', partner.id],
      ['partners', 'claims', '--status', 'processing'],
    ])
      for (const format of ['--json', '--no-json']) {
        const { code, out, errors } = await here.cli(...words, format);
        expect([code, `${out}${errors}`.includes('1 in all.')], words.join(' ')).toEqual([0, true]);
        expect(out).toContain(words[1] === 'list' ? partner.name : '');
        expect(out).not.toContain('BI-MAT-2026');
      }
  });

  it('have claims decided, once, with a reason where one is refused', async () => {
    const here = seeded();
    expect((await here.cli('partners', 'refuse', claim.id)).code).toBe(2);
    expect((await here.cli('--as', 'desk', 'partners', 'approve', claim.id)).code).toBe(3);
    expect((await here.cli('partners', 'refuse', claim.id, '--reason', 'Không khớp')).code).toBe(0);
    expect((await here.cli('partners', 'approve', claim.id)).code).toBe(5);
    expect(here.rows('auditLog')[0]).toMatchObject({ action: 'partner_claim.refuse', reason: 'Không khớp' });
  });
});
