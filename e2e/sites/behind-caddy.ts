import { request } from 'node:http';
import { createTestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { openDnsServer } from '#fixtures/sites/dns-server.ts';
import { ask } from '../coaching/coaching-people.ts';
import { openCaddy, provideCaddy, type Caddy } from '#fixtures/sites/caddy.ts';
import { openDatabaseSwitch } from '../engine/database-switch.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { forget, openServer, type RunningServer } from '../engine/server.ts';
import { openTestServer, type TestServer } from '../engine/test-server.ts';
import { buyName, eventually, ownerOf } from './site-people.ts';

const zone = 'trang-rieng.vn';
const label = `minh-anh.${zone}`;
const external = 'www.minhanh-chaybo.vn';
const signingKey = 'm4Tz8Kc1Vy6Qn3Hd9Ws5Jp2Rb7Xg0LfEm4Tz8Kc1';

type Host = Readonly<{
  id: string;
  status: string;
  records: readonly Readonly<{ type: 'TXT' | 'CNAME'; name: string; content: string }>[];
  problems: readonly Readonly<{ record: string; problem: string; found: readonly string[] }>[];
}>;

/** What the proxy asks, and how long the answer takes. */
const certificateFor = (port: number, host: string): Promise<Readonly<{ status: number; took: number }>> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const asked = request(
      { host: '127.0.0.1', port, path: `/api/domains/tls-ask?domain=${host}` },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, took: performance.now() - begun }));
      },
    );
    asked.on('error', reject);
    asked.end();
  });

const answers = async (port: number, host: string, status: number): Promise<void> => {
  const answer = await certificateFor(port, host);
  check(answer.status === status, `the question about ${host} was answered ${answer.status}`);
  check(answer.took < 100, `the question about ${host} took ${answer.took.toFixed(0)} ms`);
};

type Outage = Readonly<{
  step: Parameters<Scenario['run']>[0];
  way: Awaited<ReturnType<typeof openDatabaseSwitch>>;
  caddy: Caddy;
  testServer: TestServer;
  /** To be ended with everything else. */
  keep: (server: Promise<RunningServer>) => void;
}>;

