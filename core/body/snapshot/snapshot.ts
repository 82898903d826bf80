import type { BodyStandard } from '#core/platform/settings/site.ts';
import type { MediumId, SnapshotId, UserId } from '#core/kernel/id.ts';
import type { ProfileInputs } from '#core/body/indicator/fields.ts';

export const bodySides = ['FRONT', 'BACK', 'LEFT', 'RIGHT'] as const;
export type BodySide = (typeof bodySides)[number];
export const minBodySides = 3;

export type SnapshotMedium = Readonly<{ mediumId: MediumId; side: BodySide }>;

/** One week of a physical profile. At most one per member and ISO week of the member's time zone. */
export type Snapshot = Readonly<{
  id: SnapshotId;
  userId: UserId;
  /** `2026-W47`, by the member's calendar on the day of saving. */
  week: string;
  weekStart: string;
  standard: BodyStandard;
  inputs: ProfileInputs;
  /** `body.neck` …: values taken over from the last snapshot, not measured this week. Trends leave them out. */
  carriedOver: readonly string[];
  media: readonly SnapshotMedium[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** When it came from another server; null: it was saved here. Shown like every other week, it earns and counts nothing. */
  broughtAt: Date | null;
}>;

export const isSavedHere = ({ broughtAt }: Pick<Snapshot, 'broughtAt'>): boolean => broughtAt === null;

/** What a member has typed and not yet saved: kept on the server too, so that another device can go on. */
export type Draft = Readonly<{
  userId: UserId;
  inputs: unknown;
  carriedOver: readonly string[];
  media: readonly SnapshotMedium[];
  step: number;
  version: number;
  updatedAt: Date;
}>;

/** One target per metric: the computed or measured value a member wants to reach. */
export type Goal = Readonly<{
  userId: UserId;
  metric: GoalMetric;
  target: number;
  startValue: number | null;
  createdAt: Date;
}>;
export const goalMetrics = [
  'weight',
  'bodyFatPercent',
  'waist',
  'leanMass',
  'restingHeartRate',
  'pushUps',
  'runDistance',
] as const;
export type GoalMetric = (typeof goalMetrics)[number];

export const reportFormats = ['PDF', 'CSV', 'JSON'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export type Report = Readonly<{
  id: string;
  userId: UserId;
  snapshotId: SnapshotId;
  /** From the client's Idempotency-Key: the same request gives the same report and is paid once. */
  requestKey: string;
  status: 'PENDING' | 'COMPLETED' | 'CANCELED';
  /** Null: nothing was to be paid. */
  holdId: string | null;
  mediumId: MediumId | null;
  createdAt: Date;
}>;
