import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { system, type UserActor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { historyOf } from '#core/body/snapshot/history.ts';
import { postTo } from '#core/money/coin/ledger.ts';
import { day, hour } from '#core/kernel/time.ts';
import { tokens } from '#adapters/composition/container.ts';
import { jobs } from '#adapters/scheduler/jobs.ts';
import { onBenchDatabase, type BenchDatabase } from '../bench-database.ts';
import { forgetLimits, makePeople, personOf } from '../community/crowd.ts';
import { readPeople } from '../people.ts';
import type { Report } from '../report.ts';

/** A circle of people who follow one another: what each gets of the others is what each gives. */
const people = 12;
const weeks = 52;
/** What an active member does in a week; docs/growth.md says so. */
const follows = people - 1;
const perWeek = { likes: 6, comments: 2, messages: 12 } as const;
const page = fileURLToPath(new URL('../../docs/growth.md', import.meta.url));

const words =
  'Tuần này tập ba buổi, ngủ sớm hơn và thấy lưng đỡ mỏi; cuối tuần chạy thêm bốn cây số quanh hồ với nhóm. ';

type Table = Readonly<{ name: string; bytes: number; indexes: number; rows: number }>;

const tablesOf = async ({ bare }: BenchDatabase): Promise<readonly Table[]> => {
  // Without the room that rows leave behind which were changed: that is used again.
  await bare.query('vacuum full analyze');
  const { rows } = await bare.query<{ name: string; bytes: string; indexes: string; rows: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes, pg_indexes_size(oid) as indexes, greatest(reltuples, 0) as rows
     from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name, ...numbers }) => ({
    name,
    bytes: Number(numbers.bytes),
    indexes: Number(numbers.indexes),
    rows: Number(numbers.rows),
  }));
};

type Circle = Readonly<{
  database: BenchDatabase;
  app: Application;
  actors: readonly UserActor[];
  /** One room of two for each and the next. */
  rooms: readonly string[];
  histories: readonly (readonly object[])[];
}>;

const takePhotos = async ({ bare }: BenchDatabase, { id }: UserActor, at: Date) => {
  const photos: { mediaId: string; side: 'FRONT' | 'BACK' | 'LEFT' }[] = [];
  for (const side of ['FRONT', 'BACK', 'LEFT'] as const) {
    const mediaId = randomUUID();
    await bare.query(
      `insert into media (id, owner_id, source, type, purpose, name, content_type, size, key, thumbnail_key, created_at)
       values ($1, $2, 'LOCAL', 'IMAGE', 'PHYSICAL_PROFILE', 'IMG_2041.jpg', 'image/jpeg', 240000, $3, $4, $5)`,
      [mediaId, id, `2026/11/${mediaId}.jpg`, `2026/11/${mediaId}-small.jpg`, at],
    );
    photos.push({ mediaId, side });
  }
  return photos;
};

const signIn = async ({ database: { container } }: Circle, { id }: UserActor, at: Date): Promise<void> => {
  const { ids, transaction } = container.get(tokens.ports);
  await transaction(({ sessions }) =>
    sessions.insert({
      id: ids.next(),
      userId: id,
      generation: 60,
      rotatedAt: at,
      userAgent:
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      address: '203.0.113.20',
      createdAt: at,
      lastUsedAt: at,
      expiresAt: new Date(at.getTime() + 30 * day),
      endedAt: null,
      endReason: null,
      provenAt: at,
    }),
  );
};

const liveAWeek = async (circle: Circle, week: number, at: Date): Promise<void> => {
  const { database, app, actors, rooms, histories } = circle;
  const posts: string[] = [];
  for (const [index, actor] of actors.entries()) {
    await signIn(circle, actor, at);
    const media = await takePhotos(database, actor, at);
    // A save has its fee.
    await app.coin.convert(actor, { fitCoin: 60, reference: `week ${week}` });
    const inputs = histories[index]?.[week] ?? {};
    await app.indicator.saveSnapshot(actor, { ...inputs, media, language: 'vi' });
    posts.push((await app.community.postToFeed(actor, { text: `${words}(${week})` })).id);
  }
  for (const [index, actor] of actors.entries()) {
    const of = (step: number) => posts[(index + step) % people] ?? '';
    for (let step = 1; step <= perWeek.likes; step += 1) await app.community.likeFeedPost(actor, of(step));
    for (let step = 1; step <= perWeek.comments; step += 1)
      await app.community.addComment(actor, {
        subjectType: 'FEED',
        subjectId: of(step),
        text: 'Giữ nhịp này nhé, tuần sau mình theo kịp bạn.',
      });
    for (let message = 0; message < perWeek.messages; message += 1)
      await app.chat.sendMessage(actor, {
        roomId: rooms[index] ?? '',
        clientId: randomUUID(),
        body: 'Sáng mai sáu giờ ở cổng công viên nhé, mang theo nước.',
        attachmentIds: [],
      });
  }
};

