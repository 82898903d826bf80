import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instant } from '#http/engine/contract/endpoint.ts';
import { listOf } from '#fixtures/engine/suites/home.ts';
import { aUser } from '#fixtures/people/users.ts';
import { rows } from './database.ts';
import { down, up } from '../migrations/20261125_values-calendar.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexReads } from './transaction.ts';

const secretBox = { seal: (text: string) => text, open: (text: string) => text };
const beyond = ['infinity', '-infinity', '10000-01-01', '294276-12-31', '0044-03-15 BC', '4713-01-01 BC'];

describe('an instant in PostgreSQL', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it.each(beyond)('of %s is read as one that can be written in an answer', async (text) => {
    const [row] = await rows<{ at: Date }>(test.db, 'select ?::timestamptz as at', [text]);
    const sent = instant.safeEncode(row?.at as Date);
    expect(sent.success).toBe(true);
    expect(sent.data).toMatch(text.startsWith('-') || text.endsWith('BC') ? /^0001-01-01T/ : /^9999-12-31T/);
  });

  it('that lies beyond the calendar takes no list away, comes into it when migrated, and stays in it', async () => {
    const reads = knexReads(test.db, { secretBox });
    const members = beyond.map((_, index) => aUser({ level: 'PRO', fullname: `An ${index}` }));
    for (const member of members) await reads.users.insert(member);
    await down(test.db);
    for (const [index, text] of beyond.entries())
      await test.db('users').where({ id: members[index]!.id }).update({ levelExpiresAt: text });

    const found = await reads.users.list(listOf({ id: members.map(({ id }) => id) }));
    expect(found.rows).toHaveLength(beyond.length);
    for (const { levelExpiresAt } of found.rows)
      expect(instant.safeEncode(levelExpiresAt!).success).toBe(true);

    await up(test.db);
    const kept = await rows<{ year: number }>(
      test.db,
      'select distinct extract(year from level_expires_at)::integer as year from users where level_expires_at is not null order by year',
    );
    expect(kept.map(({ year }) => year)).toEqual([1900, 2199]);
    for (const text of beyond)
      await expect(
        test.db('users').where({ id: members[0]!.id }).update({ levelExpiresAt: text }),
      ).rejects.toThrow('users_level_in_calendar');
  });
});
