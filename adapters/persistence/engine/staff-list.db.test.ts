import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCap, type List, type ListRequest } from '#core/kernel/page.ts';
import { fold } from '#core/kernel/text/text.ts';
import { listOf } from '#fixtures/engine/suites/home.ts';
import { staffLists } from '#adapters/ports/staff-lists.ts';
import { rows } from './database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexReads } from './transaction.ts';

const secretBox = { seal: (text: string) => text, open: (text: string) => text };

type Listing = (request: ListRequest) => Promise<List<unknown>>;
/** Where the repository or its method is not called as usual. */
const places: Readonly<Record<string, readonly [repository: string, method: string]>> = {
  ledger: ['ledgerReports', 'list'],
  tags: ['posts', 'listTags'],
  promoUses: ['promotions', 'listUses'],
  aiRatings: ['aiAnswers', 'listRatings'],
  aiPrompts: ['aiDesk', 'listPrompts'],
  aiEvaluations: ['aiDesk', 'listEvaluations'],
  aiUsage: ['aiDesk', 'listUsage'],
};
const listingOf = (repositories: object, name: string): Listing => {
  const [repository, method] = places[name] ?? [name, 'list'];
  const found = (Reflect.get(repositories, repository) as Record<string, Listing> | undefined)?.[method]; // by its name
  if (found === undefined) throw new Error(`nothing lists ${name}`);
  return found;
};

describe('staff lists in PostgreSQL', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('fold text as the core does', async () => {
    const letters =
      'aàáảãạăằắẳẵặâầấẩẫậeèéẻẽẹêềếểễệiìíỉĩịoòóỏõọôồốổỗộơờớởỡợuùúủũụưừứửữựyỳýỷỹỵdđAĐÂÊÔƠƯÝẮßçñüÇÑÜ0 .-_@';
    const characters = [...letters, ...[...letters].map((letter) => letter.normalize('NFD'))];
    const texts = fc.sample(fc.string({ unit: fc.constantFrom(...characters), maxLength: 40 }), 300);
    const folded = await rows<{ folded: string }>(
      test.db,
      'select fold(text) as folded from unnest(?::text[]) with ordinality as t(text, place) order by place',
      [[...texts, letters]],
    );

    expect(folded.map((row) => row.folded)).toEqual([...texts, letters].map(fold));
  });

  it('sort and filter by every field they name', async () => {
    const values = {
      text: 'x',
      serial: '1',
      number: 1,
      boolean: true,
      instant: '2026-11-20T00:00:00Z',
      date: '2026-11-20',
    };
    const repositories = knexReads(test.db, { secretBox });
    for (const name of Object.keys(staffLists)) {
      const list = listingOf(repositories, name);
      const fields = staffLists[name as keyof typeof staffLists]; // the keys above are its keys
      for (const [field, kind] of Object.entries(fields) as [string, keyof typeof values][]) {
        for (const order of ['ASC', 'DESC'] as const) {
          const filter = { [field]: [values[kind]], q: "it's 50%" };
          const { rows: found } = await list(listOf(filter, { sort: { field, order } }));
          expect(found, `${name} by ${field}`).toEqual([]);
        }
        await list(listOf({ [field]: null }, { sort: { field, order: 'ASC' } }));
        if (kind === 'text' || kind === 'boolean' || kind === 'serial') continue;
        const bounds = { [`${field}_gte`]: values[kind], [`${field}_lte`]: values[kind] };
        await list(listOf(bounds, { sort: { field, order: 'DESC' } }));
      }
    }
  });

  it('count no further than anybody reads', async () => {
    const { auditLog } = knexReads(test.db, { secretBox });
    const fill = (times: number) =>
      test.db.raw(
        `insert into audit_log (at, actor, action, target_type, target_id)
         select now(), 'system', 'fill', 'user', '1' from generate_series(1, ?)`,
        [times],
      );
    const page = (from: number) =>
      auditLog.list({
        ...listOf({ action: 'fill' }),
        sort: { field: 'id', order: 'ASC' },
        from,
        to: from + 9,
      });
    await fill(countCap - 1);
    expect(await page(0)).toMatchObject({ total: countCap - 1, totalIsCapped: false });
    await fill(5);

    expect(await page(0)).toMatchObject({ total: countCap - 1, totalIsCapped: true });
    const last = await page(countCap - 1);
    expect(last.rows).toHaveLength(5);
  });

  /** What the statements of a list of reviews would do in a database where reading whole tables costs too much. */
  const plansOf = async (
    field: keyof typeof staffLists.reviews,
    filter: Parameters<typeof listOf>[0] = {},
  ): Promise<readonly string[]> => {
    const asked: { sql: string; bindings: unknown[] }[] = [];
    const hear = (query: (typeof asked)[number]) => void asked.push(query);
    test.db.on('query', hear);
    await knexReads(test.db, { secretBox }).reviews.list(
      listOf(filter, { sort: { field, order: 'ASC' }, from: 25, to: 49 }),
    );
    test.db.off('query', hear);
    const client = new pg.Client({ connectionString: test.url });
    await client.connect();
    for (const way of ['seqscan', 'sort', 'hashjoin', 'mergejoin'])
      await client.query(`set enable_${way} = off`);
    const plans: string[] = [];
    for (const { sql, bindings } of asked) {
      const { rows: lines } = await client.query<Record<string, string>>(`explain ${sql}`, bindings);
      plans.push(lines.flatMap((line) => Object.values(line)).join('\n'));
    }
    await client.end();
    return plans;
  };

  it('pick a page of reviews by an index before they join what tells more of it, and count them alone', async () => {
    const [page, count] = await plansOf('answerDueAt');
    expect(page).toMatch(/Nested Loop[^]+ Limit .+\n +-> {2}Index Scan using reviews_due on reviews v/);
    expect(count).not.toMatch(/ratings|users/);
  });

  it('sort reviews by a name in the order of an index', async () => {
    expect((await plansOf('memberName'))[0]).toContain('Index Scan using users_name on users m');
    expect((await plansOf('coachName'))[0]).toContain('Index Scan using users_name on users c');
  });

  it('look for names of reviews once, by their index, whatever they are sorted by', async () => {
    for (const field of ['requestedAt', 'memberName'] as const) {
      const [page, count] = await plansOf(field, { q: 'hoa' });
      for (const plan of [page, count]) {
        expect(plan).toContain('hashed SubPlan');
        expect(plan).toContain('Bitmap Index Scan on users_search');
      }
      expect(count).not.toContain('ratings');
    }
  });
});
