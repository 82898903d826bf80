import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { nothingMeasured } from '#core/body/indicator/fields.ts';
import { asSnapshotMedia, type GivenMedium } from '#core/body/snapshot/candidate.ts';
import { requireGoal } from '#core/body/snapshot/goals.ts';
import { mergeInputs, type PartialInputs } from '#core/body/snapshot/inputs.ts';
import { held, ownedMedia } from '#core/body/snapshot/owned-media.ts';
import { measurementIssues } from '#core/body/snapshot/save-rules.ts';
import { isSavedHere, type Snapshot, type SnapshotMedium } from '#core/body/snapshot/snapshot.ts';
import { fieldError, inBody, refuseFields } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import { isWeekKey, weekOf } from '#core/kernel/week.ts';
import type {
  ArchiveAnswer,
  ArchiveGoal,
  GoalOutcome,
  KeptArchive,
  WeekContent,
  WeekOutcome,
} from '../archive-content.ts';
import { compareWeek, knownPaths, weekBounds } from '../compare-week.ts';
import { goalStanding, knownAnswers } from './preview-archive.ts';

/** A week as it is kept: whole. */
type GivenWeek = WeekContent &
  Readonly<{
    /** Files that the member has uploaded here. */
    media: readonly SnapshotMedium[];
    /** Another week is here, and the member wants this one. */
    replace: boolean;
  }>;
type GivenGoal = ArchiveGoal & Readonly<{ replace: boolean }>;

type Input = Readonly<{
  weeks: readonly (Omit<GivenWeek, 'inputs' | 'media'> &
    Readonly<{ inputs: PartialInputs; media: readonly GivenMedium[] }>)[];
  goals: readonly GivenGoal[];
  answers: readonly ArchiveAnswer[];
}>;

type Stored = Pick<
  Repositories,
  'broughtAnswers' | 'events' | 'goals' | 'media' | 'reviews' | 'snapshots' | 'users'
>;
type Frame = Readonly<{ userId: UserId; at: Date; bounds: ReturnType<typeof weekBounds> }> &
  Pick<Ports, 'ids'>;

/** What a client read out of a file is believed no more than what is typed. */
const requireWeek = ({ week, inputs, media }: GivenWeek, index: number): void => {
  const at = `body.weeks.${index}` as const;
  if (!isWeekKey(week)) throw fieldError(`${at}.week`, 'input.invalid');
  refuseFields(
    measurementIssues(inputs).map((issue) =>
      inBody({ ...issue, path: `weeks.${index}.inputs.${issue.path}` }),
    ),
  );
  if (new Set(media.map(({ side }) => side)).size < media.length)
    throw fieldError(`${at}.media`, 'indicator.side_duplicate');
};

/** Pictures and films of one’s own, held until the transaction ends. */
const requireMedia = async (
  { media }: Pick<Stored, 'media'>,
  { userId }: Frame,
  weeks: readonly GivenWeek[],
): Promise<void> => {
  const shown = weeks.flatMap((week) => week.media);
  const owned = await ownedMedia(held(media), userId, shown);
  for (const [index, week] of weeks.entries())
    for (const { mediumId } of week.media) {
      const type = owned.get(mediumId)?.type;
      if (type === undefined) throw fieldError(`body.weeks.${index}.media`, 'user.media_not_found');
      if (type !== 'IMAGE' && type !== 'VIDEO')
        throw fieldError(`body.weeks.${index}.media`, 'media.type_not_allowed');
    }
};

/** Side by side: those of the archive in front, and no photo that is here is lost. */
const mergedMedia = (
  front: readonly SnapshotMedium[],
  behind: readonly SnapshotMedium[],
): readonly SnapshotMedium[] => [
  ...front,
  ...behind.filter(({ side }) => front.every((shown) => shown.side !== side)),
];

const added = (
  { week, standard, inputs, carriedOver, media }: GivenWeek,
  { userId, at, ids }: Frame,
): Snapshot => ({
  id: ids.next(),
  userId,
  week,
  weekStart: weekOf(week).startsOn,
  standard,
  inputs,
  carriedOver: knownPaths(inputs, carriedOver),
  media,
  version: 1,
  createdAt: at,
  updatedAt: at,
  broughtAt: at,
});

