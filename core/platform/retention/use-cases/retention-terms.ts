import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { mostCounted } from '../retention.ts';
import {
  daysOf,
  keptForGood,
  requireInBounds,
  retentionBounds,
  retentionKinds,
  type KeptForGood,
  type RetentionKind,
  type RetentionTerm,
} from '../terms.ts';

export type RetentionRow = Readonly<{
  kind: RetentionKind;
  days: number;
  usual: number;
  least: number;
  most: number;
  version: number;
  changedAt: Date | null;
}>;

const requireStaff = (actor: Actor): void => requirePermission(actor, 'setting.update', 'global');

const rowOf = (kind: RetentionKind, terms: readonly RetentionTerm[]): RetentionRow => {
  const set = terms.find((term) => term.kind === kind);
  return {
    kind,
    ...retentionBounds[kind],
    days: daysOf(kind, terms),
    version: set?.version ?? 0,
    changedAt: set?.changedAt ?? null,
  };
};

/** What is kept and for how long, and what nothing takes away. */
export const listRetention =
  ({ reads }: Reads<'retentionTerms'>) =>
  async (
    actor: Actor,
  ): Promise<Readonly<{ items: readonly RetentionRow[]; fixed: readonly KeptForGood[] }>> => {
    requireStaff(actor);
    const terms = await reads.retentionTerms.all();
    return { items: retentionKinds.map((kind) => rowOf(kind, terms)), fixed: keptForGood };
  };

export type RetentionPreview = Readonly<{
  /** What the next cleaning would take with so many days. */
  rows: number;
  /** What it would take as things are. */
  rowsNow: number;
  /** There are more than these: they were not counted one by one. */
  isAtLeast: boolean;
}>;

/** What another number of days would take away, before anybody decides it. Changes nothing. */
export const previewRetention =
  ({ reads, clock }: Reads<'retention' | 'retentionTerms'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { kind, days }: Pick<RetentionRow, 'kind' | 'days'>): Promise<RetentionPreview> => {
    requireStaff(actor);
    requireInBounds(kind, days);
    const now = clock.now();
    const count = (kept: number) => reads.retention.count(kind, after(now, -kept * day));
    const rows = await count(days);
    const rowsNow = await count(daysOf(kind, await reads.retentionTerms.all()));
    return {
      rows: Math.min(rows, mostCounted),
      rowsNow: Math.min(rowsNow, mostCounted),
      isAtLeast: rows > mostCounted,
    };
  };

/** Within its bounds. The next cleaning of the night goes by it; the log keeps both numbers. */
export const changeRetention =
  ({ transaction, clock }: Writes<'retentionTerms' | 'auditLog'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { kind, days, version: seen }: Pick<RetentionRow, 'kind' | 'days'> & SeenVersion,
  ): Promise<RetentionRow> => {
    requireStaff(actor);
    requireInBounds(kind, days);
    return transaction(async ({ retentionTerms, auditLog }) => {
      const terms = await retentionTerms.all();
      const before = rowOf(kind, terms);
      const at = clock.now();
      const about = { at, targetType: 'settings', targetId: kind } as const;
      const version = await nextVersion({ auditLog }, actor, { ...about, stored: before.version, seen });
      if (days === before.days) return before;
      const term = { kind, days, version, changedAt: at };
      await retentionTerms.put(term);
      await auditLog.append(
        audited(actor, {
          ...about,
          action: 'retention.change',
          before: { keptDays: before.days },
          after: { keptDays: days },
          reason: null,
        }),
      );
      return rowOf(kind, [term]);
    });
  };
