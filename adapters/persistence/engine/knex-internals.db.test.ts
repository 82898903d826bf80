import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import knex, { type Knex } from 'knex';
import type { Client, QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';

type Answer = (error: Error | null, result: unknown) => void;
type Send = (query: QueryConfig, answer: Answer) => unknown;

/** Notes what goes over a connection: `>` sent, `<` answered, and the name of a statement that has one. */
const follow = (connection: Client, seen: string[]): void => {
  const send = connection.query.bind(connection) as unknown as Send; // the one way in which Knex calls it
  const followed: Send = (query, answer) => {
    const text = typeof query === 'string' ? query : `${query.text}${query.name ? ` as ${query.name}` : ''}`;
    seen.push(`> ${text}`);
    return send(query, (error, result) => {
      seen.push(`< ${text}`);
      answer(error, result);
    });
  };
  connection.query = followed as unknown as Client['query'];
};

describe('transaction-session, and the parts of Knex it builds on, are needed as long as knex', () => {
  let test: TestDatabase;
  let plain: Knex;
  const seen: string[] = [];
  beforeAll(async () => {
    test = await createTestDatabase();
    plain = knex({
      client: 'pg',
      connection: test.url,
      pool: {
        min: 0,
        max: 1,
        afterCreate(connection: Client, done: (error: null, connection: Client) => void) {
          follow(connection, seen);
          done(null, connection);
        },
      },
    });
  });
  afterAll(async () => {
    await plain.destroy();
    await test.drop();
  });

  it('waits for each answer of a transaction before it sends the next statement, and names none', async () => {
    await plain.transaction(async (transaction) => {
      await transaction.raw('select 1');
      await transaction('roles').select('id').limit(1);
    });
    expect(seen).toEqual(
      ['BEGIN;', 'select 1', 'select "id" from "roles" limit $1', 'COMMIT;'].flatMap((text) => [
        `> ${text}`,
        `< ${text}`,
      ]),
    );
  });

  it('publishes no types of its client', () => {
    const client = fileURLToPath(import.meta.resolve('knex/lib/dialects/postgres/index.js'));
    expect(existsSync(client)).toBe(true);
    expect(existsSync(client.replace(/\.js$/, '.d.ts'))).toBe(false);
  });
});
