import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '#core/kernel/transaction.ts';

const confirmation = new AsyncLocalStorage<Promise<void>>();

/** Runs work for a caller who is still being looked up; `known` fails when it turns out to be another. */
export const beforeCallerIsKnown = <Result>(known: Promise<void>, work: () => Result): Result =>
  confirmation.run(known, work);

/** A speculative read is harmless, a write is not: transactions wait until the caller is known. */
export const onceCallerIsKnown =
  (transaction: Transaction): Transaction =>
  async (work) => {
    const known = confirmation.getStore();
    if (known) await known;
    return transaction(work);
  };
