import { afterAll, beforeAll, describe } from 'vitest';
import { coinsSuite } from '#fixtures/suites/coins.ts';
import type { Home } from '#fixtures/suites/home.ts';
import { ledgerProperties } from '#fixtures/suites/ledger-properties.ts';
import { signInSuite } from '#fixtures/suites/sign-in.ts';
import { usersSuite } from '#fixtures/suites/users.ts';
import { createTestDatabase, type TestDatabase } from './testing/cluster.ts';
import { knexReads, knexTransaction } from './transaction.ts';

/** Seals so that a test can tell, and no more. */
const secretBox = { seal: (text: string) => btoa(text), open: (text: string) => atob(text) };

describe('in PostgreSQL', () => {
  let test: TestDatabase;
  let home: Home;
  beforeAll(async () => {
    test = await createTestDatabase();
    const options = { secretBox, settingsCacheMs: 0 };
    home = { transaction: knexTransaction(test.db, options), reads: knexReads(test.db, options) };
  });
  afterAll(() => test.drop());
  for (const suite of [usersSuite, signInSuite, coinsSuite, ledgerProperties]) suite(() => home);
});
