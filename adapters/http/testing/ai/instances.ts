import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { system } from '#core/access/actor/actor.ts';
import type { LanguageModel } from '#core/assistant/wording/language-model.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { User } from '#core/people/account/user.ts';
import { startModelEndpoint, type Misbehaviour } from '#fixtures/assistant/model-endpoint.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { hashOf, plainPasswords } from '#fixtures/engine/ports.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens } from '#adapters/composition/container.ts';
import { languageModelAt, type ModelTimes } from '#adapters/external/language-model.ts';
import { createTestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { jobs } from '#adapters/scheduler/jobs.ts';
import { listen } from '#http/engine/listen.ts';
import { createHttpServer } from '../../server.ts';
import { clientOf } from './client.ts';

/** Short where silence is waited for; patient where a busy machine must not look like silence. */
const short: ModelTimes = { connectMs: 20_000, firstMs: 400, idleMs: 400 };
const patient: ModelTimes = { connectMs: 20_000, firstMs: 20_000, idleMs: 20_000 };
const silent: readonly (Misbehaviour | null)[] = ['NO_HEADERS', 'STALL'];

export const coins = 3000;
export const password = 'một mật khẩu đủ dài';
export const apiKey = 'sk-a-secret-of-the-operator';
const signingKey = 'm4Tz8Kc1Vy6Qn3Hd9Ws5Jp2Rb7Xg0LfEm4Tz8Kc1';

/** What a statement says of a fee that was set aside and came back, newest first. */
export const givenBack = (type: 'FEE_AI_CHAT' | 'FEE_AI_COACH') => [
  { type, status: 'COMPLETED', amount: 300 },
  { type, status: 'CANCELED', amount: -300 },
];

type Provider = Readonly<{ model: string; baseUrl: string; isSilent: () => boolean }>;

const modelOf = ({ model, baseUrl, isSilent }: Provider): LanguageModel => {
  const at = (times: ModelTimes) => languageModelAt({ baseUrl, apiKey, model, times });
  const [brief, usual] = [at(short), at(patient)];
  return {
    host: usual.host,
    model,
    stream: (request, signal) => (isSilent() ? brief : usual).stream(request, signal),
  };
};

type Place = Readonly<{ folder: string; databaseUrl: string; clockOffsetMs: number }>;

/** A server of its own on the common database, as on a second machine. */
const openInstance = async ({ folder, databaseUrl, clockOffsetMs }: Place, languageModel: LanguageModel) => {
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none', JWT_SIGNING_KEY: signingKey }),
    databaseUrl,
    clockOffsetMs,
  };
  const container = createContainer(config);
  container.rebind(tokens.languageModel).toConstantValue(languageModel);
  container.rebind(tokens.passwords).toConstantValue(plainPasswords);
  // Events and jobs have their turn when a test says so.
  const http = createHttpServer(container, { doesWork: false });
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  const app = container.get(tokens.application);
  return {
    ...clientOf(port),
    app,
    reads: container.get(tokens.reads),
    signer: container.get(tokens.tokens),
    runJob: async (name: string) => {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      return job.run(app);
    },
    async close() {
      await http.close();
      await container.unbindAllAsync();
    },
  };
};
type Instance = Awaited<ReturnType<typeof openInstance>>;

const inputs = profileInputs({ waist: 98, weight: 88, pushUps: 8 });

/** With a saved week, coins for ten answers, a plan that has chat, and a sign-in. */
const newMember = async (
  { reads, signer }: Pick<Instance, 'reads' | 'signer'>,
  parts: Partial<User>,
  week: Partial<Snapshot>,
) => {
  const user = aUser({ level: 'PRO', ...parts });
  await reads.users.insert(user);
  const snapshot = aSnapshot({ inputs, ...week, userId: user.id });
  await reads.snapshots.insert(snapshot);
  await reads.wallets.apply(aTransfer({ userId: user.id, amount: coins }));
  const at = new Date();
  await reads.credentials.set(user.id, hashOf(password), at);
  const expiresAt = new Date(at.getTime() + 3_600_000);
  const session = aSession({ userId: user.id, createdAt: at, expiresAt });
  await reads.sessions.insert(session);
  const token = signer.access({ userId: user.id, sessionId: session.id, at });
  return { ...user, weekId: snapshot.id, token };
};

