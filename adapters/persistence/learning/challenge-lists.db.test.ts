import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListRequest } from '#core/kernel/page.ts';
import { listOf } from '#fixtures/engine/suites/home.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexReads } from '../engine/transaction.ts';

const secretBox = { seal: (text: string) => text, open: (text: string) => text };
const many = 10_000;

/** A platform with so many challenges: some wait for staff, most are published, one in forty climbs a mountain. */
const fill = `
insert into challenges (id, author_id, is_platform, language, translation_group, slug, title, summary, description, goals,
  price, discount, board_habit, status, submission, submitted_at, featured, edition_no, published_at, learners, completed,
  ratings, stars, version, created_at, updated_at)
select 'c' || n, '1', true, case when n % 5 = 0 then 'en' else 'vi' end, 'g' || n, 'thu-thach-' || n,
  case when n % 40 = 0 then 'Leo núi ' else 'Thử thách ' end || n, '', '', '[]', n % 300, 0, 'NONE',
  case when n % 10 < 4 then 'DRAFT' when n % 10 = 9 then 'ARCHIVED' else 'PUBLISHED' end,
  case when n % 100 = 1 then 'WAITING' when n % 50 = 3 then 'RETURNED' else 'NONE' end,
  case when n % 100 = 1 then now() - n * interval '1 minute' end, case when n % 2000 = 5 then n / 2000 + 1 end, 0,
  case when n % 10 < 4 then null else now() - n * interval '1 hour' end, n * 7919 % 1000, 0, 0, 0, 1, now(),
  now() - (n * 7919 % 10000) * interval '7 minutes'
from generate_series(1, ?::int) as n`;

describe('the list of challenges in the console, among ten thousand', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.db.raw(fill, [many]);
    await test.db.raw('vacuum analyze challenges');
  });
  afterAll(() => test.drop());

  const challenges = () => knexReads(test.db, { secretBox }).challenges;
  const asked = (
    filter: ListRequest['filter'] = {},
    field = 'submittedAt',
    order: 'ASC' | 'DESC' = 'ASC',
  ): ListRequest => listOf(filter, { sort: { field, order } });

  /** How PostgreSQL reads what such a list asks: its page, then the count where it is counted. */
  const plansOf = async (request: ListRequest): Promise<readonly string[]> => {
    const heard: { sql: string; bindings: unknown[] }[] = [];
    const hear = (query: (typeof heard)[number]) => void heard.push(query);
    test.db.on('query', hear);
    await challenges().list(request);
    test.db.off('query', hear);
    const client = new pg.Client({ connectionString: test.url });
    await client.connect();
    const plans: string[] = [];
    for (const { sql, bindings } of heard) {
      const { rows: lines } = await client.query<Record<string, string>>(`explain ${sql}`, bindings);
      plans.push(lines.flatMap((line) => Object.values(line)).join('\n'));
    }
    await client.end();
    return plans;
  };

  const readsAll = /Seq Scan on challenges|Sort Key/;

  it('begins with those that wait longest, and reads and counts no others', async () => {
    const { rows, total } = await challenges().list(asked({ submission: 'WAITING' }));
    expect(total).toBe(many / 100);
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual(['c9901', 'c9801']);
    const [page, count] = await plansOf(asked({ submission: 'WAITING' }));
    expect(page).toContain('Index Scan using challenges_waiting on challenges c');
    expect(page).not.toMatch(readsAll);
    expect(count).toContain('challenges_waiting');
    expect(count).not.toMatch(/users|editions/);
  });

  it('is a page of an index where nothing is filtered, either way, by waiting or by the last change', async () => {
    for (const [field, index] of [
      ['submittedAt', 'challenges_submitted'],
      ['updatedAt', 'challenges_changed'],
    ] as const)
      for (const order of ['ASC', 'DESC'] as const) {
        const [page] = await plansOf(asked({}, field, order));
        expect(page, field).toContain(`using ${index} on challenges c`);
        expect(page, field).not.toMatch(readsAll);
      }
  });

  it('walks the same index past what a filter leaves out', async () => {
    for (const filter of [
      { status: 'DRAFT' },
      { status: 'PUBLISHED' },
      { status: 'ARCHIVED' },
      { submission: 'RETURNED' },
      { language: 'en' },
    ]) {
      const [page] = await plansOf(asked(filter));
      expect(page, JSON.stringify(filter)).toContain('using challenges_submitted on challenges c');
      expect(page, JSON.stringify(filter)).not.toMatch(readsAll);
    }
  });

  it('looks for words by indexes: of titles and addresses, and of those who wrote them', async () => {
    const { total } = await challenges().list(asked({ q: 'núi leo' }));
    expect(total).toBe(many / 40);
    expect((await challenges().list(asked({ q: 'thu-thach-4000' }))).rows.map(({ id }) => id)).toEqual([
      'c4000',
    ]);
    expect((await challenges().list(asked({ q: 'fitboard admin' }))).total).toBe(many);
    const [page] = await plansOf(asked({ q: 'leo' }));
    expect(page).toContain('Bitmap Index Scan on challenges_named');
    expect(page).not.toMatch(/Seq Scan on challenges n|Sort Key/);
  });
});
