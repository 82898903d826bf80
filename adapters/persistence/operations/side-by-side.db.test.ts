import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { breaks, shapeOf } from '../testing/schema-shape.ts';
import { knownMigrations, migrateTo } from './migrate.ts';

/** The schema that no version before has run on: what came up to here was never met by another program. */
const baseline = '20261231_audit-and-setting-rights.ts';

/**
 * What the version before can't live with, and why it is done all the same. CHANGELOG.md then says that every instance
 * has to be stopped before the new version starts.
 */
const justified: Readonly<Record<string, Readonly<{ breaks: readonly string[]; reason: string }>>> = {};

let test: TestDatabase;
let opened = 0;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const onEmptyDatabase = async <Result>(work: (url: string) => Promise<Result>): Promise<Result> => {
  const url = new URL(test.url);
  opened += 1;
  url.pathname = `${url.pathname}_steps_${opened}`;
  const name = url.pathname.slice(1);
  try {
    await test.db.raw(`create database ${name} template template0`);
    return await work(url.href);
  } finally {
    await test.db.raw(`drop database if exists ${name} with (force)`);
  }
};

const run = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** What one step of a schema breaks, from the first to the second. */
const brokenBy = async (first: string, second: string): Promise<readonly string[]> => {
  await run(test.url, `drop schema public cascade; create schema public; ${first}`);
  const before = await shapeOf(test.url);
  await run(test.url, second);
  return breaks(before, await shapeOf(test.url));
};

describe('a migration', () => {
  it('leaves the version before running, or says why it does not', async () => {
    const found = await onEmptyDatabase(async (url) => {
      const known = await knownMigrations();
      const from = known.indexOf(baseline);
      expect(from).toBeGreaterThan(0);
      await migrateTo(url, known.slice(0, from + 1));
      const broken: [string, readonly string[]][] = [];
      let before = await shapeOf(url);
      for (const [index, name] of known.entries()) {
        if (index <= from) continue;
        await migrateTo(url, known.slice(0, index + 1));
        const after = await shapeOf(url);
        const list = breaks(before, after);
        if (list.length > 0) broken.push([name, list]);
        before = after;
      }
      return broken;
    });
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(justified).map(([name, { breaks: list }]) => [name, list])),
    );
    for (const [name, { reason }] of Object.entries(justified))
      expect(reason.length, name).toBeGreaterThan(20);
  }, 180_000);
});

describe('what the version before can’t live with', () => {
  const start = `create table purses (id text primary key, coins int not null, kind text not null check (kind in ('A','B')), note text);
    create function pay(int) returns int language sql as 'select $1';`;

  it.each([
    ['alter table purses drop column note', /purses\.note is gone/],
    ['alter table purses rename column note to remark', /purses\.note is gone/],
    ['drop table purses', /purses\.coins is gone/],
    ['alter table purses alter column coins type bigint', /purses\.coins was integer and is bigint/],
    ['alter table purses alter column note set not null', /purses\.note is required now/],
    ['alter table purses add column place text not null', /purses\.place is new, required/],
    ['alter table purses add check (coins >= 0)', /refuses more in purses/],
    ['create unique index purses_note on purses (note)', /purses_note refuses more in purses/],
    ['alter table purses add foreign key (note) references purses (id)', /refuses more in purses/],
    [
      `alter table purses drop constraint purses_kind_check, add constraint purses_kind_check check (kind in ('A','C'))`,
      /purses_kind_check refuses more/,
    ],
    ['drop function pay', /pay\(integer\) is gone/],
  ])('%s', async (step, sentence) => {
    expect((await brokenBy(start, step)).join('\n')).toMatch(sentence);
  });

  it.each([
    ['alter table purses add column place text'],
    ["alter table purses add column place text not null default ''"],
    ['create table boxes (id text primary key, purse text not null references purses (id))'],
    ['create index purses_note on purses (note)'],
    ["alter table purses alter column note set default ''"],
    ["alter table purses add column place text unique check (place <> '')"],
    [
      `alter table purses drop constraint purses_kind_check, add constraint purses_kind_check check (kind in ('A','B','C'))`,
    ],
    [`create or replace function pay(int) returns int language sql as 'select $1 + 0'`],
  ])('is none of these: %s', async (step) => {
    expect(await brokenBy(start, step)).toEqual([]);
  });
});
