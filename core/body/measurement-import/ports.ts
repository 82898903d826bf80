import type { UserId } from '#core/kernel/id.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import type { MeasurementImport, WeekValue } from './imported-value.ts';

export type CountedImport = MeasurementImport &
  Readonly<{ values: number; firstWeek: WeekKey; lastWeek: WeekKey }>;

export interface MeasurementImports {
  /** One import of a member at a time: waits for the others, until the transaction ends. */
  lockMember(userId: UserId): Promise<void>;
  insert(made: MeasurementImport, values: readonly WeekValue[]): Promise<void>;
  find(id: string): Promise<MeasurementImport | null>;
  /** Newest first. */
  of(userId: UserId): Promise<readonly CountedImport[]>;
  /** The oldest import first, and of each by week; the same week and metric once for each import that brought it. */
  valuesOf(userId: UserId): Promise<readonly WeekValue[]>;
  delete(id: string): Promise<void>;
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    measurementImports: MeasurementImports;
  }
}
