import type { FieldKey, NumberFieldKey, ProfileInputs } from '#core/body/indicator/fields.ts';
import type { BodySide, GoalMetric } from '#core/body/snapshot/snapshot.ts';
import type { NoteKind, TargetDirection } from '#core/coaching/reply/reply.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import type { BodyStandard } from '#core/platform/settings/site.ts';

/**
 * What a member takes from one server to another: the archive that every member can download, read on their own device. Of
 * all it holds, weeks with their photos, goals, and what coaches answered are brought along.
 *
 * A week that was brought carries its own mark (`broughtAt`), and who reads weeks decides by it:
 *
 * | reader                                                                      | brought weeks                      |
 * | --------------------------------------------------------------------------- | ---------------------------------- |
 * | timeline, charts, trends, "since start", compare, exports, PDF, time ranges | like every other                   |
 * | what is due in the weekly form, what is carried over from, draft            | like every other                   |
 * | who may see which week (privacy, latest week, photos), photo log            | like every other                   |
 * | coaches: requests, answers, charts, signals; AI coach; own number at home   | like every other                   |
 * | records and goals that were met, shared cards of a week’s change            | like every other                   |
 * | numbers of an import from scales (new, equal, different)                    | like every other                   |
 * | reward of a week, reward of an invitation, "saved this week" of rewards     | not there                          |
 * | fee of the first save                                                       | not there: it is due all the same  |
 * | streak, its freezes and milestones, shared streak, weekly letter’s streak   | not there                          |
 * | weeks saved: profile, report’s cover, monthly recap, challenge boards       | not there                          |
 * | reminder of the week, bundle’s next request                                 | not there: the week is not saved   |
 * | targets of coaches and their outcome counts                                 | not there                          |
 * | staff: overview, retention by weeks, roster of a coach, weeks of a member   | not there                          |
 */
export type ArchiveSource = Readonly<{
  /** The server it was downloaded from, as it calls itself. */
  origin: string;
  /** One download of it. */
  exportId: string;
}>;

/** Written into every archive; one that says a higher number was made by a newer Fitboard. */
export const archiveFormat = 2;
/** Archives of before they said a number, and where they came from. */
export const unnamedFormat = 1;
export const unnamedOrigin = 'unknown';

export type ArchivePhoto = Readonly<{
  id: string;
  side: BodySide;
  name: string;
  /** Where it lies in the archive; null: the archive does not hold it. */
  file: string | null;
}>;

/** What a week says, whichever server keeps it. */
export type WeekContent = Readonly<{
  week: WeekKey;
  standard: BodyStandard;
  inputs: ProfileInputs;
  carriedOver: readonly string[];
}>;
export type ArchiveWeek = WeekContent & Readonly<{ id: string; photos: readonly ArchivePhoto[] }>;

export type ArchiveGoal = Readonly<{
  metric: GoalMetric;
  target: number;
  startValue: number | null;
  createdAt: Date;
}>;

/** What a coach wrote to the member on another server: a record to read, no review of this one. */
export type ArchiveAnswer = Readonly<{
  /** The server that it was written on: an archive may hold answers that were brought before. */
  origin: string;
  /** The review’s, there. */
  sourceId: string;
  week: WeekKey;
  coachName: string;
  answeredAt: Date;
  /** What the member had asked beside the form. */
  message: string | null;
  notes: readonly Readonly<{ kind: NoteKind; text: string }>[];
  targets: readonly Readonly<{
    metric: GoalMetric;
    direction: TargetDirection;
    value: number | null;
    weeks: number;
  }>[];
  /** What the member gave, and wrote. */
  rating: Readonly<{ stars: number; content: string }> | null;
}>;

export type BroughtAnswer = ArchiveAnswer & Readonly<{ id: string; userId: UserId; broughtAt: Date }>;

export const weekStandings = ['NEW', 'HERE', 'PHOTOS', 'DIFFERS', 'LOCKED', 'OUTSIDE'] as const;
/**
 * HERE: the same is here already. PHOTOS: the same, and the archive has photos that are missing here. DIFFERS: the member
 * chooses. LOCKED: it was saved here in a week that is over, which nobody changes. OUTSIDE: still to come, or too long ago.
 */
export type WeekStanding = (typeof weekStandings)[number];

export const goalStandings = ['NEW', 'HERE', 'DIFFERS'] as const;
export type GoalStanding = (typeof goalStandings)[number];

export type PreviewedArchive = Readonly<{
  weeks: readonly Readonly<{ week: WeekKey; standing: WeekStanding; differences: Differences }>[];
  goals: readonly Readonly<{
    metric: GoalMetric;
    standing: GoalStanding;
    here: number | null;
    brought: number;
  }>[];
  answers: Readonly<{ new: number; here: number }>;
}>;

export const weekOutcomes = ['ADDED', 'REPLACED', 'PHOTOS_ADDED', 'HERE', 'LEFT', 'OUTSIDE'] as const;
export type WeekOutcome = (typeof weekOutcomes)[number];

export const goalOutcomes = ['ADDED', 'REPLACED', 'HERE', 'LEFT'] as const;
export type GoalOutcome = (typeof goalOutcomes)[number];

export type KeptArchive = Readonly<{
  weeks: readonly Readonly<{ week: WeekKey; outcome: WeekOutcome }>[];
  goals: readonly Readonly<{ metric: GoalMetric; outcome: GoalOutcome }>[];
  answers: Readonly<{ added: number; here: number }>;
}>;

export type DifferingNumber = Readonly<{ key: NumberFieldKey; here: number | null; brought: number | null }>;
export type Differences = Readonly<{
  numbers: readonly DifferingNumber[];
  /** Answers and choices that differ. */
  others: readonly FieldKey[];
}>;

/** Every week of twenty years. */
export const maxWeeksOfArchive = 1100;
export const maxAnswersOfArchive = 2000;
/** What one request brings; a client asks again with the next. */
export const maxWeeksAtOnce = 20;
export const maxAnswersAtOnce = 20;
export const longestTargetWeeks = 520;
export const maxPhotosOfWeek = 4;
export const maxOrigin = 200;
export const maxNameLength = 200;
export const maxTextLength = 4000;
