import { describe } from 'vitest';
import { coinsSuite } from '#fixtures/suites/coins.ts';
import type { Home } from '#fixtures/suites/home.ts';
import { ledgerProperties } from '#fixtures/suites/ledger-properties.ts';
import { signInSuite } from '#fixtures/suites/sign-in.ts';
import { usersSuite } from '#fixtures/suites/users.ts';
import { createStore } from './create-store.ts';
import { memoryRepositories } from './repositories.ts';
import { memoryTransaction } from './transaction.ts';

describe('in memory', () => {
  const store = createStore();
  const home: Home = { transaction: memoryTransaction(store), reads: memoryRepositories(store) };
  for (const suite of [usersSuite, signInSuite, coinsSuite, ledgerProperties]) suite(() => home);
});
