import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCap } from '#core/kernel/page.ts';
import { fold } from '#core/kernel/text.ts';
import { listOf } from '#fixtures/suites/home.ts';
import { staffLists } from '../staff-lists.ts';
import { rows } from './database.ts';
import { createTestDatabase, type TestDatabase } from './testing/cluster.ts';
import { knexReads } from './transaction.ts';

const secretBox = { seal: (text: string) => text, open: (text: string) => text };

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
    const { users, roles, transactions, snapshots, media, mails, auditLog, ledgerReports, products, orders } =
      knexReads(test.db, {
        secretBox,
      });
    const values = {
      text: 'x',
      serial: '1',
      number: 1,
      boolean: true,
      instant: '2026-11-20T00:00:00Z',
      date: '2026-11-20',
    };
    for (const [name, list] of Object.entries({
      users,
      roles,
      transactions,
      snapshots,
      media,
      mails,
      auditLog,
      ledger: ledgerReports,
      products,
      orders,
    })) {
      const fields = staffLists[name as keyof typeof staffLists]; // the keys above are its keys
      for (const [field, kind] of Object.entries(fields) as [string, keyof typeof values][]) {
        for (const order of ['ASC', 'DESC'] as const) {
          const filter = { [field]: [values[kind]], q: "it's 50%" };
          const { rows: found } = await list.list(listOf(filter, { sort: { field, order } }));
          expect(found, `${name} by ${field}`).toEqual([]);
        }
        await list.list(listOf({ [field]: null }, { sort: { field, order: 'ASC' } }));
        if (kind === 'text' || kind === 'boolean' || kind === 'serial') continue;
        const bounds = { [`${field}_gte`]: values[kind], [`${field}_lte`]: values[kind] };
        await list.list(listOf(bounds, { sort: { field, order: 'DESC' } }));
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
});
