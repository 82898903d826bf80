import type { Overview } from './overview.ts';

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    overview: Overview;
  }
}
