import type { Overview } from './overview.ts';
import type { Trends } from './trends.ts';

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    overview: Overview;
    trends: Trends;
  }
}
