import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextId } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { memoryKnownClients, memorySignInQueue } from '#adapters/memory/protection/sign-in-clients.ts';
import { turnGapMs, type KnownClients, type SignInQueue } from '#adapters/ports/sign-in-clients.ts';
import { knexKnownClients, knexSignInQueue } from './sign-in-clients.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexReads } from '../engine/transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const storages: readonly (readonly [string, () => Readonly<{ known: KnownClients; queue: SignInQueue }>])[] =
  [
    ['memory', () => ({ known: memoryKnownClients(), queue: memorySignInQueue() })],
    ['PostgreSQL', () => ({ known: knexKnownClients(database.db), queue: knexSignInQueue(database.db) })],
  ];
/** Some time passes between the statements. */
const about = (turn: number, waitMs: number) =>
  waitMs > (turn - 0.5) * turnGapMs && waitMs <= turn * turnGapMs;

describe.each(storages)('clients at sign-in, kept in %s', (_, open) => {
  it('are known for the accounts they signed in to, however often', async () => {
    const { known } = open();
    const users = [aUser({ id: nextId() }), aUser({ id: nextId() })] as const;
    const reads = knexReads(database.db, { secretBox: { seal: String, open: String }, settingsCacheMs: 0 });
    for (const user of users) await reads.users.insert(user);
    await known.remember(users[0].id, ['device', 'home']);
    await known.remember(users[0].id, ['device']);
    await known.remember(users[1].id, ['device']);
    const found = await known.of(['device', 'elsewhere']);
    expect(found.map(({ userId, client }) => `${client} ${userId}`).toSorted()).toEqual(
      users.map(({ id }) => `device ${id}`).toSorted(),
    );
    expect(await known.of([])).toEqual([]);
  });

  it('stand in one line an account, each with one place', async () => {
    const { queue } = open();
    const account = nextId();
    const waits = await Promise.all(
      Array.from({ length: 20 }, (__, index) => queue.take(account, `c${index}`)),
    );
    const sorted = waits.toSorted((a, b) => a - b);
    expect(sorted.map((waitMs, index) => about(index + 1, waitMs))).toEqual(sorted.map(() => true));
    // Asking again moves nobody.
    expect(
      about(
        waits.indexOf(sorted[3] ?? 0) === -1 ? 0 : 4,
        await queue.take(account, `c${waits.indexOf(sorted[3] ?? 0)}`),
      ),
    ).toBe(true);
    expect(about(1, await queue.take(nextId(), 'c0'))).toBe(true);
  });
});

describe('a turn, by the clock of the database', () => {
  it('is used up by one try, even of several at the same instant, and is gone when nobody takes it', async () => {
    const queue = knexSignInQueue(database.db);
    const account = nextId();
    await queue.take(account, 'a');
    const move = (interval: string) =>
      database.db.raw(
        `update sign_in_turns set turn_at = turn_at - ?::interval, expires_at = expires_at - ?::interval where account = ?`,
        [interval, interval, account],
      );
    await move('11 seconds');
    const taken = await Promise.all(Array.from({ length: 10 }, () => queue.take(account, 'a')));
    expect(taken.filter((waitMs) => waitMs === 0)).toHaveLength(1);
    await move('1 hour');
    expect(await queue.take(account, 'a')).toBeGreaterThan(0);
  });
});
