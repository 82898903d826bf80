import { request as ask } from 'node:http';
import { consentVersionOf } from '#core/assistant/ai-coach/consent.ts';
import { postTo } from '#core/money/coin/ledger.ts';
import { startModelEndpoint } from '#fixtures/assistant/model-endpoint.ts';
import { tokens } from '#adapters/composition/container.ts';
import { memoryOfTree } from '../abuse/resident.ts';
import { onBenchDatabase, type BenchDatabase } from '../bench-database.ts';
import { compareAlternately, milliseconds } from '../measure.ts';
import { makeMembers, type Member } from '../members.ts';
import type { Report } from '../report.ts';

const giveBaseCoin = async (
  { container }: Pick<BenchDatabase, 'container'>,
  members: readonly Member[],
): Promise<void> => {
  const ports = container.get(tokens.ports);
  for (const { id } of members) {
    const purse = {
      id: ports.ids.next(),
      coin: 'BASE_COIN',
      amount: 300_000,
      reason: 'GRANT',
      reference: `answers-${id}`,
      actor: 'system',
      at: ports.clock.now(),
    } as const;
    await ports.transaction(({ wallets }) => postTo(wallets, id, purse));
  }
};

const weeksOf = async (
  { bare }: Pick<BenchDatabase, 'bare'>,
  members: readonly Member[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await bare.query<{ user_id: string; id: string }>(
    'select distinct on (user_id) user_id, id from snapshots where user_id = any($1) order by user_id, week_start desc',
    [members.map(({ id }) => id)],
  );
  return new Map(rows.map(({ user_id, id }) => [user_id, id]));
};

type Asked = Readonly<{ sql: string; bindings: readonly unknown[] }>;

const uuid = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;
/** A version 7 identifier begins with the milliseconds it was made at. */
const madeAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/** The same statement again, with new identifiers in place of those that the recorded call made. */
const renewed = (value: unknown, since: number, idOf: (old: string) => string): unknown => {
  if (typeof value === 'string') return value.replaceAll(uuid, (id) => (madeAt(id) < since ? id : idOf(id)));
  return Array.isArray(value) ? value.map((each) => renewed(each, since, idOf)) : value;
};

/** A review by the rules, against the statements that it asks, recorded once and asked again through bare pg. */
export const answering = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const { container, bare } = database;
    const app = container.get(tokens.application);
    const { ids } = container.get(tokens.ports);
    const members = (await makeMembers(database)).slice(1); // each with one week
    await giveBaseCoin(database, members);
    const weeks = await weeksOf(database, members);
    let next = 0;
    const review = async (): Promise<void> => {
      const member = members[next++]!; // there are more than are asked for
      const { charged } = await app.aiCoach.requestReview(member.actor, {
        indicatorId: weeks.get(member.id)!, // each has one
        type: 'ALL',
        requestKey: ids.next(),
        language: 'vi',
      });
      if (charged !== 300) throw new Error(`a review was charged ${charged}`);
    };
    for (let warm = 0; warm < 20; warm += 1) await review();

    const db = container.get(tokens.db);
    const recorded: Asked[] = [];
    const hear = ({ sql, bindings = [] }: Asked): void => void recorded.push({ sql, bindings });
    const since = Date.now();
    db.on('query', hear);
    await review();
    db.off('query', hear);

    const rounds = 20;
    const replay = async (): Promise<void> => {
      const made = new Map<string, string>();
      const idOf = (old: string): string => {
        const id = made.get(old) ?? ids.next();
        made.set(old, id);
        return id;
      };
      for (const [index, { sql, bindings }] of recorded.entries()) {
        const values = bindings.map((value) => renewed(value, since, idOf));
        if (values.length === 0) await bare.query(sql);
        else await bare.query({ name: `review-${index}`, text: sql, values });
      }
    };
    const times = (work: () => Promise<void>) => async (): Promise<number> =>
      milliseconds(async () => {
        for (let round = 0; round < rounds; round += 1) await work();
      });
    await times(replay)();
    ratios.push(
      await compareAlternately(
        {
          name: 'A5',
          what: 'a review by the rules, against its own SQL through bare pg',
          budget: 'at most 3',
          detail: (a, b) =>
            `${(b / rounds).toFixed(2)} ms; bare ${(a / rounds).toFixed(2)} ms, ${recorded.length} statements.`,
        },
        times(replay),
        times(review),
      ),
    );
  });

