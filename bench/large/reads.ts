import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type pg from 'pg';
import { tokens, type Container } from '#adapters/composition/container.ts';
import { once, send, type Call } from '../measure.ts';

/** A population with a server of the product on it. */
export type Side = Readonly<{
  name: string;
  bare: pg.Client;
  container: Container;
  port: number;
  members: number;
}>;

type Headers = Readonly<Record<string, string>>;
type Ask = Readonly<{ path: string; headers: Headers }>;
export type Read = Readonly<{ name: string; calls: readonly Call[] }>;

const readers = 20;

const signIn = async ({ container }: Side, id: string): Promise<Headers> => {
  const ports = container.get(tokens.ports);
  const [sessionId, at] = [randomUUID(), ports.clock.now()];
  await ports.transaction(({ sessions }) =>
    sessions.insert({
      id: sessionId,
      userId: id,
      generation: 0,
      rotatedAt: at,
      userAgent: 'bench',
      address: '127.0.0.1',
      createdAt: at,
      lastUsedAt: at,
      expiresAt: new Date(at.getTime() + 86_400_000),
      endedAt: null,
      endReason: null,
      provenAt: at,
    }),
  );
  return { authorization: `Bearer ${ports.tokens.access({ userId: id, sessionId, at })}` };
};

const answerTo = async ({ port }: Side, { path, headers }: Ask): Promise<Record<string, unknown>> => {
  const agent = new Agent({ keepAlive: false });
  const { status, text } = await send(port, agent, { method: 'GET', path, headers });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Record<string, unknown>; // every one asked here is an object
};

/** The place of a page far back, found as a reader finds it. */
const pageNumber = async (side: Side, ask: Ask, number: number): Promise<string> => {
  let cursor = '';
  for (let page = 1; page < number; page += 1) {
    const path = `${ask.path}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const { nextCursor } = await answerTo(side, { ...ask, path });
    if (typeof nextCursor !== 'string') break;
    cursor = nextCursor;
  }
  return `${ask.path}&cursor=${encodeURIComponent(cursor)}`;
};

const get = ({ path, headers }: Ask): Call => ({ method: 'GET', path: `/api${path}`, headers });

const listed = (parts: Readonly<Record<string, unknown>>): string =>
  Object.entries(parts)
    .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

/** What members and staff ask most, each of twenty readers, from the one with most rows to those with few. */
export const readsOf = async (side: Side): Promise<readonly Read[]> => {
  const numbers = Array.from({ length: readers }, (_, index) =>
    Math.min(side.members, 1 + Math.floor(side.members * (index / readers) ** 2)),
  );
  const people: Headers[] = [];
  for (const number of numbers) people.push(await signIn(side, `m${number}`));
  const [first] = people as [Headers];
  const staff = await signIn(side, '1');
  const { rows: [post] } = await side.bare.query<{ id: string }>(
    `select p.id from feed_posts p join feed_counts c on c.post_id = p.id where p.author_id = 'm1'
     order by c.comments desc limit 1`,
  ); // prettier-ignore
  const { rows: [room] } = await side.bare.query<{ id: string; seq: number }>(
    `select r.id, r.last_seq as seq from chat_rooms r join chat_members m on m.room_id = r.id and m.user_id = 'm1'
     order by r.last_seq desc limit 1`,
  ); // prettier-ignore
  if (!post || !room) throw new Error('the first member has no post or no room');
  const eachAsks = (path: string): readonly Call[] => people.map((headers) => get({ path, headers }));
  const firstAsks = (path: string): readonly Call[] => [get({ path, headers: first })];
  const staffAsk = (path: string): readonly Call[] => [get({ path, headers: staff })];
  const later = await pageNumber(side, { path: '/api/me/transactions?limit=20', headers: first }, 50);
  return [
    { name: 'who is signed in', calls: eachAsks('/me') },
    { name: 'the Fitboard', calls: eachAsks('/indicators/home') },
    { name: 'the wallet', calls: eachAsks('/me/wallet') },
    { name: 'transactions, page 1', calls: eachAsks('/me/transactions?limit=20') },
    { name: 'transactions, page 50 of the most active', calls: firstAsks(later.slice('/api'.length)) },
    { name: 'totals of transactions', calls: eachAsks('/me/transactions/totals') },
    { name: 'notices', calls: eachAsks('/notifications?limit=20') },
    { name: 'how many notices are unread', calls: eachAsks('/notifications/unread-count') },
    { name: 'the feed', calls: eachAsks('/feed?limit=20') },
    { name: 'a post', calls: firstAsks(`/feed/${post.id}`) },
    { name: 'its comments', calls: firstAsks(`/feed/${post.id}/comments?limit=20`) },
    { name: 'posts of the most active member', calls: eachAsks('/users/m1/feed?limit=10') },
    { name: 'rooms', calls: eachAsks('/chat/rooms?limit=30') },
    {
      name: 'the newest messages of the busiest room',
      calls: firstAsks(`/chat/rooms/${room.id}/messages?limit=50`),
    },
    {
      name: 'its messages far back',
      calls: firstAsks(`/chat/rooms/${room.id}/messages?limit=50&around=${Math.floor(room.seq / 2)}`),
    },
    { name: 'five years of weeks', calls: firstAsks('/indicators/timeline?range=all') },
    { name: 'three months of weeks', calls: eachAsks('/indicators/timeline?range=3m') },
    { name: 'the newest weeks', calls: eachAsks('/indicators?limit=12') },
    { name: 'coaches', calls: eachAsks('/coaches?limit=20') },
    {
      name: 'staff: members by a name without accents',
      calls: staffAsk(`/admin/users?${listed({ filter: { q: 'nguyen thu' }, range: [0, 24] })}`),
    },
    {
      name: 'staff: payments',
      calls: staffAsk(`/admin/payments?${listed({ range: [0, 24], sort: ['createdAt', 'DESC'] })}`),
    },
    {
      name: 'staff: transactions',
      calls: staffAsk(`/admin/transactions?${listed({ range: [0, 24], sort: ['createdAt', 'DESC'] })}`),
    },
    {
      name: 'staff: weeks',
      calls: staffAsk(`/admin/indicators?${listed({ range: [0, 24], sort: ['createdAt', 'DESC'] })}`),
    },
    { name: 'staff: the audit log', calls: staffAsk(`/admin/audit-log?${listed({ range: [0, 24] })}`) },
  ];
};

/** Milliseconds of each call, one after another. */
export const timesOf = async ({ port }: Side, { calls }: Read, times: number): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const call = calls[index % calls.length]!; // there is one at least
    const started = performance.now();
    const { status, text } = await send(port, agent, call);
    if (status !== 200) throw new Error(`${call.path} answered ${status}: ${text.slice(0, 300)}`);
    taken.push(performance.now() - started);
  }
  agent.destroy();
  return taken;
};

/** Each answers, and with something in it, before anything is measured. */
export const proveReads = async ({ port }: Side, reads: readonly Read[]): Promise<void> => {
  for (const { name, calls } of reads)
    await once(port, calls[0]!, (text) => {
      const answer: unknown = JSON.parse(text);
      if (Array.isArray(answer)) return answer.length > 0;
      const items = (answer as { items?: readonly unknown[] }).items;
      if (items?.length === 0) throw new Error(`${name} is empty`);
      return true;
    });
};
