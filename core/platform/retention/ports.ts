import type { Leftovers } from './leftovers.ts';

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    leftovers: Leftovers;
  }
}