/** The database goes away, the server is ended and started without it, and the database comes back. */
const outlive = async ({ step, way, caddy, testServer, keep }: Outage): Promise<void> => {
  const { port } = testServer.server;
  let restarted: Promise<RunningServer> | undefined;
  await step('without the database the question is answered as before, within 100 ms', async () => {
    await way.off();
    for (const served of [label, external]) await answers(port, served, 200);
    for (const other of ['www.cua-nguoi-khac.vn', `khong-ai.${zone}`]) await answers(port, other, 404);
    const resting = await caddy.get(external);
    check(resting.status === 503, `without the database the site answered ${resting.status}`);
  });
  await step('also by a server that was started while it is away', async () => {
    await testServer.stop();
    const opened = openServer({ dataDir: testServer.dataDir, env: testServer.env, port });
    opened.catch(() => undefined);
    keep(opened);
    restarted = opened;
    await eventually('an answer of the new server', () =>
      certificateFor(port, external).then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    for (const served of [label, external]) await answers(port, served, 200);
    for (const other of ['www.cua-nguoi-khac.vn', `khong-ai.${zone}`]) await answers(port, other, 404);
    check(await caddy.serves(external), 'the domain is not served over TLS any more');
    const resting = await caddy.get(external);
    check(resting.status === 503, `before the database is back the site answered ${resting.status}`);
  });
  await step('and with the database back everything is there again', async () => {
    await way.on();
    const server = await restarted;
    await eventually('the site', async () => (await caddy.get(external)).status === 200);
    await server?.stop();
  });
};

/** From a typed domain to a site over TLS, and what stays of it while the database is away. */
export const behindCaddy: Scenario = {
  name: 'Own sites behind a real Caddy, with a name server and a database that goes away',
  async run(step) {
    const program = provideCaddy();
    if (program === undefined) {
      console.log('  skipped: no Caddy was found; install the package caddy, or set CADDY_PATH to one');
      return;
    }
    const dns = await openDnsServer();
    const database = await createTestDatabase();
    const way = await openDatabaseSwitch(database.url);
    const testServer = await openTestServer({
      DATABASE_URL: way.url,
      JWT_SIGNING_KEY: signingKey,
      SITE_ZONE: zone,
      DNS_RESOLVERS: dns.address,
    });
    const { port } = testServer.server;
    const caddy = await openCaddy(program, { upstream: port, zone });
    let restarted: Promise<RunningServer> | undefined;
    try {
      const owner = await ownerOf(testServer, 'Nguyễn Minh Anh', 'minhanh@example.com');
      const { id } = await buyName(testServer, owner, 'minh-anh');
      const post = (path: string, body?: unknown) =>
        ask(testServer, owner.token, ['POST', `/domains/${id}/hosts${path}`], body);
      const checkHost = async (hostId: string): Promise<Host> => {
        let host: Host | undefined;
        // Looked at each ten seconds.
        await eventually('a check of the records', async () => {
          host = await post(`/${hostId}/check`).then(
            (body) => body as unknown as Host, // of our own contract
            () => undefined,
          );
          return host !== undefined;
        });
        return host!; // the line above waits for it
      };

      await step('a name below the zone is served over TLS, and an invented one shows nothing', async () => {
        await eventually('the site', async () => (await caddy.get(label)).status === 200);
        const page = await caddy.get(label);
        check(page.text.includes('Nguyễn Minh Anh'), 'the site does not name its owner');
        check((await caddy.get(`khong-ai.${zone}`)).status === 404, 'an invented name has a page');
      });
      let host = (await post('', { host: external })) as unknown as Host; // of our own contract
      await step(
        'a domain of one’s own has no certificate before its records are right, and each wrong one is named',
        async () => {
          check(!(await caddy.serves(external)), 'a domain without records has a certificate');
          dns.set('CNAME', external, 'shop.example.net');
          host = await checkHost(host.id);
          const said = host.problems.map(
            ({ record, problem, found }) => `${record} ${problem} ${found.join()}`,
          );
          check(
            said.join('; ') === 'TXT MISSING ; CNAME OTHER shop.example.net',
            `the records are said to be: ${said.join('; ')}`,
          );
          check(!(await caddy.serves(external)), 'a domain with a wrong record has a certificate');
        },
      );
      await step('with its records it is served over TLS, and is live with the first visit', async () => {
        for (const { type, name, content } of host.records) dns.set(type, name, content);
        host = await checkHost(host.id);
        check(host.status === 'VERIFIED', `the domain is ${host.status}: ${JSON.stringify(host.problems)}`);
        await ask(testServer, owner.token, ['POST', `/domains/${id}/hosts/${host.id}/primary`]);
        await eventually('the certificate', () => caddy.serves(external));
        await eventually(
          'the site under its own domain',
          async () => (await caddy.get(external)).status === 200,
        );
        const page = await caddy.get(external);
        check(page.text.includes('Nguyễn Minh Anh'), 'the domain shows another page');
        check(page.issuer.includes('Caddy Local Authority'), `the certificate is of ${page.issuer}`);
        const { status, location } = await caddy.get(label, '/en');
        check(
          status === 301 && (location ?? '').includes(`${external}`),
          `the label answered ${status} ${location}`,
        );
        await eventually('the first visit', async () => {
          const { items } = await ask(testServer, owner.token, ['GET', `/domains/${id}/hosts`]);
          return (items as unknown as Host[])[0]?.status === 'ACTIVE';
        });
        check(!(await caddy.serves('www.cua-nguoi-khac.vn')), 'a domain of nobody’s has a certificate');
      });
      await outlive({ step, way, caddy, testServer, keep: (server) => (restarted = server) });
    } finally {
      await caddy.close();
      await testServer.stop();
      await restarted?.then(
        (server) => server.stop(),
        () => null,
      );
      await way.off().catch(() => undefined);
      await dns.close();
      await database.drop();
      forget(testServer.dataDir);
    }
  },
};
