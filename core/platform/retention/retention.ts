import { after, day } from '#core/kernel/time.ts';
import { daysOfAll, type RetentionKind, type RetentionTerm } from './terms.ts';

/** Before which instant rows that have served their time may go. */
export type RetentionLimits = Readonly<
  Record<RetentionKind, Date> & {
    /** Tickets, counted hits, trusted devices, challenges of passkeys and ways to a provider that have run out. */
    expired: Date;
  }
>;

export const retentionLimits = (at: Date, terms: readonly RetentionTerm[] = []): RetentionLimits => {
  const limits = Object.entries(daysOfAll(terms)).map(([kind, days]) => [kind, after(at, -days * day)]);
  // Of every kind, and of nothing else.
  return { ...(Object.fromEntries(limits) as Record<RetentionKind, Date>), expired: at };
};

/** More than so many rows are not counted one by one. */
export const mostCounted = 100_000;

export interface Retention {
  /** Answers how many rows went. */
  forget(limits: RetentionLimits): Promise<number>;
  /** How many rows of this kind would go, at most one more than `mostCounted`. */
  count(kind: RetentionKind, before: Date): Promise<number>;
}
