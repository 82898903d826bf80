import { afterAll, beforeAll, describe } from 'vitest';
import type { Idempotency } from '#adapters/ports/idempotency.ts';
import type { WsTickets } from '#adapters/ports/ws-tickets.ts';
import { everySuite } from '#fixtures/engine/suites/all.ts';
import type { Home } from '#fixtures/engine/suites/home.ts';
import { requestsSuite } from '#fixtures/engine/suites/requests.ts';
import { knexIdempotency } from './protection/idempotency.ts';
import { createTestDatabase, type TestDatabase } from './testing/cluster.ts';
import { knexReads, knexTransaction } from './engine/transaction.ts';
import { knexWsTickets } from './protection/ws-tickets.ts';

/** Seals so that a test can tell, and no more. */
const secretBox = { seal: (text: string) => btoa(text), open: (text: string) => atob(text) };

describe('in PostgreSQL', () => {
  let test: TestDatabase;
  let home: Home & { idempotency: Idempotency; tickets: WsTickets };
  beforeAll(async () => {
    test = await createTestDatabase();
    const options = { secretBox, settingsCacheMs: 0 };
    const transaction = knexTransaction(test.db, options);
    home = {
      transaction,
      reads: knexReads(test.db, options),
      idempotency: knexIdempotency(transaction, test.db),
      tickets: knexWsTickets(test.db),
    };
  });
  afterAll(() => test.drop());
  everySuite(() => home);
  requestsSuite(() => home);
});
