import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { system } from '#core/access/actor/actor.ts';
import type { LanguageModel } from '#core/assistant/wording/language-model.ts';
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
import { languageModelAt, modelTimes, type ModelTimes } from '#adapters/external/language-model.ts';
import { createTestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { jobs } from '#adapters/scheduler/jobs.ts';
import { listen } from '#http/engine/listen.ts';
import { createHttpServer } from '../../server.ts';

/** Short where silence is waited for; patient where a busy machine must not look like silence. */
const short: ModelTimes = { ...modelTimes, connectMs: 20_000, firstMs: 400, idleMs: 400 };
const patient: ModelTimes = { connectMs: 20_000, firstMs: 20_000, idleMs: 20_000, callMs: 25_000 };
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

type Event = Readonly<{ id: string | null; name: string; data: Record<string, unknown> }>;

const eventOf = (frame: string): Event | null => {
  const lines = new Map(
    frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const [name, data] = [lines.get('event'), lines.get('data')];
  if (name === undefined || data === undefined) return null;
  return { id: lines.get('id') ?? null, name, data: JSON.parse(data) as Event['data'] };
};

/** The events of a response, up to its end or until the reader has enough. */
const readEvents = async (
  response: Response,
  isEnough: (event: Event) => boolean,
): Promise<readonly Event[]> => {
  if (!response.ok || response.body === null)
    throw new Error(`a stream answered ${response.status}: ${await response.text()}`);
  const events: Event[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of response.body) {
    rest += decoder.decode(piece, { stream: true });
    const frames = rest.split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const event = eventOf(frame);
      if (event) events.push(event);
      // Leaving the loop closes the connection.
      if (event && isEnough(event)) return events;
    }
  }
  return events;
};

type Sent = Readonly<{ body?: object; key?: string }>;

/** What a program says to one server of the product, over its port. */
export const clientOf = (port: number) => {
  const send = (token: string, method: string, path: string, { body, key }: Sent = {}) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    async ask(token: string, method: string, path: string, sent: Sent = {}) {
      const response = await send(token, method, path, sent);
      const text = await response.text();
      return { status: response.status, body: JSON.parse(text || '{}') as Record<string, never> }; // whatever the route answers
    },
    /** A question: its answer is a stream. */
    question: async (token: string, text: string, { key, conversationId }: Readonly<{ key?: string; conversationId?: string }> = {}) =>
      readEvents(
        await send(token, 'POST', '/ai/messages', {
          body: { text, ...(conversationId !== undefined && { conversationId }) },
          ...(key !== undefined && { key }),
        }),
        () => false,
      ),
    /** From the event that was seen last to the end, or until there is enough. */
    async follow(
      token: string,
      id: string,
      { lastEventId, isEnough = () => false }: Readonly<{ lastEventId?: string | null; isEnough?: (event: Event) => boolean }> = {},
    ) {
      const response = await fetch(`http://127.0.0.1:${port}/api/ai/answers/${id}/events`, {
        headers: {
          authorization: `Bearer ${token}`,
          ...(typeof lastEventId === 'string' && { 'last-event-id': lastEventId }),
        },
      });
      return readEvents(response, isEnough);
    },
  };
};