/** Everything that happens without anybody asking, until nothing is left that one job left to another. */
const workThrough = async (app: Application): Promise<void> => {
  for (let round = 0; round < 2; round += 1) for (const { run } of jobs) await run(app);
};

const openCircle = async (database: BenchDatabase): Promise<Circle> => {
  const { container } = database;
  const app = container.get(tokens.application);
  const { ids, clock, transaction } = container.get(tokens.ports);
  await makePeople(database, 1, people);
  // No newcomers to any limit, also a year ago.
  await database.bare.query(`update users set created_at = now() - interval '3 years' where id like 'p%'`);
  const rows = (await readPeople()).slice(0, people);
  const actors = await Promise.all(rows.map((_, index) => personOf(database, index + 1)));
  for (const [index, actor] of actors.entries()) {
    for (let step = 1; step <= follows; step += 1) {
      const followed = actors[(index + step) % people];
      if (followed && followed.id !== actor.id) await app.community.followUser(actor, followed.id);
    }
    await transaction(({ wallets }) =>
      postTo(wallets, actor.id, {
        id: ids.next(),
        coin: 'FIT_COIN',
        amount: 100_000,
        reason: 'GRANT',
        reference: `year-${actor.id}`,
        actor: 'system',
        at: clock.now(),
      }),
    );
  }
  const rooms: string[] = [];
  for (const [index, actor] of actors.entries()) {
    const next = actors[(index + 1) % people];
    rooms.push(next ? (await app.chat.openRoom(actor, { userId: next.id })).id : '');
  }
  const histories = rows.map(({ inputs }, index) => historyOf(inputs, { weeks, seed: `year ${index}` }));
  return { database, app, actors, rooms, histories };
};

const kilobytes = (bytes: number): string => (bytes / 1_024).toFixed(bytes < 10 * 1_024 ? 1 : 0);

const writeTable = (grown: readonly Table[]): string => {
  const total = grown.reduce((sum, { bytes }) => sum + bytes, 0);
  const shown = grown.filter(({ bytes }) => bytes >= total / 200);
  const rest = grown.filter((table) => !shown.includes(table));
  const sum = (tables: readonly Table[], of: 'bytes' | 'indexes' | 'rows') =>
    tables.reduce((all, table) => all + table[of], 0);
  const row = (name: string, tables: readonly Table[]) =>
    `| ${name} | ${(sum(tables, 'rows') / people).toFixed(0)} | ${kilobytes(sum(tables, 'bytes') / people)} | ${kilobytes(sum(tables, 'indexes') / people)} |`;
  const table = [
    '| Table | Rows | KB | of them indexes |',
    '|---|---|---|---|',
    ...shown.map((one) => row(`\`${one.name}\``, [one])),
    row(`${rest.length} others`, rest),
    row('**All**', grown),
  ].join('\n');
  const text = readFileSync(page, 'utf8');
  const [begin, end] = ['<!-- a year: begin -->', '<!-- a year: end -->'];
  const [head = '', tail = ''] = [text.split(begin)[0], text.split(end)[1]];
  writeFileSync(page, `${head}${begin}\n${table}\n${end}${tail}`);
  return `A year of an active member takes ${kilobytes(total / people)} KB in the database, indexes included.`;
};

/** What a year of an active member adds to the database, table by table; written into docs/growth.md. */
export const livingAYear = async ({ figures }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const now = Date.now();
    let at = now - weeks * 7 * day;
    // Before anything is made of it: the application asks this clock.
    database.container.rebind(tokens.clock).toConstantValue({ now: () => new Date(at) });
    const circle = await openCircle(database);
    await workThrough(circle.app);
    const before = new Map((await tablesOf(database)).map((table) => [table.name, table]));
    for (let week = 0; week < weeks; week += 1) {
      await liveAWeek(circle, week, new Date(at));
      at += hour;
      await circle.app.events.handleEvents(system, { limit: 10_000 });
      await forgetLimits(database);
      at = now - (weeks - week - 1) * 7 * day;
      if (week % 4 === 3) await workThrough(circle.app);
      if (week % 13 === 12) console.log(`${week + 1} weeks`);
    }
    await workThrough(circle.app);
    const grown = (await tablesOf(database))
      .map(({ name, bytes, indexes, rows }) => ({
        name,
        bytes: bytes - (before.get(name)?.bytes ?? 0),
        indexes: indexes - (before.get(name)?.indexes ?? 0),
        rows: rows - (before.get(name)?.rows ?? 0),
      }))
      .filter(({ bytes }) => bytes > 0)
      .toSorted((one, other) => other.bytes - one.bytes);
    figures.push(writeTable(grown));
  });