/** A week that is changed keeps what it is: one that was saved here stays saved here, one that was brought stays brought. */
const changed = (here: Snapshot, given: GivenWeek, isPhotosOnly: boolean, at: Date): Snapshot => {
  const next = { ...here, version: here.version + 1, updatedAt: at };
  if (isPhotosOnly) return { ...next, media: mergedMedia(here.media, given.media) };
  return {
    ...next,
    standard: given.standard,
    inputs: given.inputs,
    carriedOver: knownPaths(given.inputs, given.carriedOver),
    media: mergedMedia(given.media, here.media),
  };
};

const keepWeek = async (stored: Stored, given: GivenWeek, frame: Frame): Promise<WeekOutcome> => {
  const { snapshots, events } = stored;
  const { userId, at, bounds } = frame;
  const { week, media, replace } = given;
  const here = await snapshots.ofWeek(userId, week);
  const sides = media.map(({ side }) => side);
  const { standing } = compareWeek({ ...given, sides }, here, bounds);
  if (standing === 'OUTSIDE' || standing === 'HERE') return standing;
  if (here === null) {
    await snapshots.insert(added(given, frame));
    return 'ADDED';
  }
  if (standing === 'LOCKED' || (standing === 'DIFFERS' && !replace)) return 'LEFT';
  const isPhotosOnly = standing === 'PHOTOS';
  const next = changed(here, given, isPhotosOnly, at);
  await snapshots.update(next);
  // This week's own save was changed, as by its form.
  if (isSavedHere(next))
    await events.append({
      type: 'snapshot.saved',
      userId,
      snapshotId: next.id,
      week,
      isFirst: false,
      isUpdate: true,
    });
  return isPhotosOnly ? 'PHOTOS_ADDED' : 'REPLACED';
};

const keepGoal = async (
  { goals }: Pick<Stored, 'goals'>,
  { replace, ...given }: GivenGoal,
  { userId, at }: Frame,
): Promise<GoalOutcome> => {
  const own = (await goals.of(userId)).find(({ metric }) => metric === given.metric);
  const target = requireGoal(given.metric, given.target);
  const standing = goalStanding(target, own?.target ?? null);
  if (standing === 'HERE') return 'HERE';
  if (standing === 'DIFFERS' && !replace) return 'LEFT';
  await goals.put({
    ...given,
    target,
    userId,
    createdAt: given.createdAt > at ? at : given.createdAt,
  });
  return standing === 'NEW' ? 'ADDED' : 'REPLACED';
};

const keepAnswers = async (
  stored: Stored,
  answers: readonly ArchiveAnswer[],
  { userId, at, ids }: Frame,
): Promise<KeptArchive['answers']> => {
  if (answers.length === 0) return { added: 0, here: 0 };
  const isKnown = await knownAnswers(stored, userId);
  const made = await stored.broughtAnswers.insert(
    answers
      .filter((answer) => !isKnown(answer))
      .map((answer) => ({ ...answer, id: ids.next(), userId, broughtAt: at })),
  );
  return { added: made, here: answers.length - made };
};

/**
 * Brings weeks, goals and answers, what is new of them: a second time changes nothing. No save, no fee, no reward, no
 * streak; of what differs only what the member asked for. One import of a member at a time.
 */
export const keepArchive =
  ({
    transaction,
    clock,
    ids,
  }: Writes<'broughtAnswers' | 'events' | 'goals' | 'media' | 'reviews' | 'snapshots' | 'users'> &
    Pick<Ports, 'clock' | 'ids'>) =>
  async (actor: Actor, { weeks: sent, goals, answers }: Input): Promise<KeptArchive> => {
    const { id: userId } = requireMember(actor);
    const weeks = sent.map((week): GivenWeek => ({
      ...week,
      inputs: mergeInputs(nothingMeasured, week.inputs),
      media: asSnapshotMedia(week.media),
    }));
    for (const [index, week] of weeks.entries()) requireWeek(week, index);
    return transaction(async (stored) => {
      await stored.snapshots.lockMember(userId);
      const { timeZone } = await stored.users.get(userId);
      const at = clock.now();
      const frame = { userId, at, ids, bounds: weekBounds(at, timeZone) };
      await requireMedia(stored, frame, weeks);
      const keptWeeks: KeptArchive['weeks'][number][] = [];
      for (const given of weeks)
        keptWeeks.push({ week: given.week, outcome: await keepWeek(stored, given, frame) });
      const keptGoals: KeptArchive['goals'][number][] = [];
      for (const given of goals)
        keptGoals.push({ metric: given.metric, outcome: await keepGoal(stored, given, frame) });
      return { weeks: keptWeeks, goals: keptGoals, answers: await keepAnswers(stored, answers, frame) };
    });
  };
