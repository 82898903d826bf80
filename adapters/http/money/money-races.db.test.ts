import { setTimeout as pause } from 'node:timers/promises';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { permissions } from '#core/access/actor/permission.ts';
import { aDelivery, aProduct } from '#fixtures/money/catalog.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { aReportedTransfer } from '#fixtures/money/incoming-transfers.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { plainPasswords } from '#fixtures/engine/ports.ts';
import { crowds, times, warmUp } from '#fixtures/engine/races.ts';
import { aRole, aSession, aUser } from '#fixtures/people/users.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens } from '#adapters/composition/container.ts';
import { createTestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { listen } from '../engine/listen.ts';
import { createHttpServer } from '../server.ts';

const secret = 'n8Lq2Vw5Xz7Bc4Hd9Fg1Jk6Mp3Rt0YsU';
const folder = mkdtempSync(join(tmpdir(), 'fitboard-races-'));

/** The whole server on PostgreSQL, asked over its port. */
const openServer = async () => {
  const database = await createTestDatabase();
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none' }),
    databaseUrl: database.url,
    bankWebhookSecret: secret,
  };
  const container = createContainer(config);
  container.rebind(tokens.passwords).toConstantValue(plainPasswords);
  const http = createHttpServer(container);
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  const reads = container.get(tokens.reads);
  const app = container.get(tokens.application);
  await reads.roles.insert(aRole({ id: 'clerks', permissions }));

  const signedIn = async (parts: Parameters<typeof aUser>[0] = {}) => {
    const user = aUser(parts);
    await reads.users.insert(user);
    const at = new Date();
    const expiresAt = new Date(at.getTime() + 3_600_000);
    const session = aSession({ userId: user.id, createdAt: at, expiresAt });
    await reads.sessions.insert(session);
    const token = container.get(tokens.tokens).access({ userId: user.id, sessionId: session.id, at });
    return { ...user, token };
  };

  const send = async (path: string, body: object, headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      code: answer.ok ? '' : (JSON.parse(text) as { code: string }).code,
    }; // problem+json
  };

  return {
    reads,
    /** Connections of the clients and of the database are open, so that nobody comes late for the race. */
    async warmUp() {
      const health = `http://127.0.0.1:${port}/api/health/live`;
      await Promise.all(times(Math.max(...crowds), async () => (await fetch(health)).text()));
      await warmUp(container.get(tokens.db));
    },
    signedIn,
    send,
    post: (token: string, path: string, body: object, key: string = nextId()) =>
      send(path, body, { authorization: `Bearer ${token}`, 'idempotency-key': key }),
    reconcile: () => app.coin.reconcile(system),
    /** A notice is answered once it is stored: what its server still judges is held by nobody else, and is waited for. */
    async judge() {
      do {
        await app.payment.judgeReceived(system);
        await pause(10);
      } while ((await reads.incomingTransfers.received(null, 1)).length > 0);
    },
    walletOf: (userId: string) => reads.wallets.of(userId),
    give: (userId: string, amount: number) =>
      reads.wallets.apply(aTransfer({ userId, amount, coin: 'FIT_COIN' })),
    async close() {
      await http.close();
      await container.unbindAllAsync();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

let here: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  here = await openServer();
});
beforeEach(() => here.warmUp());
afterAll(() => here.close());

type Answer = Awaited<ReturnType<typeof here.send>>;