/** What a member sees of their coins, and the platform of its books. */
const moneyAt = ({ ask, app }: Instance) => ({
  async wallet(token: string) {
    const { body } = await ask(token, 'GET', '/me/wallet');
    return { baseCoin: Number(body['baseCoin']), held: Number(body['heldBaseCoin']) };
  },
  /** Lines of answers in the member's statement, newest first. */
  async statement(token: string) {
    const { body } = await ask(token, 'GET', '/me/transactions');
    const lines = body['items'] as readonly Readonly<{ type: string; status: string; amount: number }>[]; // by its contract
    return lines
      .filter(({ type }) => type.startsWith('FEE_AI'))
      .map(({ type, status, amount }) => ({ type, status, amount }));
  },
  async notices(token: string) {
    await app.events.handleEvents(system);
    const { body } = await ask(token, 'GET', '/notifications');
    return (body['items'] as readonly Readonly<{ topic: string }>[]).map(({ topic }) => topic); // by its contract
  },
  breaches: async () => (await app.coin.reconcile(system)).breaches,
});

type Opening = Readonly<{ model?: string; baseUrl?: string; clockOffsetMs?: number }>;

/** A database, an endpoint of a provider that behaves as it is bidden, and servers of the product beside each other. */
export const openAiInstances = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitboard-ai-'));
  const database = await createTestDatabase();
  const endpoint = await startModelEndpoint();
  const opened: Instance[] = [];
  let isSilent = false;

  const open = async ({
    model = 'fake',
    baseUrl = endpoint.baseUrl,
    clockOffsetMs = 0,
  }: Opening = {}): Promise<Instance> => {
    const place = { folder, databaseUrl: database.url, clockOffsetMs };
    const instance = await openInstance(place, modelOf({ model, baseUrl, isSilent: () => isSilent }));
    opened.push(instance);
    return instance;
  };
  const first = await open();

  return {
    database,
    endpoint,
    /** Of a server in a process of its own beside these. */
    variables: {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      JWT_SIGNING_KEY: signingKey,
      LLM_API_KEY: apiKey,
      LLM_BASE_URL: endpoint.baseUrl,
      LLM_MODEL: 'fake',
      LOG_LEVEL: 'silent',
      SEED: 'none',
    },
    open,
    first,
    reads: first.reads,
    ...moneyAt(first),
    behave(way: Misbehaviour | null) {
      isSilent = silent.includes(way);
      endpoint.behave(way);
    },
    member: (parts: Partial<User> = {}, week: Partial<Snapshot> = {}) => newMember(first, parts, week),
    /** Agrees to what is shown. */
    async agree(token: string, { ask }: Pick<Instance, 'ask'> = first) {
      const { body: shown } = await ask(token, 'GET', '/me/ai-settings');
      const { version: consent } = shown['provider'] as Readonly<{ version: string }>; // there is a provider
      const { status } = await ask(token, 'PUT', '/me/ai-settings', { body: { consent } });
      if (status !== 200) throw new Error(`consent answered ${status}`);
    },
    review: (
      token: string,
      indicatorId: string,
      { key = nextId(), at = first }: Readonly<{ key?: string; at?: Pick<Instance, 'ask'> }> = {},
    ) => at.ask(token, 'POST', '/ai/reviews', { body: { indicatorId }, key }),
    async close() {
      for (const instance of opened) await instance.close();
      await endpoint.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type AiInstances = Awaited<ReturnType<typeof openAiInstances>>;
