import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { day } from '#core/kernel/time.ts';
import { referenceOf, tell } from '../engine/bank.ts';
import type { Counter, Person } from '../engine/counter.ts';
import { call, type Answer } from '../engine/house.ts';
import { check } from '../engine/scenario.ts';

const clients = 8;
const breathMs = 80;

export const kinds = ['grant', 'conversion', 'claim', 'purchase', 'order', 'transfer', 'approval'] as const;
export type Kind = (typeof kinds)[number];
type Book = Readonly<Record<Kind, Set<string>>>;

const emptyBook = (): Book => ({
  grant: new Set(),
  conversion: new Set(),
  claim: new Set(),
  purchase: new Set(),
  order: new Set(),
  transfer: new Set(),
  approval: new Set(),
});

export type MoneyLoad = Readonly<{
  /** What clients asked for, by a mark that its rows carry, or by a key where the house gives the mark. */
  begun: Book;
  /** What they were told is done, by the mark of its row. */
  told: Book;
  /** Answers that neither did it nor said to come again. */
  faults: readonly string[];
  /** Requests that got no answer, or 503, and were made again under the same key. */
  repeated(): number;
  /** How many things have been told so far. */
  total(): number;
  /** Waits until so many more are told. */
  more(count: number): Promise<void>;
  /** Each client ends what it has begun. */
  stop(): Promise<void>;
}>;

type Goods = Readonly<{ rewardId: string; productId: string }>;

const priceFitCoin = 7;

/** Something to claim without end, and something to buy. */
export const stockShop = async ({ url, token }: Counter): Promise<Goods> => {
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

/**
 * Clients that share members, so that wallets are hot, and that do not give up: whatever is not answered is asked for
 * again under its key until it is.
 */
export const startMoneyLoad = (
  { url, token }: Counter,
  members: readonly Person[],
  clerk: Person,
  { rewardId, productId }: Goods,
): MoneyLoad => {
  const begun = emptyBook();
  const told = emptyBook();
  const faults: string[] = [];
  let isOver = false;
  let repeats = 0;
  let serial = 1_000;

  /** Null: refused for a reason that is no fault, so nothing was done. */
  const insist = async (
    what: string,
    wanted: number,
    attempt: () => Promise<Answer>,
    allowed = '',
  ): Promise<Record<string, unknown> | null> => {
    for (;;) {
      const answer = await attempt().catch(() => null);
      if (answer?.status === wanted) return answer.body;
      if (answer !== null && answer.status !== 503) {
        if (allowed !== '' && answer.body['code'] === allowed) return null;
        faults.push(`${what} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
        return null;
      }
      repeats += 1;
      await pause(breathMs);
    }
  };

  const orderOf = async (member: Person) => {
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
    if (made === null) begun.order.delete(key);
    else told.order.add(String(made['id']));
    return (
      made && { id: String(made['id']), code: String(made['code']), amountVnd: Number(made['amountVnd']) }
    );
  };

  const wishes: readonly ((member: Person, number: number) => Promise<void>)[] = [
    async function grant({ id: userId }, number) {
      const reason = `load ${number}`;
      begun.grant.add(reason);
      const body = { userId, coin: 'BASE_COIN', amount: 1, reason };
      const key = randomUUID();
      const done = await insist('a grant', 201, () =>
        call(url, 'POST', '/admin/coins/grant', { token, key, body }),
      );
      if (done) told.grant.add(reason);
    },
    async function convert(member, number) {
      begun.conversion.add(String(number));
      const key = randomUUID();
      const body = { fitCoin: number };
      const done = await insist('a conversion', 200, () =>
        call(url, 'POST', '/me/convert', { token: member.token, key, body }),
      );
      if (done) told.conversion.add(String(number));
    },
    async function claim(member) {
      const key = randomUUID();
      begun.claim.add(key);
      const done = await insist('a claim', 201, () =>
        call(url, 'POST', `/partner-rewards/${rewardId}/claim`, { token: member.token, key, body: {} }),
      );
      if (done) told.claim.add(String((done['claim'] as { id: string }).id)); // as the contract has it
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
      if (done) told.purchase.add(note);
    },
    async function topUp(member, number) {
      const order = await orderOf(member);
      if (!order) return;
      begun.transfer.add(referenceOf(number));
      const money = { number, memo: order.code, amountVnd: order.amountVnd };
      const done = await insist('a notice', 200, () => tell(url, money));
      if (done) told.transfer.add(referenceOf(number));
    },
    async function approve(member, number) {
      const order = await orderOf(member);
      if (!order) return;
      const bankCode = referenceOf(number);
      begun.approval.add(bankCode);
      const key = randomUUID();
      const done = await insist('an approval', 200, () =>
        call(url, 'POST', `/admin/payments/${order.id}/approve`, {
          token: clerk.token,
          key,
          body: { bankCode },
        }),
      );
      if (done) told.approval.add(bankCode);
    },
  ];

  const work = async (client: number): Promise<void> => {
    const member = members[client % members.length]!; // within the list
    for (let turn = client; !isOver; turn += 1) await wishes[turn % wishes.length]!(member, (serial += 1)); // within the list
  };
  const workers = Array.from({ length: clients }, (_, client) => work(client));
  const total = () => kinds.reduce((sum, kind) => sum + told[kind].size, 0);

  return {
    begun,
    told,
    faults,
    repeated: () => repeats,
    total,
    async more(count) {
      const goal = total() + count;
      const deadline = Date.now() + 60_000;
      while (total() < goal) {
        check(faults.length === 0, faults.slice(0, 5).join('\n'));
        check(Date.now() < deadline, `${goal - total()} of ${count} more were not answered within a minute`);
        await pause(20);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(workers);
    },
  };
};
