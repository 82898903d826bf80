import type { Clock, SharedClock } from './clock.ts';
import type { Chance, Ids } from './id.ts';
import type { BeginReading } from './page.ts';
import type { Repositories, Transaction } from './transaction.ts';

/**
 * Everything the application needs from outside: adapters bind it, `core/application.ts` hands it out. Modules declare
 * what they alone need in their `ports.ts`.
 */
export interface Ports {
  /** Reads outside a transaction; inside one they join it. */
  readonly reads: Repositories;
  readonly transaction: Transaction;
  /** For what is read whole and takes longer than a request may: it waits for nobody and holds nobody up. */
  readonly beginReading: BeginReading;
  readonly clock: Clock;
  readonly sharedClock: SharedClock;
  readonly ids: Ids;
  readonly chance: Chance;
  /** Links in mails are built from this, never from a request. */
  readonly baseUrl: string;
}