/** Statuses and codes, each counted: `{ '200': 1, '409 payment.not_pending': 9 }`. */
const counted = async (requests: readonly Promise<Answer>[]) => {
  const counts: Record<string, number> = {};
  for (const { status, code } of await Promise.all(requests)) {
    const name = `${status} ${code}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

const isClean = async () => expect(await here.reconcile()).toEqual({ ok: true, breaches: [] });

describe.each(crowds)('%i requests at the same instant', (crowd) => {
  it('approve an order of coins once', async () => {
    const clerk = await here.signedIn({ roleId: 'clerks' });
    const member = await here.signedIn();
    const payment = aPayment({ userId: member.id });
    await here.reads.payments.insert(payment);
    const answers = await counted(
      times(crowd, () =>
        here.post(clerk.token, `/api/admin/payments/${payment.id}/approve`, { bankCode: nextId() }),
      ),
    );
    expect(answers).toEqual({ '200': 1, '409 payment.not_pending': crowd - 1 });
    expect((await here.walletOf(member.id)).fitCoin).toBe(1000);
    await isClean();
  });

  it('claim a reward once', async () => {
    const { id, token } = await here.signedIn();
    const answers = await counted(
      times(crowd, () => here.post(token, '/api/rewards/VERIFY_EMAIL/claim', {})),
    );
    expect(answers).toEqual({ '200': 1, '409 reward.already_claimed': crowd - 1 });
    expect((await here.walletOf(id)).baseCoin).toBe(1000);
    await isClean();
  });

  it('with one key convert once, and all hear the same', async () => {
    const { id, token } = await here.signedIn();
    await here.give(id, 1000);
    const answers = await Promise.all(
      times(crowd, () => here.post(token, '/api/me/convert', { fitCoin: 10 }, 'one-key')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await here.walletOf(id)).toMatchObject({ fitCoin: 990, baseCoin: 100 });
    await isClean();
  });

  it('with keys of their own spend what there is', async () => {
    const { id, token } = await here.signedIn();
    await here.give(id, 70);
    const answers = await counted(times(crowd, () => here.post(token, '/api/me/convert', { fitCoin: 10 })));
    const done = Math.min(crowd, 7);
    expect(answers).toEqual({ '200': done, ...(crowd > 7 && { '422 coin.not_enough': crowd - 7 }) });
    expect((await here.walletOf(id)).baseCoin).toBe(done * 100);
    await isClean();
  });

  it('buy the last piece once', async () => {
    const product = aProduct({ stock: 1 });
    await here.reads.products.insert(product);
    const members = await Promise.all(times(crowd, () => here.signedIn()));
    for (const { id } of members) await here.give(id, 300);
    const order = { productId: product.id, quantity: 1, unitPrice: 300, delivery: aDelivery };
    const answers = await counted(members.map(({ token }) => here.post(token, '/api/orders', order)));
    expect(answers).toEqual({ '201': 1, '422 product.out_of_stock': crowd - 1 });
    const wallets = await Promise.all(members.map(({ id }) => here.walletOf(id)));
    expect(wallets.filter(({ fitCoin }) => fitCoin === 0)).toHaveLength(1);
    await isClean();
  });

  it('of the bank’s messenger and of staff complete an order once', async () => {
    const clerk = await here.signedIn({ roleId: 'clerks' });
    const member = await here.signedIn();
    const payment = aPayment({ userId: member.id });
    await here.reads.payments.insert(payment);
    const bankCode = `FT${payment.id.slice(-8)}`;
    const body = aReportedTransfer({
      number: Number(payment.id.slice(-8)),
      content: payment.code,
      amountVnd: payment.amountVnd,
      reference: bankCode,
    });
    const seconds = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret)
      .update(`${seconds}.${JSON.stringify(body)}`)
      .digest('hex');
    const headers = { 'x-sepay-timestamp': seconds, 'x-sepay-signature': `sha256=${signature}` };
    const answers = await counted(
      times(crowd, (index) =>
        index % 2
          ? here.send('/api/webhooks/bank/sepay', body, headers)
          : here.post(clerk.token, `/api/admin/payments/${payment.id}/approve`, { bankCode }),
      ),
    );
    await here.judge();
    const lost = ['409 payment.not_pending', '409 payment.bank_code_used', '409 version.stale'];
    expect(Object.keys(answers).filter((name) => name !== '200' && !lost.includes(name))).toEqual([]);
    // Every notice is taken; of staff one at most is first.
    expect([crowd / 2, crowd / 2 + 1]).toContain(answers['200']);
    expect((await here.walletOf(member.id)).fitCoin).toBe(1000);
    const found = await here.reads.incomingTransfers.of(payment.id);
    expect(found.map(({ status }) => status)).toEqual(['MATCHED']);
    await isClean();
  });
});