/** A database, an endpoint of a provider that behaves as it is bidden, and servers of the product beside each other. */
export const openAiInstances = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitboard-ai-'));
  const database = await createTestDatabase();
  const endpoint = await startModelEndpoint();
  const opened: { close(): Promise<void> }[] = [];
  let isSilent = false;

  const modelNamed = (model: string, baseUrl: string): LanguageModel => {
    const [brief, usual] = [short, patient].map((times) => languageModelAt({ baseUrl, apiKey, model, times }));
    const { host } = brief!; // two were made
    return {
      host,
      model,
      stream: (request, signal) => (isSilent ? brief! : usual!).stream(request, signal),
    };
  };

  /** A server of its own on the common database, as on a second machine. */
  const open = async ({
    model = 'fake',
    baseUrl = endpoint.baseUrl,
    clockOffsetMs = 0,
  }: Readonly<{ model?: string; baseUrl?: string; clockOffsetMs?: number }> = {}) => {
    const config = {
      ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none', JWT_SIGNING_KEY: signingKey }),
      databaseUrl: database.url,
      clockOffsetMs,
    };
    const container = createContainer(config);
    container.rebind(tokens.languageModel).toConstantValue(modelNamed(model, baseUrl));
    container.rebind(tokens.passwords).toConstantValue(plainPasswords);
    // Events and jobs have their turn when a test says so.
    const http = createHttpServer(container, { doesWork: false });
    const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
    const app = container.get(tokens.application);
    const instance = {
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
    opened.push(instance);
    return instance;
  };

  const first = await open();
  const { reads, signer, app } = first;

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
    reads,
    app,
    behave(way: Misbehaviour | null) {
      isSilent = silent.includes(way);
      endpoint.behave(way);
    },
    /** With a saved week, coins for ten answers and a plan that has chat. */
    async member(
      parts: Partial<User> = {},
      { inputs = profileInputs({ waist: 98, weight: 88, pushUps: 8 }), ...week }: Partial<Parameters<typeof aSnapshot>[0]> = {},
    ) {
      const user = aUser({ level: 'PRO', ...parts });
      await reads.users.insert(user);
      const snapshot = aSnapshot({ userId: user.id, inputs, ...week });
      await reads.snapshots.insert(snapshot);
      await reads.wallets.apply(aTransfer({ userId: user.id, amount: coins }));
      const at = new Date();
      await reads.credentials.set(user.id, hashOf(password), at);
      const session = aSession({ userId: user.id, createdAt: at, expiresAt: new Date(at.getTime() + 3_600_000) });
      await reads.sessions.insert(session);
      return {
        ...user,
        weekId: snapshot.id,
        token: signer.access({ userId: user.id, sessionId: session.id, at }),
      };
    },
    /** Agrees to what is shown. */
    async agree(token: string, instance: Pick<typeof first, 'ask'> = first) {
      const { body: shown } = await instance.ask(token, 'GET', '/me/ai-settings');
      const { version: consent } = shown['provider'] as Readonly<{ version: string }>; // there is a provider
      const { status } = await instance.ask(token, 'PUT', '/me/ai-settings', { body: { consent } });
      if (status !== 200) throw new Error(`consent answered ${status}`);
    },
    review: (token: string, indicatorId: string, { key = nextId(), at = first }: Readonly<{ key?: string; at?: Pick<typeof first, 'ask'> }> = {}) =>
      at.ask(token, 'POST', '/ai/reviews', { body: { indicatorId }, key }),
    async wallet(token: string) {
      const { body } = await first.ask(token, 'GET', '/me/wallet');
      return { baseCoin: Number(body['baseCoin']), held: Number(body['heldBaseCoin']) };
    },
    /** Lines of answers in the member's statement. */
    async statement(token: string) {
      const { body } = await first.ask(token, 'GET', '/me/transactions');
      const lines = body['items'] as readonly Readonly<{ type: string; status: string; amount: number }>[]; // by its contract
      return lines
        .filter(({ type }) => type.startsWith('FEE_AI'))
        .map(({ type, status, amount }) => ({ type, status, amount }));
    },
    async notices(token: string) {
      await app.events.handleEvents(system);
      const { body } = await first.ask(token, 'GET', '/notifications');
      return (body['items'] as readonly Readonly<{ topic: string }>[]).map(({ topic }) => topic); // by its contract
    },
    breaches: async () => (await app.coin.reconcile(system)).breaches,
    async close() {
      for (const instance of opened) await instance.close();
      await endpoint.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type AiInstances = Awaited<ReturnType<typeof openAiInstances>>;
