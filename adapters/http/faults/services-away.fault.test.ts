import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AddressInfo } from 'node:net';
import { system } from '#core/access/actor/actor.ts';
import { day, hour, minute } from '#core/kernel/time.ts';
import { openDnsServer } from '#fixtures/sites/dns-server.ts';
import { aDomain, anExternalHost } from '#fixtures/sites/domains.ts';
import { openMailServer } from '#fixtures/engine/mail-server.ts';
import { fakeS3 } from '#fixtures/platform/s3-server.ts';
import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { coins, givenBack, openAiInstances } from '../testing/ai/instances.ts';
import { openFaultServer, type FaultServer } from '../testing/fault-server.ts';
import { aPicture } from '../testing/sent-files.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const on = async (
  variables: Readonly<Record<string, string>>,
  work: (server: FaultServer) => Promise<void>,
): Promise<void> => {
  const server = await openFaultServer({ databaseUrl: database.url, variables, doesWork: false });
  try {
    await work(server);
  } finally {
    await server.close();
  }
};

describe('a mail server that is away', () => {
  it('makes mails wait; each goes out once when it is back', async () => {
    const mailServer = await openMailServer();
    await mailServer.leave();
    await on({ SMTP_URL: mailServer.url }, async (server) => {
      const members = [await server.member(), await server.member(), await server.member()];
      for (const { email } of members)
        expect((await server.ask('POST', '/auth/forgot-password', { body: { email } })).status).toBeLessThan(
          300,
        );
      expect(await server.runJob('send-mails')).toMatchObject({ sent: 0, failed: 3 });
      // Twice within the wait changes nothing.
      expect(await server.runJob('send-mails')).toMatchObject({ sent: 0, failed: 0 });
      server.moveClock(3 * minute);
      await server.runJob('send-mails');
      expect(mailServer.letters).toEqual([]);

      await mailServer.comeBack();
      server.moveClock(hour);
      // Several instances look at the same moment.
      await Promise.all([
        server.runJob('send-mails'),
        server.runJob('send-mails'),
        server.runJob('send-mails'),
      ]);
      await vi.waitUntil(() => mailServer.letters.length >= 3, { timeout: 10_000 });
      server.moveClock(day);
      await server.runJob('send-mails');
      expect(mailServer.letters.toSorted()).toEqual(members.map(({ email }) => email).toSorted());
      expect(server.lines.map(({ msg }) => msg).filter((msg) => msg.startsWith('The mail server'))).toEqual([
        'The mail server is away',
        'The mail server is back',
      ]);
    });
    await mailServer.leave();
  });
});

describe('a file store that is away', () => {
  it('refuses files in a sentence, keeps no row of them, and takes them again', async () => {
    const s3 = fakeS3();
    await new Promise<void>((resolve) => s3.server.listen(0, '127.0.0.1', resolve));
    const { port } = s3.server.address() as AddressInfo; // it listens on a port
    const variables = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    };
    await on(variables, async (server) => {
      const { token, id } = await server.member();
      const picture = await aPicture();
      const rows = async () =>
        Number((await database.db('media').where({ ownerId: id }).count())[0]?.['count']);
      expect((await server.upload(token, picture)).status).toBe(201);
      const [objects, kept] = [s3.objects.size, await rows()];
      s3.leave();
      const refused = await server.upload(token, picture);
      expect([refused.status, refused.body['code']]).toEqual([503, 'media.store_unavailable']);
      expect(refused.ms).toBeLessThan(12_000);
      expect([s3.objects.size, await rows()]).toEqual([objects, kept]);
      s3.comeBack();
      expect((await server.upload(token, picture)).status).toBe(201);
      expect(server.lines.map(({ msg }) => msg).filter((msg) => msg.startsWith('The file store'))).toEqual([
        'The file store is away',
        'The file store is back',
      ]);
    });
    s3.server.closeAllConnections();
    s3.server.close();
  });
});

describe('name servers that are away', () => {
  it('make domains of members’ own wait: none is refused, none is lost, and each is served once they are back', async () => {
    const dns = await openDnsServer();
    await on({ SITE_ZONE: 'trang-rieng.vn', DNS_RESOLVERS: dns.address }, async (server) => {
      const owner = await server.member();
      const domain = aDomain({ userId: owner.id, zone: 'trang-rieng.vn' });
      const host = anExternalHost({
        domainId: domain.id,
        userId: owner.id,
        createdAt: new Date(),
        nextCheckAt: new Date(),
      });
      await server.reads.domains.insert(domain);
      await server.reads.externalHosts.insert(host);
      dns.set('TXT', `_fitboard.${host.host}`, `fitboard-verify=${host.token}`);
      dns.set('CNAME', host.host, `${host.target}.trang-rieng.vn`);
      const now = async () => (await server.reads.externalHosts.find(host.id))!;

      dns.state.isAway = true;
      await server.runJob('check-hosts');
      expect(await now()).toMatchObject({ verifiedAt: null, failures: 0 });
      expect((await now()).problems.map(({ problem }) => problem)).not.toContain('MISSING');
      expect(['PENDING', 'ERROR']).toContain((await now()).status);
      dns.state.isAway = false;
      server.moveClock(day);
      await server.runJob('check-hosts');
      expect((await now()).verifiedAt).not.toBeNull();

      // One that is served stays so while they are away again.
      const { status } = await now();
      dns.state.isAway = true;
      for (const days of [2, 3, 4]) {
        server.moveClock(days * day);
        await server.runJob('check-hosts');
      }
      expect((await now()).verifiedAt).not.toBeNull();
      expect((await now()).status).toBe(status);
    });
    await dns.close();
  });
});

describe('a model that is away', () => {
  it('charges nothing: coins come back at once, and the answer may be asked for again when it is back', async () => {
    const here = await openAiInstances();
    try {
      const away = await here.open({ baseUrl: 'http://127.0.0.1:9/v1' });
      const { token, weekId } = await here.member();
      await here.agree(token, away);
      const { body: asked } = await here.review(token, weekId, { at: away });
      const id = String(asked['id']);
      await away.follow(token, id);
      const { body: answer } = await away.ask(token, 'GET', `/ai/answers/${id}`);
      // Rules word it where they can, for the price of rules; where they can't, nothing is charged.
      if (answer['status'] === 'FAILED') {
        expect(answer).toMatchObject({ failure: 'NO_ANSWER', charged: 0, isRetryable: true });
        expect(await here.statement(token)).toEqual(givenBack('FEE_AI_COACH'));
        expect(await here.wallet(token)).toEqual({ baseCoin: coins, held: 0 });
      } else {
        expect(answer).toMatchObject({ status: 'COMPLETED', producer: 'RULES', charged: 0 });
        expect(await here.wallet(token)).toEqual({ baseCoin: coins, held: 0 });
      }
      expect(await here.breaches()).toEqual([]);
      expect(await here.first.app.coin.reconcile(system)).toMatchObject({ ok: true });
    } finally {
      await here.close();
    }
  });
});
