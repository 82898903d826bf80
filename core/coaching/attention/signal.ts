import type { SafetyFlag } from '#core/body/indicator/safety.ts';
import { goalMetrics, type GoalMetric } from '#core/body/snapshot/snapshot.ts';
import type { MeasuredPoint } from '#core/body/snapshot/timeline.ts';
import type { Target } from '#core/coaching/reply/reply.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { WeekKey } from '#core/kernel/week.ts';

/** What of a member's weeks may deserve a coach's look, the gravest first: members are placed in this order. */
export const signalKinds = ['CAUTION', 'REVERSED', 'ADVICE_NOT_MET', 'PLATEAU', 'SILENT'] as const;
export type SignalKind = (typeof signalKinds)[number];

/**
 * The findings that already say "see a doctor", or that a body is below what it needs. What a member answered about their
 * health is none: it stands from the first week on. Nor is a wide waist: it changes over months, and goals are there for it.
 */
export const gravestFlags = [
  'RESTING_HEART_RATE_LOW',
  'RESTING_HEART_RATE_HIGH',
  'BMI_VERY_LOW',
  'BMI_VERY_HIGH',
  'BODY_FAT_BELOW_ESSENTIAL',
] as const satisfies readonly SafetyFlag[];
export type GravestFlag = (typeof gravestFlags)[number];

/** Which number a finding speaks of. */
export const metricOfFlag = {
  RESTING_HEART_RATE_LOW: 'restingHeartRate',
  RESTING_HEART_RATE_HIGH: 'restingHeartRate',
  BMI_VERY_LOW: 'bmi',
  BMI_VERY_HIGH: 'bmi',
  BODY_FAT_BELOW_ESSENTIAL: 'bodyFatPercent',
} as const satisfies Record<GravestFlag, string>;

/** Goals of these two are what members and coaches steer by from week to week. */
export const reversibleMetrics = ['weight', 'waist'] as const satisfies readonly GoalMetric[];
export type ReversibleMetric = (typeof reversibleMetrics)[number];

/** One finding with the weeks and numbers it stands on. `subject` says about what, so that each can be muted by itself. */
export type Signal =
  | Readonly<{ kind: 'CAUTION'; subject: GravestFlag; metric: string; week: WeekKey; value: number | null }>
  | Readonly<{
      kind: 'REVERSED';
      subject: ReversibleMetric;
      goal: number;
      /** Where it began, how far it had come, and where it is now. */
      first: MeasuredPoint;
      best: MeasuredPoint;
      latest: MeasuredPoint;
    }>
  | Readonly<{
      kind: 'ADVICE_NOT_MET';
      subject: GoalMetric;
      reviewId: string;
      target: Omit<Target, 'id'>;
    }>
  | Readonly<{
      kind: 'PLATEAU';
      subject: GoalMetric;
      goal: number;
      first: MeasuredPoint;
      latest: MeasuredPoint;
      low: number;
      high: number;
      weeks: number;
    }>
  | Readonly<{
      kind: 'SILENT';
      subject: '';
      lastWeek: WeekKey;
      /** So many of the last weeks before the silence were saved. */
      saved: number;
      of: number;
      /** Whole weeks without a save since then. */
      missed: number;
    }>;

const subjectsOf: Readonly<Record<SignalKind, readonly string[]>> = {
  CAUTION: gravestFlags,
  REVERSED: reversibleMetrics,
  ADVICE_NOT_MET: goalMetrics,
  PLATEAU: goalMetrics,
  SILENT: [''],
};

/** Whether there can be such a signal at all. */
export const isSubjectOf = (kind: SignalKind, subject: string): boolean => subjectsOf[kind].includes(subject);

/** The names of every signal that can be muted, for a wire that lists them. */
export const signalSubjects: readonly string[] = [...new Set(Object.values(subjectsOf).flat())];

/** A coach's wish not to be shown one signal of one member, until it is changed back. */
export type MutedSignal = Readonly<{
  coachId: UserId;
  memberId: UserId;
  kind: SignalKind;
  subject: string;
  mutedAt: Date;
}>;

const gravityOf = (kind: SignalKind): number => signalKinds.indexOf(kind);

/** The gravest first; of one kind in the order of their subjects, so that nothing moves from one look to the next. */
export const inOrder = <Found extends Readonly<{ kind: SignalKind; subject: string }>>(
  signals: readonly Found[],
): readonly Found[] =>
  signals.toSorted(
    (a, b) =>
      gravityOf(a.kind) - gravityOf(b.kind) ||
      subjectsOf[a.kind].indexOf(a.subject) - subjectsOf[b.kind].indexOf(b.subject),
  );

type Ranked = Readonly<{ signals: readonly Pick<Signal, 'kind'>[] }>;

/** How many signals of each kind, the gravest first: what is compared is the first kind in which two members differ. */
const profileOf = ({ signals }: Ranked): readonly number[] =>
  signalKinds.map((kind) => signals.filter((signal) => signal.kind === kind).length);

/** A graver signal outranks any number of lighter ones; among equals the order they came in stays. */
export const ranked = <Member extends Ranked>(members: readonly Member[]): readonly Member[] =>
  members.toSorted((a, b) => {
    const theirs = profileOf(b);
    return (
      profileOf(a)
        .map((count, index) => (theirs[index] ?? 0) - count)
        .find((more) => more !== 0) ?? 0
    );
  });
