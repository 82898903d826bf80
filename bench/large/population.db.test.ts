import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens, type Container } from '#adapters/composition/container.ts';
import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { fill } from './fill.ts';

const rows = 2_000;
const seed = 7;

type Filled = Readonly<{
  database: TestDatabase;
  connection: pg.Client;
  made: Readonly<Record<string, number>>;
}>;

const filledDatabase = async (): Promise<Filled> => {
  const database = await createTestDatabase();
  const connection = new pg.Client({ connectionString: database.url });
  await connection.connect();
  const made = await fill(connection, rows, { seed });
  return { database, connection, made: Object.fromEntries(made.map((one) => [one.table, one.rows])) };
};

describe('a generated population', () => {
  let one: Filled;
  let container: Container;
  beforeAll(async () => {
    one = await filledDatabase();
    const environment = { DATABASE_URL: one.database.url, NODE_ENV: 'test', LOG_LEVEL: 'silent' };
    container = createContainer(readConfig(environment));
  });
  afterAll(async () => {
    await container.unbindAllAsync();
    await one.connection.end();
    await one.database.drop();
  });
  const ask = async (text: string): Promise<readonly Readonly<Record<string, string>>[]> =>
    (await one.connection.query<Record<string, string>>(text)).rows;

  it('has about as many rows as it was asked for in each large table', () => {
    for (const table of [
      'postings',
      'feed_posts',
      'feed_likes',
      'comments',
      'feed_inbox',
      'notifications',
      'events',
      'chat_messages',
      'audit_log',
      'sessions',
      'mails',
    ]) {
      expect(one.made[table], table).toBeGreaterThan(rows * 0.8);
      expect(one.made[table], table).toBeLessThan(rows * 1.3);
    }
    expect(one.made['snapshots']).toBeGreaterThan(rows * 0.8);
  });

  it('breaks no rule of money', async () => {
    const { coin } = container.get(tokens.application);
    expect(await coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('keeps each constraint that was not looked at while it was written', async () => {
    const constraints = await ask(
      `select conname as name, conrelid::regclass::text as table, pg_get_expr(conbin, conrelid) as rule from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    expect(constraints.length).toBeGreaterThan(100);
    for (const { name, table, rule } of constraints)
      expect(await ask(`select 1 from ${table} where not (${rule}) limit 1`), name).toEqual([]);
    const references = await ask(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    // Made anew, each is looked at for every row; one that does not hold is refused.
    for (const { away, back } of references) await one.connection.query(`${away}; ${back}`);
    expect(references.length).toBeGreaterThan(50);
  });

  it('has counts that say what the rows say', async () => {
    const wrong = await ask(
      `select 'likes' as what, c.post_id::text from feed_counts c
         where likes <> (select count(*) from feed_likes l where l.post_id = c.post_id)
       union all select 'comments', c.post_id::text from feed_counts c
         where comments <> (select count(*) from comments k where k.subject_id = c.post_id)
       union all select 'replies', k.id::text from comments k
         where replies <> (select count(*) from comments r where r.root_id = k.id)
       union all select 'people', s.user_id from social_counts s
         where (followers, following, posts) is distinct from (
           (select count(*)::int from follows where followee_id = s.user_id),
           (select count(*)::int from follows where follower_id = s.user_id),
           (select count(*)::int from feed_posts where author_id = s.user_id))
       union all select 'rooms', r.id::text from chat_rooms r
         where last_seq <> (select count(*) from chat_messages m where m.room_id = r.id)
           or member_count <> (select count(*) from chat_members m where m.room_id = r.id)
       union all select 'senders', m.id::text from chat_messages m
         where not exists (select 1 from chat_members p where p.room_id = m.room_id and p.user_id = m.sender_id)
       union all select 'feeds', i.post_id::text from feed_inbox i
         where not exists (select 1 from feed_posts p where p.id = i.post_id and p.author_id = i.author_id)
           or not exists (select 1 from follows f where f.follower_id = i.user_id and f.followee_id = i.author_id and not f.pulled)`,
    );
    expect(wrong).toEqual([]);
  });

  it('is skewed: the first member has many times what the middle one has', async () => {
    const [{ first, middle } = {}] = await ask(
      `select (select count(*) from feed_posts where author_id = 'm1') as first,
         (select count(*) from feed_posts where author_id = 'm20') as middle`,
    );
    expect(Number(first)).toBeGreaterThan(3 * Number(middle));
  });

  it('is the same from the same seed', async () => {
    const again = await filledDatabase();
    try {
      const of = `select md5(string_agg(transfer_id || account || coalesce(user_id, '') || amount || coalesce(balance_after, 0), ',' order by id)) as ledger,
        (select md5(string_agg(room_id::text || seq || sender_id || body, ',' order by room_id, seq)) from chat_messages) as chat,
        (select md5(string_agg(follower_id || followee_id, ',' order by follower_id, followee_id)) from follows) as follows
        from postings`;
      expect((await again.connection.query(of)).rows).toEqual(await ask(of));
    } finally {
      await again.connection.end();
      await again.database.drop();
    }
  });
});
