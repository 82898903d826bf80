import type { UserId } from '#core/kernel/id.ts';
import type { OwnMeasurement, OwnValue } from './own-measurement.ts';

/** With how many values it has, and the one of the latest day. */
export type CountedMeasurement = OwnMeasurement & Readonly<{ values: number; latest: OwnValue | null }>;

export interface OwnMeasurements {
  /** One change of a member’s list at a time: waits for the others, until the transaction ends. */
  lockMember(userId: UserId): Promise<void>;
  insert(measurement: OwnMeasurement): Promise<void>;
  update(measurement: OwnMeasurement): Promise<void>;
  /** Where it stands in the member’s list. */
  putPlace(id: string, place: number): Promise<void>;
  find(id: string): Promise<OwnMeasurement | null>;
  /** In the member’s own order. */
  of(userId: UserId): Promise<readonly CountedMeasurement[]>;
  /** With all its values. */
  delete(id: string): Promise<void>;
  deleteAllOf(userId: UserId): Promise<void>;
  /** In place of the one of that day, if there is one. */
  putValue(id: string, value: OwnValue): Promise<void>;
  deleteValue(id: string, day: string): Promise<void>;
  /** The earliest day first. */
  valuesOf(id: string): Promise<readonly OwnValue[]>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    ownMeasurements: OwnMeasurements;
  }
}
