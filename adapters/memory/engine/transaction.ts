import type { Transaction } from '#core/kernel/transaction.ts';
import { memoryRepositories } from '../repositories.ts';
import type { Store } from './store.ts';

/** One after another; what fails leaves nothing behind. Called inside another one, it joins it. */
export const memoryTransaction = (store: Store, now?: () => Date): Transaction => {
  return async (work) => {
    const outer = store.ambient();
    if (!outer) return store.runAlone((view) => work(memoryRepositories({ view: () => view }, now)));
    try {
      return await work(memoryRepositories({ view: () => outer }, now));
    } catch (error) {
      outer.failure ??= { error };
      throw error;
    }
  };
};
