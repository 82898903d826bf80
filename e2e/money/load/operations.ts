import { randomUUID } from 'node:crypto';
import { referenceOf, sendNotice } from '../../engine/bank.ts';
import type { TestServer, Person } from '../../engine/test-server.ts';
import { call } from '../../engine/server.ts';
import { priceFitCoin, type Goods } from './goods.ts';
import type { PersistentClient } from './persistent-client.ts';

export const kinds = ['grant', 'conversion', 'claim', 'purchase', 'order', 'transfer', 'approval'] as const;
export type Kind = (typeof kinds)[number];
export type Book = Readonly<Record<Kind, Set<string>>>;

export const emptyBook = (): Book => ({
  grant: new Set(),
  conversion: new Set(),
  claim: new Set(),
  purchase: new Set(),
  order: new Set(),
  transfer: new Set(),
  approval: new Set(),
});

/** One thing that a client does with money; its number is used once in a load. */
export type Operation = (member: Person, number: number) => Promise<void>;

type Needs = Readonly<{
  testServer: Pick<TestServer, 'url' | 'token'>;
  clerk: Person;
  goods: Goods;
  begun: Book;
  confirmed: Book;
  insist: PersistentClient['insist'];
}>;

/** Coins that staff grant, and coins that a member converts. */
const coinOperations = ({
  testServer: { url, token },
  begun,
  confirmed,
  insist,
}: Needs): readonly Operation[] => [
  async function grant({ id: userId }, number) {
    const reason = `load ${number}`;
    begun.grant.add(reason);
    const body = { userId, coin: 'BASE_COIN', amount: 1, reason };
    const key = randomUUID();
    const done = await insist('a grant', 201, () =>
      call(url, 'POST', '/admin/coins/grant', { token, key, body }),
    );
    if (done) confirmed.grant.add(reason);
  },
  async function convert(member, number) {
    begun.conversion.add(String(number));
    const key = randomUUID();
    const body = { fitCoin: number };
    const done = await insist('a conversion', 200, () =>
      call(url, 'POST', '/me/convert', { token: member.token, key, body }),
    );
    if (done) confirmed.conversion.add(String(number));
  },
];

/** A partner's reward that a member claims, and a product that a member buys. */
const shopOperations = ({
  testServer: { url },
  goods: { rewardId, productId },
  begun,
  confirmed,
  insist,
}: Needs): readonly Operation[] => [
  async function claim(member) {
    const key = randomUUID();
    begun.claim.add(key);
    const done = await insist('a claim', 201, () =>
      call(url, 'POST', `/partner-rewards/${rewardId}/claim`, { token: member.token, key, body: {} }),
    );
    if (done) confirmed.claim.add(String((done['claim'] as { id: string }).id)); // as the contract has it
  },
  async function buy(member, number) {
    const note = `load ${number}`;
    begun.purchase.add(note);
    const key = randomUUID();
    const delivery = { name: member.fullname, phone: '0901234567', address: '1 Lê Lợi, Quận 1', note };
    const body = { productId, quantity: 1, unitPrice: priceFitCoin, delivery };
    const done = await insist('a purchase', 201, () =>
      call(url, 'POST', '/orders', { token: member.token, key, body }),
    );
    if (done) confirmed.purchase.add(note);
  },
];

type TopUpOrder = Readonly<{ id: string; code: string; amountVnd: number }>;

/** Orders that the bank pays, and orders that staff approve. */
const topUpOperations = ({
  testServer: { url },
  clerk,
  begun,
  confirmed,
  insist,
}: Needs): readonly Operation[] => {
  const order = async (member: Person): Promise<TopUpOrder | null> => {
    const key = randomUUID();
    begun.order.add(key);
    const body = { packageId: 'package1', method: 'BANK_TRANSFER' };
    const made = await insist(
      'an order',
      201,
      () => call(url, 'POST', '/payments', { token: member.token, key, body }),
      // Money that a crash left unjudged keeps orders open for some seconds.
      'payment.too_many_open',
    );
    if (made === null) {
      begun.order.delete(key);
      return null;
    }
    const id = String(made['id']);
    confirmed.order.add(id);
    return { id, code: String(made['code']), amountVnd: Number(made['amountVnd']) };
  };

  return [
    async function topUp(member, number) {
      const made = await order(member);
      if (!made) return;
      begun.transfer.add(referenceOf(number));
      const money = { number, memo: made.code, amountVnd: made.amountVnd };
      const done = await insist('a notice', 200, () => sendNotice(url, money));
      if (done) confirmed.transfer.add(referenceOf(number));
    },
    async function approve(member, number) {
      const made = await order(member);
      if (!made) return;
      const bankCode = referenceOf(number);
      begun.approval.add(bankCode);
      const key = randomUUID();
      const path = `/admin/payments/${made.id}/approve`;
      const done = await insist('an approval', 200, () =>
        call(url, 'POST', path, { token: clerk.token, key, body: { bankCode } }),
      );
      if (done) confirmed.approval.add(bankCode);
    },
  ];
};

export const moneyOperations = (needs: Needs): readonly Operation[] => [
  ...coinOperations(needs),
  ...shopOperations(needs),
  ...topUpOperations(needs),
];
