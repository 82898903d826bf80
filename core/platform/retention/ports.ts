import type { Retention } from './retention.ts';

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    retention: Retention;
  }
}
