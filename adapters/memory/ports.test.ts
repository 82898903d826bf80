import { describe } from 'vitest';
import { everySuite } from '#fixtures/engine/suites/all.ts';
import { requestsSuite } from '#fixtures/engine/suites/requests.ts';
import { createStore } from './create-store.ts';
import { memoryIdempotency } from './protection/idempotency.ts';
import { memoryRepositories } from './repositories.ts';
import { memoryTransaction } from './engine/transaction.ts';
import { memoryWsTickets } from './protection/ws-tickets.ts';

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
