import { describe } from 'vitest';
import { everySuite } from '#fixtures/suites/all.ts';
import { requestsSuite } from '#fixtures/suites/requests.ts';
import { createStore } from './create-store.ts';
import { memoryIdempotency } from './idempotency.ts';
import { memoryRepositories } from './repositories.ts';
import { memoryTransaction } from './transaction.ts';
import { memoryWsTickets } from './ws-tickets.ts';

describe('in memory', () => {
  const store = createStore();
  const transaction = memoryTransaction(store);
  const home = {
    transaction,
    reads: memoryRepositories(store),
    idempotency: memoryIdempotency(transaction, store),
    tickets: memoryWsTickets(),
  };
  everySuite(() => home);
  requestsSuite(() => home);
});
