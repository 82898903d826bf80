import { day } from '#core/kernel/time.ts';
import type { TestServer } from '../../engine/test-server.ts';
import { call } from '../../engine/server.ts';
import { check } from '../../engine/scenario.ts';

export type Goods = Readonly<{ rewardId: string; productId: string }>;

export const priceFitCoin = 7;

/** Something to claim without end, and something to buy. */
export const stockShop = async ({ url, token }: TestServer): Promise<Goods> => {
  const make = async (path: string, body: Readonly<Record<string, unknown>>): Promise<string> => {
    const made = await call(url, 'POST', path, { token, body });
    check(made.status === 201, `${path} answered ${made.status}: ${JSON.stringify(made.body)}`);
    return String(made.body['id']);
  };
  const both = (text: string) => ({ vi: text, en: text });
  const now = Date.now();
  const partner = { name: 'Phòng tập', logoId: null, url: null, ownerId: null, status: 'ACTIVE' };
  const partnerId = await make('/admin/partners', partner);
  return {
    rewardId: await make('/admin/partner-rewards', {
      partnerId,
      title: both('Điểm danh'),
      description: both(''),
      amount: 3,
      coin: 'BASE_COIN',
      unit: 'UNLIMITED',
      startsAt: new Date(now - day),
      endsAt: new Date(now + day),
      stock: 1_000_000,
      proof: 'AUTOMATIC',
      code: null,
      status: 'ACTIVE',
    }),
    productId: await make('/admin/products', {
      title: both('Dây kháng lực'),
      description: both(''),
      imageIds: [],
      priceFitCoin,
      stock: 1_000_000,
      status: 'ACTIVE',
    }),
  };
};
