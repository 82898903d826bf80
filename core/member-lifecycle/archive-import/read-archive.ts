import {
  fieldKeys,
  fields,
  isMeasured,
  nothingMeasured,
  pathOf,
  readField,
  type Field,
  type FieldKey,
  type FieldValue,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import { validateInputs } from '#core/body/indicator/validation.ts';
import { inputsWith } from '#core/body/snapshot/draft-values.ts';
import { isGoalMetric, isPossibleGoal } from '#core/body/snapshot/goals.ts';
import { requiredFields } from '#core/body/snapshot/save-rules.ts';
import { bodySides } from '#core/body/snapshot/snapshot.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { maxNotes, maxTargets, noteKinds, targetDirections } from '#core/coaching/reply/reply.ts';
import { isWeekKey } from '#core/kernel/week.ts';
import { bodyStandards } from '#core/platform/settings/site.ts';
import {
  archiveFormat,
  longestTargetWeeks,
  maxAnswersOfArchive,
  maxNameLength,
  maxOrigin,
  maxPhotosOfWeek,
  maxTextLength,
  maxWeeksOfArchive,
  unnamedFormat,
  unnamedOrigin,
  type ArchiveAnswer,
  type ArchiveGoal,
  type ArchivePhoto,
  type ArchiveSource,
  type ArchiveWeek,
} from './archive-content.ts';
import { mediaFolder, type ArchiveProblem } from './archive-entries.ts';

/** What of an archive could not be read, or is not brought along. */
export type LeftOut = Readonly<{
  /** Weeks without age, sex, height or weight, or that nothing can be read of. */
  incompleteWeeks: number;
  /** Numbers and answers that the profile does not know, or that no body has. */
  values: number;
  goals: number;
  answers: number;
  /** Photos that the data names and the archive does not hold. */
  missingPhotos: number;
  /** Files of posts, messages and lessons. */
  otherFiles: number;
}>;

export type ReadArchive = Readonly<{
  source: ArchiveSource;
  exportedAt: Date | null;
  /** Oldest first, each week once. */
  weeks: readonly ArchiveWeek[];
  goals: readonly ArchiveGoal[];
  answers: readonly ArchiveAnswer[];
  leftOut: LeftOut;
}>;

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** As it would be taken were it typed here; what would be refused, or is no text, is empty. */
const lineOf = (value: unknown, most: number): string => {
  const text = typeof value === 'string' ? normalize(value).slice(0, most).toWellFormed().trim() : '';
  return textProblem(text, 'line') === null ? text : '';
};

const proseOf = (value: unknown): string => {
  const text =
    typeof value === 'string' ? cleanProse(value).slice(0, maxTextLength).toWellFormed().trim() : '';
  return textProblem(text, 'prose') === null ? text : '';
};

const idOf = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : '';

const dateOf = (value: unknown): Date | null => {
  const at = typeof value === 'string' ? new Date(value) : null;
  return at !== null && Number.isFinite(at.getTime()) && at.getTime() > 0 ? at : null;
};

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** As the archive has it; undefined: of no kind that this field knows. */
const valueOf = (field: Field, value: unknown): FieldValue | undefined => {
  switch (field.kind) {
    case 'NUMBER':
      return numberOf(value) ?? undefined;
    case 'YES_NO':
      return typeof value === 'boolean' ? value : undefined;
    case 'CHOICES':
      return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
    case 'CHOICE':
    case 'TEXT':
      return typeof value === 'string' ? value : undefined;
  }
};

const emptyOf = (key: FieldKey): FieldValue => readField(nothingMeasured, key);

/** Only what the profile here accepts; what it would refuse is left out, value by value. */
const inputsOf = (value: unknown): Readonly<{ inputs: ProfileInputs; dropped: number }> => {
  const given = isRow(value) ? value : {};
  const kept: Partial<Record<FieldKey, FieldValue>> = {};
  let dropped = 0;
  for (const key of fieldKeys) {
    const section = given[fields[key].section];
    const written = isRow(section) ? section[key] : undefined;
    if (written === undefined || written === null) continue;
    const read = valueOf(fields[key], written);
    if (read === undefined) dropped += 1;
    else kept[key] = read;
  }
  let inputs = inputsWith(nothingMeasured, kept);
  // A rule that speaks of two values names one of them: without it the other stands.
  for (let issues = validateInputs(inputs); issues.length > 0; issues = validateInputs(inputs)) {
    const refused = fieldKeys.filter((key) => issues.some(({ path }) => path === pathOf(key)));
    dropped += refused.length;
    inputs = inputsWith(inputs, Object.fromEntries(refused.map((key) => [key, emptyOf(key)])));
  }
  return { inputs, dropped };
};

type Files = ReadonlyMap<string, Readonly<{ file: string; name: string }>>;

/** Where each file of the member lies; only within the folder of files, whatever the data says. */
const filesOf = (media: unknown, has: (path: string) => boolean): Files =>
  new Map(
    rowsOf(media).flatMap(({ id, file, name }) =>
      typeof id === 'string' && typeof file === 'string' && file.startsWith(mediaFolder) && has(file)
        ? [[id, { file, name: lineOf(name, maxNameLength) || 'photo' }] as const]
        : [],
    ),
  );

const photosOf = (media: unknown, files: Files): readonly ArchivePhoto[] => {
  const bySide = new Map<string, ArchivePhoto>();
  for (const { mediumId, side: written } of rowsOf(media)) {
    const side = bodySides.find((one) => one === written);
    const id = idOf(mediumId);
    if (side === undefined || id === '') continue;
    const found = files.get(id);
    bySide.set(side, { id, side, name: found?.name ?? '', file: found?.file ?? null });
  }
  return [...bySide.values()].slice(0, maxPhotosOfWeek);
};

const measuredPaths = (inputs: ProfileInputs): ReadonlySet<string> =>
  new Set(fieldKeys.filter((key) => isMeasured(readField(inputs, key))).map(pathOf));

const weekIn = (row: Row, files: Files): Readonly<{ week: ArchiveWeek | null; dropped: number }> => {
  const { id, week, standard, carriedOver, media } = row;
  const { inputs, dropped } = inputsOf(row['inputs']);
  const isComplete = requiredFields.every((key) => isMeasured(readField(inputs, key)));
  if (typeof week !== 'string' || !isWeekKey(week) || !isComplete) return { week: null, dropped: 0 };
  const measured = measuredPaths(inputs);
  const taken = Array.isArray(carriedOver) ? carriedOver : [];
  return {
    dropped,
    week: {
      id: idOf(id) || week,
      week,
      standard: bodyStandards.find((one) => one === standard) ?? bodyStandards[0],
      inputs,
      carriedOver: [...new Set(taken.filter((path): path is string => measured.has(path as string)))], // has() asks
      photos: photosOf(media, files),
    },
  };
};

const goalIn = ({ metric, target, startValue, createdAt }: Row): ArchiveGoal | null => {
  const aim = numberOf(target);
  if (typeof metric !== 'string' || !isGoalMetric(metric) || aim === null || !isPossibleGoal(metric, aim))
    return null;
  return {
    metric,
    target: aim,
    startValue: numberOf(startValue),
    createdAt: dateOf(createdAt) ?? new Date(0),
  };
};

const targetsIn = (value: unknown): ArchiveAnswer['targets'] =>
  rowsOf(value)
    .flatMap(({ metric, direction: written, value: aim, weeks }) => {
      const during = numberOf(weeks) ?? 0;
      const direction = targetDirections.find((one) => one === written);
      if (typeof metric !== 'string' || !isGoalMetric(metric) || !direction || during < 1) return [];
      return [
        {
          metric,
          direction,
          value: numberOf(aim),
          weeks: Math.min(Math.round(during), longestTargetWeeks),
        },
      ];
    })
    .slice(0, maxTargets);

const ratingIn = (value: unknown): ArchiveAnswer['rating'] => {
  const stars = isRow(value) ? numberOf(value['stars']) : null;
  return isRow(value) && stars !== null && Number.isInteger(stars) && stars >= 1 && stars <= 5
    ? { stars, content: proseOf(value['content']) }
    : null;
};

/** Null: nothing was answered, or nothing can be read. */
const answerIn = (row: Row, origin: string): ArchiveAnswer | null => {
  const { id, week, coachName, message, approvedAt, reply } = row;
  const answeredAt = dateOf(approvedAt);
  const sourceId = idOf(id);
  if (!isRow(reply) || answeredAt === null || typeof week !== 'string' || !isWeekKey(week) || sourceId === '')
    return null;
  return {
    origin,
    sourceId,
    week,
    coachName: lineOf(coachName, maxNameLength) || '—',
    answeredAt,
    message: proseOf(message) || null,
    notes: rowsOf(reply['notes'])
      .map(({ kind, text }) => ({
        kind: noteKinds.find((one) => one === kind) ?? noteKinds[0],
        text: proseOf(text),
      }))
      .filter(({ text }) => text !== '')
      .slice(0, maxNotes),
    targets: targetsIn(reply['targets']),
    rating: ratingIn(row['rating']),
  };
};

/** Answers that were brought here before go on with the member, each under the server that it was written on. */
const broughtBefore = (row: Row): ArchiveAnswer | null =>
  answerIn(
    {
      ...row,
      id: row['sourceId'],
      approvedAt: row['answeredAt'],
      reply: { notes: row['notes'], targets: row['targets'] },
    },
    lineOf(row['origin'], maxOrigin) || unnamedOrigin,
  );

const sourceOf = (data: Row): Readonly<{ format: number; source: ArchiveSource }> => {
  const said = isRow(data['archive']) ? data['archive'] : {};
  return {
    format: numberOf(said['format']) ?? unnamedFormat,
    source: {
      origin: lineOf(said['origin'], maxOrigin) || unnamedOrigin,
      exportId: idOf(said['exportId']) || unnamedOrigin,
    },
  };
};

const isOurs = (data: Row): boolean =>
  isRow(data['account']) && typeof data['exportedAt'] === 'string' && Array.isArray(data['snapshots']);

/** Of two rows that say the same the later one. */
const onceEach = <Item>(items: readonly Item[], key: (item: Item) => string): readonly Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

const isThere = <Item>(item: Item | null): item is Item => item !== null;

/** Reads the data of an archive, believing nothing of it; `has` says whether the zip holds a file. */
export const readArchive = (
  data: unknown,
  has: (path: string) => boolean,
): ReadArchive | Readonly<{ problem: ArchiveProblem }> => {
  if (!isRow(data)) return { problem: 'OTHER_ZIP' };
  const { format, source } = sourceOf(data);
  if (format > archiveFormat) return { problem: 'NEWER' };
  if (!isOurs(data)) return { problem: 'OTHER_ZIP' };

  const files = filesOf(data['media'], has);
  const written = rowsOf(data['snapshots']);
  if (written.length > maxWeeksOfArchive) return { problem: 'TOO_LARGE' };
  const readWeeks = written.map((row) => weekIn(row, files));
  const complete = readWeeks.map(({ week }) => week).filter(isThere);
  const weeks = onceEach(complete, ({ week }) => week).toSorted((a, b) => (a.week < b.week ? -1 : 1));

  const goalRows = rowsOf(data['goals']);
  const goals = onceEach(goalRows.map(goalIn).filter(isThere), ({ metric }) => metric);
  const answered = rowsOf(data['reviews']).filter(({ reply }) => isRow(reply));
  const before = rowsOf(data['broughtAnswers']);
  const answers = onceEach(
    [...answered.map((row) => answerIn(row, source.origin)), ...before.map(broughtBefore)].filter(isThere),
    ({ origin, sourceId }) => `${origin} ${sourceId}`,
  ).slice(0, maxAnswersOfArchive);
  if (weeks.length + goals.length + answers.length === 0) return { problem: 'NO_WEEKS' };

  const photos = weeks.flatMap(({ photos: shown }) => shown);
  const shown = new Set(photos.map(({ id }) => id));
  return {
    source,
    exportedAt: dateOf(data['exportedAt']),
    weeks,
    goals,
    answers,
    leftOut: {
      incompleteWeeks: written.length - complete.length,
      values: readWeeks.reduce((sum, { dropped }) => sum + dropped, 0),
      goals: goalRows.length - goals.length,
      answers: answered.length + before.length - answers.length,
      missingPhotos: photos.filter(({ file }) => file === null).length,
      otherFiles: [...files.keys()].filter((id) => !shown.has(id)).length,
    },
  };
};
