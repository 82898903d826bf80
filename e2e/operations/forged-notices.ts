import { minute } from '#core/kernel/time.ts';
import { noticeOf, post } from '../engine/bank.ts';
import { openTestServer } from '../engine/test-server.ts';
import { call, forget, operate } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';

/** Notices that are not from the bank, and true ones sent again: nothing moves. */
export const forgeries: Scenario = {
  name: 'Notices that the bank did not send',
  async run(step) {
    const testServer = await openTestServer();
    const { url, token, dataDir, server } = testServer;
    try {
      const member = await testServer.person('Vũ Thị Lụa', 'lua@example.com');
      const { id, code, amountVnd } = await testServer.newOrder(member, 'package1');
      const honest = await noticeOf({ number: 3001, memo: code, amountVnd });
      const known = async (): Promise<string> => {
        const list = await call(url, 'GET', '/admin/incoming-transfers', { token });
        const { status } = await testServer.order(member, id);
        const rows = (list.body as unknown as unknown[]).length; // a list answers with its rows
        return `${rows} transfers, order ${String(status)}, ${await testServer.fitCoin(member)} coins`;
      };
      const refused = async (
        what: string,
        expected: readonly [number, string],
        sent: Parameters<typeof post>[1],
      ): Promise<void> => {
        const before = await known();
        const { status, body } = await post(url, sent);
        check(
          status === expected[0] && body['code'] === expected[1] && String(body['detail']).length > 10,
          `${what} answered ${status}: ${JSON.stringify(body)}`,
        );
        check((await known()) === before, `${what} moved something: ${before} became ${await known()}`);
      };

      await step('unsigned, forged, changed on the way or old: 401, and nothing moved', async () => {
        const { rawBody, headers } = honest;
        const forged = await noticeOf(
          { number: 3001, memo: code, amountVnd },
          { secret: 'a guess of what the bank and server know' },
        );
        const old = await noticeOf(
          { number: 3001, memo: code, amountVnd },
          { at: new Date(Date.now() - 6 * minute) },
        );
        const other = await noticeOf({ number: 3002, memo: 'PAYFB22222222', amountVnd: 1_999_000 });
        const invalid = [401, 'bank_notice.signature_invalid'] as const;
        await refused('without a signature', invalid, { rawBody, headers: {} });
        await refused('with an empty signature', invalid, {
          rawBody,
          headers: { ...headers, 'x-sepay-signature': 'sha256=' },
        });
        await refused('signed by someone else', invalid, forged);
        await refused("with another notice's signature", invalid, { rawBody, headers: other.headers });
        await refused('with another amount', invalid, {
          rawBody: rawBody.replace('"transferAmount":99000', '"transferAmount":990000'),
          headers,
        });
        await refused('signed six minutes ago', [401, 'bank_notice.expired'], old);
      });
      await step('a giant one: 413, and nothing moved', async () => {
        const rawBody = honest.rawBody.replace('{', `{"padding":"${'x'.repeat(300 * 1024)}",`);
        await refused('300 kB', [413, 'input.too_large'], { rawBody, headers: honest.headers });
        const list = await call(url, 'GET', '/health/ready');
        check(list.status === 200, 'the server suffered');
      });
      await step('the true one pays the order', async () => {
        const { status, body } = await post(url, honest);
        check(status === 200 && body['stored'] === 1, JSON.stringify(body));
        check((await known()) === '1 transfers, order COMPLETED, 1000 coins', await known());
      });
      await step('posted again, twenty at once and signed anew: 200, and nothing new', async () => {
        const before = await known();
        const anew = await noticeOf({ number: 3001, memo: code, amountVnd });
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) => post(url, index % 2 === 0 ? honest : anew)),
        );
        for (const { status, body } of answers)
          check(status === 200 && body['stored'] === 0, `${status}: ${JSON.stringify(body)}`);
        check((await known()) === before, `something moved: ${before} became ${await known()}`);
      });
      await step('and no money rule is broken', async () => {
        const { code: exit, out, error } = await operate(dataDir, '--json', 'reconcile');
        check(exit === 0, out + error);
      });
    } finally {
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
};
