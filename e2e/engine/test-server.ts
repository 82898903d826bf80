import { firstConsentVersion } from '#core/platform/settings/legal-documents.ts';
import { account, bankSecret } from './bank.ts';
import { call, newDataDir, openServer, type Answer, type RunningServer } from './server.ts';
import { check } from './scenario.ts';

export type Person = Readonly<{
  id: string;
  fullname: string;
  email: string;
  password: string;
  token: string;
}>;

const owner = { email: 'owner@fitboard.example', password: 'chủ nhà mùa thu 2026' };
const password = 'một mật khẩu đủ dài';

const signIn = async (url: string, email: string, secret: string): Promise<string> => {
  const { status, body } = await call(url, 'POST', '/auth/login', {
    body: { email, password: secret, transport: 'body' },
  });
  check(status === 200, `signing in as ${email} answered ${status}: ${JSON.stringify(body)}`);
  return String(body['accessToken']);
};

/** Answers, or an error that says what was answered instead. */
const expectStatus = (expected: number, { status, body }: Answer, what: string): Record<string, unknown> => {
  check(status === expected, `${what} answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

type Env = Readonly<Record<string, string>>;

/** A server that can be paid: a bank account, a bank that sends notices, and no accounts yet but user 1. */
export const openTestServer = async (more: Env = {}) => {
  const dataDir = newDataDir();
  const env = {
    SEED: 'none',
    BANK_WEBHOOK_SECRET: bankSecret,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...more,
  };
  let server: RunningServer = await openServer({ dataDir, env });
  let token = await signIn(server.url, owner.email, owner.password);
  const set = async (settings: Readonly<Record<string, unknown>>): Promise<void> => {
    const known = await call(server.url, 'GET', '/admin/settings/site', { token });
    const body = { ...settings, version: known.body['version'] };
    expectStatus(200, await call(server.url, 'PUT', '/admin/settings/site', { token, body }), 'settings');
  };
  // Purses are filled by one person here.
  await set({ ...account, grantMax: 10_000_000, secondApprovalFromCoins: 10_000_000 });

  return {
    get server() {
      return server;
    },
    /** To open it again after its end. */
    env,
    dataDir,
    /** Stays the same when it is opened again. */
    url: server.url,
    get token() {
      return token;
    },
    set,
    /** Ends it, gently or not, and opens it on the same data and port; its clock may stand elsewhere then. */
    async reopen({ env: moved = {}, signal }: { env?: Env; signal?: NodeJS.Signals } = {}): Promise<void> {
      await (signal === undefined ? server.stop() : server.kill(signal));
      server = await openServer({ dataDir, env: { ...env, ...moved }, port: server.port });
      // What was signed before a long time is not accepted after it.
      token = await signIn(server.url, owner.email, owner.password);
    },
    stop: () => server.stop().catch(() => null),
    signIn: ({ email, password: secret }: Pick<Person, 'email' | 'password'>) =>
      signIn(server.url, email, secret),
    async person(
      fullname: string,
      email: string,
      { roleId, language = 'vi' }: { roleId?: string; language?: 'vi' | 'en' } = {},
    ): Promise<Person> {
      const body = { fullname, email, password, language, ...(roleId !== undefined && { roleId }) };
      const made = await call(server.url, 'POST', '/admin/users', { token, body });
      const { id } = expectStatus(201, made, `an account for ${fullname}`);
      const person = {
        id: String(id),
        fullname,
        email,
        password,
        token: await signIn(server.url, email, password),
      };
      // Else every page of theirs would ask for it first.
      const agreed = { token: person.token, body: { version: firstConsentVersion } };
      expectStatus(200, await call(server.url, 'POST', '/me/consent', agreed), 'consent');
      return person;
    },
    /** What an order is now, as its member may read it. */
    async order(of: Person, id: string): Promise<Record<string, unknown>> {
      return expectStatus(
        200,
        await call(server.url, 'GET', `/payments/${id}`, { token: of.token }),
        'the order',
      );
    },
    async newOrder(of: Person, packageId: string): Promise<{ id: string; code: string; amountVnd: number }> {
      const body = { packageId, method: 'BANK_TRANSFER' };
      const made = await call(server.url, 'POST', '/payments', { token: of.token, body });
      const { id, code, amountVnd } = expectStatus(201, made, 'an order');
      return { id: String(id), code: String(code), amountVnd: Number(amountVnd) };
    },
    async fitCoin(of: Person): Promise<number> {
      const answer = await call(server.url, 'GET', '/me/wallet', { token: of.token });
      return Number(expectStatus(200, answer, 'the wallet')['fitCoin']);
    },
    async baseCoin(of: Person): Promise<number> {
      const answer = await call(server.url, 'GET', '/me/wallet', { token: of.token });
      return Number(expectStatus(200, answer, 'the wallet')['baseCoin']);
    },
    /** Every breach of the money rules; none is right. */
    async breaches(): Promise<string> {
      const answer = await call(server.url, 'GET', '/admin/coins/reconcile', { token });
      const { ok, breaches } = expectStatus(200, answer, 'reconcile');
      return ok === true ? '' : JSON.stringify(breaches);
    },
  };
};

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;
