import { fieldError, DomainError } from '#core/kernel/domain-error.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { isoWeekOf, isWeekKey, localTimeOf } from '#core/kernel/week.ts';
import {
  isPlausible,
  keptDigits,
  limitsOf,
  maxValuesOfImport,
  oldestImportedDay,
  oldestImportYears,
  type WeekValue,
} from './imported-value.ts';

/** What a client read out of a file is believed no more than what is typed. */
export const checkedValues = (
  values: readonly WeekValue[],
  { clock, timeZone }: Readonly<{ clock: Clock; timeZone: string }>,
): readonly WeekValue[] => {
  if (values.length > maxValuesOfImport)
    throw new DomainError('measurement_import.too_many_values', { max: maxValuesOfImport });
  const now = clock.now();
  const thisWeek = isoWeekOf(now, timeZone).key;
  const oldest = isoWeekOf(
    new Date(`${oldestImportedDay(localTimeOf(now, timeZone).date)}T12:00:00Z`),
    'UTC',
  ).key;
  const checked = values.map(({ metric, week, value, days }, index) => {
    if (!isWeekKey(week) || week > thisWeek || week < oldest)
      throw fieldError(`body.values.${index}.week`, 'measurement_import.week_outside', {
        years: oldestImportYears,
      });
    if (!isPlausible(metric, value)) {
      const { min, max } = limitsOf(metric);
      throw fieldError(`body.values.${index}.value`, 'measurement_import.implausible', { min, max });
    }
    return { metric, week, value: keptDigits(metric, value), days };
  });
  // A week has one value of a kind: of two the last.
  return [...new Map(checked.map((value) => [`${value.metric} ${value.week}`, value])).values()];
};
