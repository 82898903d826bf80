import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '#core/kernel/transaction.ts';

const confirmation = new AsyncLocalStorage<Promise<void>>();

/** Runs work for somebody who is still being looked up; `known` fails when it turns out to be somebody else. */
export const beforeAskerIsKnown = <Result>(known: Promise<void>, work: () => Result): Result =>
  confirmation.run(known, work);

/** Reading ahead is harmless, writing is not: transactions wait until it is known for whom they are. */
export const onceAskerIsKnown =
  (transaction: Transaction): Transaction =>
  async (work) => {
    const known = confirmation.getStore();
    if (known) await known;
    return transaction(work);
  };