const streams = 200;
const atOnce = 20;

/** Follows an answer as a browser does; what comes is thrown away. */
const follow = (port: number, headers: Readonly<Record<string, string>>, id: string) =>
  new Promise<() => void>((resolve, reject) => {
    const sent = ask(
      { host: '127.0.0.1', port, path: `/api/ai/answers/${id}/events`, headers: { ...headers, accept: 'text/event-stream' }, agent: false },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`a stream answered ${response.statusCode}`));
        response.on('error', () => undefined).once('data', () => resolve(() => sent.destroy())).resume();
        return undefined;
      },
    ); // prettier-ignore
    sent.on('error', reject).end();
  });

/** What a server holds more while it words and streams so many answers at once. */
export const streamingAnswers = ({ figures }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    if (process.platform !== 'linux')
      return void figures.push('Memory of streams is measured on Linux only.');
    const endpoint = await startModelEndpoint();
    // Headers come, a line, and then nothing: each stream stays open.
    endpoint.behave('STALL');
    try {
      const members = (await makeMembers(database)).slice(1, streams + 1);
      await giveBaseCoin(database, members);
      const weeks = await weeksOf(database, members);
      const env = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'fake' };
      const wording = await database.launch('./product-server.ts', env);
      const following = await database.launch('./product-server.ts', env);
      const call = async (port: number, member: Member, method: string, path: string, body?: object) => {
        const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
          method,
          headers: {
            ...member.headers,
            'content-type': 'application/json',
            'idempotency-key': `streams-${member.id}`,
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!response.ok) throw new Error(`${method} ${path} answered ${await response.text()}`);
        return (await response.json()) as Readonly<{ id: string; producer: string }>;
      };
      const host = new URL(endpoint.baseUrl).host;
      const consent = consentVersionOf({ host, model: 'fake' });
      for (const member of members) await call(wording.port, member, 'PUT', '/me/ai-settings', { consent });
      // Both have worked before: what that leaves to collect is no matter of streams.
      for (const { port } of [wording, following])
        for (let at = 0; at < members.length; at += atOnce)
          await Promise.all(
            members
              .slice(at, at + atOnce)
              .map((member) =>
                call(port, member, 'GET', `/ai/sent-data?indicatorId=${weeks.get(member.id)}`),
              ),
          );
      const held = () => [memoryOfTree(wording.pid), memoryOfTree(following.pid)] as const;
      const before = held();
      const ends: (() => void)[] = [];
      let most = before;
      const open = async (member: Member): Promise<void> => {
        const indicatorId = weeks.get(member.id);
        const { id, producer } = await call(wording.port, member, 'POST', '/ai/reviews', { indicatorId });
        if (producer !== 'MODEL') throw new Error('the rules answered');
        ends.push(await follow(following.port, member.headers, id));
      };
      // Silence ends an answer after ten seconds: all have to be open before the first of them is over.
      const began = performance.now();
      for (let at = 0; at < members.length; at += atOnce) {
        await Promise.all(members.slice(at, at + atOnce).map(open));
        const now = held();
        most = [Math.max(most[0], now[0]), Math.max(most[1], now[1])];
      }
      const tookSeconds = (performance.now() - began) / 1_000;
      if (tookSeconds > 10) throw new Error(`opening the streams took ${tookSeconds.toFixed(1)} s`);
      const [worded, followed] = [most[0] - before[0], most[1] - before[1]];
      figures.push(
        `Memory of ${streams} answers at once: ${followed.toFixed(0)} MiB more where members follow them (${followed <= 60 ? 'budget 60' : 'budget 60, **exceeded**'}), ${worded.toFixed(0)} MiB more where a model words them.`,
      );
      for (const end of ends) end();
    } finally {
      await endpoint.close();
    }
  });
