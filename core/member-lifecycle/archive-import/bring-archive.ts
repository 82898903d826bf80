import type { BodySide, GoalMetric } from '#core/body/snapshot/snapshot.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import {
  goalOutcomes,
  maxAnswersAtOnce,
  weekOutcomes,
  type ArchiveAnswer,
  type ArchiveGoal,
  type ArchivePhoto,
  type ArchiveSource,
  type ArchiveWeek,
  type GoalOutcome,
  type KeptArchive,
  type PreviewedArchive,
  type WeekOutcome,
  type WeekStanding,
} from './archive-content.ts';
import type { ReadArchive } from './read-archive.ts';

/** What the member wants from the archive where something else is here. */
export type ImportChoice = Readonly<{ weeks: ReadonlySet<WeekKey>; goals: ReadonlySet<GoalMetric> }>;
export const keepAllOfOurs: ImportChoice = { weeks: new Set(), goals: new Set() };

export type PlannedWeek = ArchiveWeek & Readonly<{ replace: boolean }>;
export type ImportPlan = Readonly<{
  source: ArchiveSource;
  weeks: readonly PlannedWeek[];
  goals: readonly (ArchiveGoal & Readonly<{ replace: boolean }>)[];
  answers: readonly ArchiveAnswer[];
  /** Those of the archive that nothing is sent of, by what becomes of them. */
  untouched: readonly Readonly<{ week: WeekKey; outcome: WeekOutcome }>[];
  /** Steps on the way: photos, and weeks. */
  steps: number;
}>;

type Photo = ArchivePhoto & Readonly<{ file: string }>;
const isInArchive = (photo: ArchivePhoto): photo is Photo => photo.file !== null;

const untouchedOutcome: Readonly<Record<Exclude<WeekStanding, 'NEW' | 'PHOTOS'>, WeekOutcome>> = {
  HERE: 'HERE',
  DIFFERS: 'LEFT',
  LOCKED: 'LEFT',
  OUTSIDE: 'OUTSIDE',
};

/** What is sent, of what is in the archive and beside it here. */
export const planOf = (read: ReadArchive, preview: PreviewedArchive, choice: ImportChoice): ImportPlan => {
  const standingOf = new Map(preview.weeks.map(({ week, standing }) => [week, standing]));
  const weeks: PlannedWeek[] = [];
  const untouched: ImportPlan['untouched'][number][] = [];
  for (const week of read.weeks) {
    const standing = standingOf.get(week.week) ?? 'OUTSIDE';
    const replace = standing === 'DIFFERS' && choice.weeks.has(week.week);
    if (standing === 'NEW' || standing === 'PHOTOS' || replace) weeks.push({ ...week, replace });
    else untouched.push({ week: week.week, outcome: untouchedOutcome[standing] });
  }
  const photos = weeks.reduce((sum, week) => sum + week.photos.filter(isInArchive).length, 0);
  return {
    source: read.source,
    weeks,
    goals: read.goals.map((goal) => ({ ...goal, replace: choice.goals.has(goal.metric) })),
    answers: read.answers,
    untouched,
    steps: photos + weeks.length,
  };
};

/** One name for one photo, at every try: for a day the server keeps it once. */
export const photoKey = ({ origin }: ArchiveSource, { id }: ArchivePhoto): string =>
  `brought-${encodeURIComponent(origin)
    .replace(/[^\w.-]/g, '')
    .slice(-60)}-${id}`;

export type FailedPhoto = Readonly<{ week: WeekKey; side: BodySide; name: string; reason: string }>;

export type ImportReport = Readonly<{
  weeks: Readonly<Record<WeekOutcome, number>>;
  photos: number;
  failedPhotos: readonly FailedPhoto[];
  goals: Readonly<Record<GoalOutcome, number>>;
  answers: Readonly<{ added: number; here: number }>;
}>;

export type SentPart = Readonly<{
  weeks: readonly (Omit<PlannedWeek, 'id' | 'photos'> &
    Readonly<{ media: readonly Readonly<{ mediaId: string; side: BodySide }>[] }>)[];
  goals: ImportPlan['goals'];
  answers: ImportPlan['answers'];
}>;

/** Taken as a file of the member’s, or why not; whatever else goes wrong fails and may be tried again. */
export type BroughtPhoto = Readonly<
  { mediaId: string; reason?: never } | { reason: string; mediaId?: never }
>;

type Ways = Readonly<{
  bringPhoto: (photo: Photo) => Promise<BroughtPhoto>;
  keep: (part: SentPart) => Promise<KeptArchive>;
  onStep?: (done: number) => void;
}>;

/** So few that what is lost by a break is little. */
const weeksOfPart = 5;

const parts = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const counted = <Name extends string>(
  names: readonly Name[],
  found: readonly Name[],
): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name) => [name, found.filter((one) => one === name).length])) as Record<
    Name,
    number
  >; // one for each name

export const isNothingNew = ({ weeks, goals, answers }: ImportReport): boolean =>
  weeks.ADDED + weeks.REPLACED + weeks.PHOTOS_ADDED + goals.ADDED + goals.REPLACED + answers.added === 0;

/**
 * Photos first, then their week, a few weeks at a time: broken off anywhere, nothing is half, and done again it goes on.
 * A photo that can't be taken is named, and its week comes without it.
 */
export const bringArchive = async (
  { weeks, goals, answers, untouched }: ImportPlan,
  { bringPhoto, keep, onStep = () => {} }: Ways,
): Promise<ImportReport> => {
  const kept: KeptArchive[] = [];
  const failedPhotos: FailedPhoto[] = [];
  let done = 0;
  let photos = 0;
  const step = () => onStep((done += 1));

  const withMedia = async (planned: PlannedWeek): Promise<SentPart['weeks'][number]> => {
    const { week, standard, inputs, carriedOver, replace } = planned;
    const media: { mediaId: string; side: BodySide }[] = [];
    for (const photo of planned.photos) {
      const { side, name } = photo;
      const brought = isInArchive(photo) ? await bringPhoto(photo) : { reason: 'MISSING' };
      if (isInArchive(photo)) step();
      if (brought.reason !== undefined) failedPhotos.push({ week, side, name, reason: brought.reason });
      else media.push({ mediaId: brought.mediaId, side });
    }
    photos += media.length;
    return { week, standard, inputs, carriedOver, replace, media };
  };

  for (const part of parts(weeks, weeksOfPart)) {
    const sent: SentPart['weeks'][number][] = [];
    for (const week of part) sent.push(await withMedia(week));
    kept.push(await keep({ weeks: sent, goals: [], answers: [] }));
    for (const _ of part) step();
  }
  if (goals.length > 0) kept.push(await keep({ weeks: [], goals, answers: [] }));
  for (const part of parts(answers, maxAnswersAtOnce))
    kept.push(await keep({ weeks: [], goals: [], answers: part }));

  return {
    weeks: counted(
      weekOutcomes,
      [...untouched, ...kept.flatMap((part) => part.weeks)].map(({ outcome }) => outcome),
    ),
    photos,
    failedPhotos,
    goals: counted(
      goalOutcomes,
      kept.flatMap((part) => part.goals).map(({ outcome }) => outcome),
    ),
    answers: {
      added: kept.reduce((sum, part) => sum + part.answers.added, 0),
      here: kept.reduce((sum, part) => sum + part.answers.here, 0),
    },
  };
};
