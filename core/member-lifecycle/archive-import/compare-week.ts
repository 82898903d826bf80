import {
  fieldKeys,
  isNumberField,
  pathOf,
  readField,
  type FieldKey,
  type NumberFieldKey,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import { oldestImportedDay } from '#core/body/measurement-import/imported-value.ts';
import { isSavedHere, type BodySide, type Snapshot } from '#core/body/snapshot/snapshot.ts';
import { isoWeekOf, localTimeOf, type WeekKey } from '#core/kernel/week.ts';
import type { Differences, DifferingNumber, WeekContent, WeekStanding } from './archive-content.ts';

/** The order in which they were ticked says nothing. */
const plain = (inputs: ProfileInputs, key: FieldKey): string => {
  const value = readField(inputs, key);
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
};

const numberIn = (inputs: ProfileInputs, key: NumberFieldKey): number | null => {
  const value = readField(inputs, key);
  return typeof value === 'number' ? value : null;
};

export const differencesOf = (here: ProfileInputs, brought: ProfileInputs): Differences => {
  const differing = fieldKeys.filter((key) => plain(here, key) !== plain(brought, key));
  return {
    numbers: differing
      .filter(isNumberField)
      .map((key): DifferingNumber => ({ key, here: numberIn(here, key), brought: numberIn(brought, key) })),
    others: differing.filter((key) => !isNumberField(key)),
  };
};

/** The weeks that can be brought, by the member’s calendar: up to this one, and as far back as any import goes. */
export const weekBounds = (
  now: Date,
  timeZone: string,
): Readonly<{ oldest: WeekKey; thisWeek: WeekKey }> => ({
  oldest: isoWeekOf(new Date(`${oldestImportedDay(localTimeOf(now, timeZone).date)}T12:00:00Z`), 'UTC').key,
  thisWeek: isoWeekOf(now, timeZone).key,
});

/** What was saved here stays as it was saved once its week is over; what was brought may be brought anew. */
const mayChange = (here: Snapshot, thisWeek: WeekKey): boolean =>
  !isSavedHere(here) || here.week === thisWeek;

type ComparedWeek = Readonly<{ standing: WeekStanding; differences: Differences }>;

const nothing: Differences = { numbers: [], others: [] };

export const compareWeek = (
  { week, inputs, sides }: Pick<WeekContent, 'week' | 'inputs'> & Readonly<{ sides: readonly BodySide[] }>,
  here: Snapshot | null,
  { oldest, thisWeek }: ReturnType<typeof weekBounds>,
): ComparedWeek => {
  if (week < oldest || week > thisWeek) return { standing: 'OUTSIDE', differences: nothing };
  if (here === null) return { standing: 'NEW', differences: nothing };
  const differences = differencesOf(here.inputs, inputs);
  const isFree = mayChange(here, thisWeek);
  if (differences.numbers.length + differences.others.length > 0)
    return { standing: isFree ? 'DIFFERS' : 'LOCKED', differences };
  const isMissing = sides.some((side) => here.media.every((shown) => shown.side !== side));
  return { standing: isFree && isMissing ? 'PHOTOS' : 'HERE', differences };
};

/** A value may only be called carried over where there is one. */
export const knownPaths = (inputs: ProfileInputs, carriedOver: readonly string[]): readonly string[] => {
  const measured = new Set(
    fieldKeys.filter((key) => plain(inputs, key) !== 'null' && plain(inputs, key) !== '[]').map(pathOf),
  );
  return [...new Set(carriedOver)].filter((path) => measured.has(path));
};
