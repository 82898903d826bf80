import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { timeOrderedIds } from '#adapters/external/ids.ts';
import { applicationOn } from '#fixtures/engine/application.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aCategory, aContent } from '#fixtures/content/posts.ts';
import { aUser } from '#fixtures/people/users.ts';
import { backup, restore } from './backup.ts';
import { rows } from '../engine/database.ts';
import { knexBeginReading } from '../engine/snapshot-reading.ts';
import { knexReads, knexTransaction } from '../engine/transaction.ts';
import { migrate, planRollback, rollback, schemaState } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';

/** A table of everything that is easily bent on the way, with a guard and a key onto itself. */
const awkward = `
  create table awkward (
    id bigint generated always as identity primary key,
    parent bigint references awkward(id),
    words text[], day date, at timestamptz, length interval, share numeric, ratio double precision,
    raw bytea, data jsonb, flag boolean, seconds int4multirange, "odd ""Name""" text,
    doubled bigint generated always as (id * 2) stored
  );
  create function refuse_awkward() returns trigger language plpgsql as $$ begin raise exception 'append only'; end $$;
  create trigger guarded before update or delete or truncate on awkward execute function refuse_awkward();`;

const contents = async ({ db }: TestDatabase): Promise<Map<string, unknown>> => {
  const tables = await rows<{ name: string }>(
    db,
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'knex_%' order by 1`,
  );
  const found = new Map<string, unknown>();
  for (const { name } of tables) {
    found.set(name, await rows(db, `select t::text as line from ?? t order by 1`, [name]));
  }
  return found;
};

/** A migration that changes rows writes down when it did. */
const withoutTimes = async (database: TestDatabase): Promise<string> =>
  JSON.stringify([...(await contents(database))]).replaceAll(
    /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?/g,
    'then',
  );

const guards = ({ db }: TestDatabase) =>
  rows(
    db,
    `select pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace
     union all select tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
  );

describe('a backup', () => {
  let folder: string;
  let file: string;
  let source: TestDatabase;
  let target: TestDatabase;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fitboard-backup-'));
    file = join(folder, 'fitboard.backup.gz');
    [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    for (const { db } of [source, target]) await db.raw(awkward);
    await source.db.raw(
      `insert into awkward (parent, words, day, at, length, share, ratio, raw, data, flag, seconds, "odd ""Name""")
       select nullif(n - 1, 0), array['ă', null, 'a"b,{c}\\d'], date '0044-03-15 BC', timestamptz '2026-02-28 23:59:59.999999+07',
         interval '1 year -2 days', 12345678901234567890.123456789, 0.1 + 0.2, decode('00ff0a', 'hex'),
         jsonb_build_object('Khoẻ', E'\\n\\t"\\\\', 'n', 1e30), n % 2 = 0, '{[0,15),[20,21)}'::int4multirange, E'dòng\\r\\nmới' || n
       from generate_series(1, 1234) n`,
    );
    await source.db.raw('insert into awkward default values');
    await source.db.raw(
      `insert into users select (jsonb_populate_record(u, jsonb_build_object(
         'id', 'member-' || n, 'email', 'm' || n || '@example.com', 'referral_code', 'ref' || n, 'username', 'm' || n))).*
       from users u, generate_series(1, 3) n where u.id = '1'`,
    );
  });
  afterEach(async () => {
    await Promise.all([source.drop(), target.drop()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('comes back equal in every table, with guards and sequences as they were', async () => {
    const before = await guards(target);
    const written = await backup(source.url, file);
    const read = await restore(target.url, file);

    expect(read).toEqual({ ...written, migrated: [] });
    expect(written.rows).toBeGreaterThan(1_238);
    expect(await contents(target)).toEqual(await contents(source));
    expect(await guards(target)).toEqual(before);
    expect(await rows(target.db, 'insert into awkward default values returning id')).toEqual([{ id: 1_236 }]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('carries articles with their addresses, tags, versions, links and bounties', async () => {
    const { db } = source;
    const options = {
      secretBox: { seal: (text: string) => text, open: (text: string) => text },
      settingsCacheMs: 0,
    };
    const { app, ports } = applicationOn(
      () => ({
        reads: knexReads(db, options),
        transaction: knexTransaction(db, options),
        beginReading: knexBeginReading(db, db),
      }),
      { ids: timeOrderedIds() },
    );
    const [author, chief] = [aUser({ createdAt: noon }), aUser({ createdAt: noon })];
    for (const user of [author, chief]) await ports.reads.users.insert(user);
    const category = aCategory();
    await ports.reads.categories.insert(category);
    const { post } = app;
    const [writer, staff] = [actorFor(author), actorFor(chief, ['post.manage', 'post.update'])];
    const id = await post.createPost(writer, { ...aContent({ categoryId: category.id }), language: 'vi' });
    const seen = () => post.readWrittenPost(writer, id);
    await post.sharePreview(writer, id);
    await post.submitPost(writer, { id, version: (await seen()).copyVersion });
    await post.setBounty(staff, { id, amount: 500, coin: 'BASE_COIN' });
    await post.publishPost(staff, { id, version: (await seen()).version });
    await post.savePost(staff, { id, version: (await seen()).copyVersion, wantedSlug: 'ten-moi-cua-bai' });
    await post.likePost(staff, id);
    await post.keepWorkingCopy(writer, { id, version: (await seen()).copyVersion, title: 'Đang viết dở' });

    await backup(source.url, file);
    await restore(target.url, file);
    const [before, after] = [await contents(source), await contents(target)];
    const carried = { posts: 1, post_working_copies: 1, post_slugs: 2, post_tags: 2, post_likes: 1, post_previews: 1, categories: 1, bounties: 1, bounty_steps: 2 }; // prettier-ignore
    for (const [table, count] of Object.entries({ ...carried, post_revisions: 4 })) {
      expect([table, before.get(table)]).toEqual([table, expect.objectContaining({ length: count })]);
      expect(after.get(table)).toEqual(before.get(table));
    }
  });

  it('holds one moment, whatever is written meanwhile', async () => {
    const writing = (async () => {
      for (let n = 0; n < 50; n++) {
        await source.db.raw(
          'insert into awkward (words) select array[repeat(?, 50)] from generate_series(1, 20)',
          [`${n}`],
        );
      }
    })();
    const written = await backup(source.url, file);
    await writing;
    await restore(target.url, file);

    const [stored] = await rows<{ count: number }>(target.db, 'select count(*) from awkward');
    expect(written.rows).toBeGreaterThanOrEqual(stored?.count ?? Number.POSITIVE_INFINITY);
    expect(((stored?.count ?? 0) - 1_235) % 20).toBe(0);
  });

  it('overwrites no file and no database with people in it', async () => {
    await backup(source.url, file);

    await expect(backup(source.url, file)).rejects.toThrow(/exists already/);
    await expect(restore(source.url, file)).rejects.toThrow(/not empty \(3 people/);
  });

  it('that was cut off, changed or made by another version restores nothing at all', async () => {
    await backup(source.url, file);
    const empty = await contents(target);
    const before = await guards(target);
    const packed = await readFile(file);
    const lines = gunzipSync(packed).toString().trimEnd().split('\n');
    const broken: [string, Buffer, RegExp][] = [
      ['cut', packed.subarray(0, packed.length - 200), /no whole backup/],
      ['no gzip', Buffer.from('hello'), /no whole backup/],
      ['no end', gzipSync(lines.slice(0, -1).join('\n')), /its end is missing/],
      ['a row less', gzipSync(lines.filter((_, index) => index !== 20).join('\n')), /no whole backup/],
      [
        'a parent that is not there',
        gzipSync(lines.map((line) => line.replace(/^\["1000","999",/, '["1000","99999",')).join('\n')),
        /foreign key/,
      ],
      [
        'other migrations',
        gzipSync(lines.join('\n').replace('"migrations":["', '"migrations":["19990101_x.ts","')),
        /newer Fitboard, or another one/,
      ],
    ];
    for (const [what, content, message] of broken) {
      await writeFile(file, content);
      await expect(restore(target.url, file), what).rejects.toThrow(message);
      expect(await contents(target), what).toEqual(empty);
    }
    expect(await guards(target)).toEqual(before);
  });

  it('made with older code is restored with newer code, into a new database and into a migrated one', async () => {
    const older = (await planRollback(source.url, { steps: 4 })).toReversed();
    await source.db.raw('drop table awkward');
    await target.db.raw('drop table awkward');
    await rollback(source.url, older.toReversed());
    const written = await backup(source.url, file);
    await migrate(source.url);
    const expected = await withoutTimes(source);

    expect(await restore(target.url, file)).toEqual({ ...written, migrated: older });
    expect(await withoutTimes(target)).toEqual(expected);
    expect(await schemaState(target.url)).toMatchObject({ missing: [], unknown: [] });

    await target.db.raw('drop schema public cascade; create schema public');
    expect(await restore(target.url, file)).toMatchObject({ migrated: older });
    expect(await withoutTimes(target)).toEqual(expected);
  });

  it('made with older code and damaged leaves an empty database of the newest schema', async () => {
    await target.db.raw('drop table awkward');
    await source.db.raw('drop table awkward');
    await rollback(source.url, await planRollback(source.url, { steps: 2 }));
    await backup(source.url, file);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
    await writeFile(file, gzipSync(lines.filter((line) => !line.includes('m2@example.com')).join('\n')));

    await expect(restore(target.url, file)).rejects.toThrow(/rows of users are missing/);
    expect(await schemaState(target.url)).toMatchObject({ missing: [], unknown: [] });
    expect(await rows(target.db, `select id from users where id not in ('1', 'ai-coach')`)).toEqual([]);
  });

  it('that fails leaves no file behind', async () => {
    await expect(backup('postgres://nobody@127.0.0.1:1/nothing', file)).rejects.toThrow();
    await expect(stat(file)).rejects.toThrow(/ENOENT/);
    await expect(backup(source.url, join(folder, 'missing', 'x.gz'))).rejects.toThrow(
      /folder .* does not exist/,
    );
  });
});
