import { oldestImportedDay, oldestImportYears } from '#core/body/measurement-import/imported-value.ts';
import { roundHalfUp } from '#core/body/indicator/display.ts';
import { isDayInCalendar } from '#core/kernel/calendar-bounds.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { normalize } from '#core/kernel/text/text.ts';

/**
 * Something that a member measures beside the profile: a calf, a blood pressure, a pulse. Its name, its unit and what is
 * usual are the member’s own; the product judges none of it, computes nothing from it and shows it to nobody else.
 */
export type OwnMeasurement = Readonly<{
  id: string;
  userId: UserId;
  name: string;
  /** Empty: a plain number. */
  unit: string;
  /** 2: each value is a pair, as a blood pressure is. */
  numbers: 1 | 2;
  /** What the member calls usual, of the first number and of the second; null: no limit. */
  low: number | null;
  high: number | null;
  secondLow: number | null;
  secondHigh: number | null;
  /** Where it stands in the member’s list. */
  place: number;
  createdAt: Date;
}>;

/** One value a day: another one of the same day takes its place. */
export type OwnValue = Readonly<{
  /** `2026-11-27`, in the member’s own calendar. */
  day: string;
  value: number;
  second: number | null;
}>;

export type OwnMeasurementInput = Pick<
  OwnMeasurement,
  'name' | 'unit' | 'low' | 'high' | 'secondLow' | 'secondHigh'
>;

export const maxOwnMeasurements = 20;
export const maxOwnValues = 3_000;
export const ownNameMaxLength = 40;
export const ownUnitMaxLength = 12;
/** Steps and heartbeats of a day fit in; a slipped finger does not. */
export const largestOwnValue = 200_000;
export const ownDecimals = 2;

export const isPlausibleOwnValue = (value: number): boolean =>
  Number.isFinite(value) && Math.abs(value) <= largestOwnValue;

const checkedNumber = (path: `body.${string}`, value: number): number => {
  if (!isPlausibleOwnValue(value))
    throw fieldError(path, 'own_measurement.implausible', { max: largestOwnValue });
  return roundHalfUp(value, ownDecimals);
};

const checkedLimit = (path: `body.${string}`, value: number | null): number | null =>
  value === null ? null : checkedNumber(path, value);

const checkedText = (path: 'body.name' | 'body.unit', typed: string, max: number): string => {
  const text = normalize(typed);
  if (text.length > max) throw fieldError(path, 'input.max_length', { length: max });
  const problem = text === '' ? null : textProblem(text, 'line');
  if (problem) throw fieldError(path, problem.code, problem.params);
  return text;
};

/** As it is kept. A second number’s limits have no place where there is one number. */
export const checkedMeasurement = (
  typed: OwnMeasurementInput,
  numbers: OwnMeasurement['numbers'],
): OwnMeasurementInput => {
  const name = checkedText('body.name', typed.name, ownNameMaxLength);
  if (name === '') throw fieldError('body.name', 'input.required');
  const checked = {
    name,
    unit: checkedText('body.unit', typed.unit, ownUnitMaxLength),
    low: checkedLimit('body.low', typed.low),
    high: checkedLimit('body.high', typed.high),
    secondLow: numbers === 1 ? null : checkedLimit('body.secondLow', typed.secondLow),
    secondHigh: numbers === 1 ? null : checkedLimit('body.secondHigh', typed.secondHigh),
  };
  const reversed = (low: number | null, high: number | null) => low !== null && high !== null && low > high;
  if (reversed(checked.low, checked.high)) throw fieldError('body.high', 'own_measurement.range_reversed');
  if (reversed(checked.secondLow, checked.secondHigh))
    throw fieldError('body.secondHigh', 'own_measurement.range_reversed');
  return checked;
};

const comparable = (name: string): string => name.toLocaleLowerCase('vi');

/** Two of one name could not be told apart in a list. */
export const requireFreeName = (name: string, others: readonly Pick<OwnMeasurement, 'name'>[]): void => {
  if (others.some((other) => comparable(other.name) === comparable(name)))
    throw fieldError('body.name', 'own_measurement.name_taken');
};

/** A day that has been, in the member’s calendar, and not longer ago than an import may go back. */
export const requireOwnDay = (day: string, today: string): void => {
  if (!isDayInCalendar(day) || day > today || day < oldestImportedDay(today))
    throw fieldError('params.day', 'own_measurement.day_outside', { years: oldestImportYears });
};

export const checkedValue = (
  { numbers }: Pick<OwnMeasurement, 'numbers'>,
  { value, second }: Pick<OwnValue, 'value' | 'second'>,
): Pick<OwnValue, 'value' | 'second'> => {
  if (numbers === 2 && second === null) throw fieldError('body.second', 'input.required');
  return {
    value: checkedNumber('body.value', value),
    second: numbers === 1 || second === null ? null : checkedNumber('body.second', second),
  };
};

const isOutside = (value: number, low: number | null, high: number | null): boolean =>
  (low !== null && value < low) || (high !== null && value > high);

/** Outside what the member calls usual. A question to the member who types it, never a refusal and never a verdict. */
export const isUnusual = (
  { low, high, secondLow, secondHigh }: Pick<OwnMeasurement, 'low' | 'high' | 'secondLow' | 'secondHigh'>,
  { value, second }: Pick<OwnValue, 'value' | 'second'>,
): boolean => isOutside(value, low, high) || (second !== null && isOutside(second, secondLow, secondHigh));

/** The named ones first, in their order; what was not named follows as it stood. */
export const arranged = <Item extends Pick<OwnMeasurement, 'id'>>(
  items: readonly Item[],
  ids: readonly string[],
): readonly Item[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const named = [...new Set(ids)].map((id) => {
    const item = byId.get(id);
    if (item === undefined) throw new DomainError('own_measurement.not_found');
    return item;
  });
  return [...named, ...items.filter((item) => !named.includes(item))];
};
