import {
  fieldKeys,
  fields,
  isMeasured,
  readField,
  type FieldKey,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import { weeksBetween, type WeekKey } from '#core/kernel/week.ts';

/** How long a value stays true of a body or a life. After that it is asked again; it is never copied by itself. */
export const dueRules = ['EVERY_WEEK', 'EVERY_MONTH', 'EVERY_YEAR', 'WHEN_CHANGED'] as const;
export type DueRule = (typeof dueRules)[number];

const weeksOf: Readonly<Record<Exclude<DueRule, 'WHEN_CHANGED'>, number>> = {
  EVERY_WEEK: 1,
  EVERY_MONTH: 4,
  EVERY_YEAR: 52,
};

const weekly: readonly FieldKey[] = ['weight', 'waist'];
const yearly: readonly FieldKey[] = ['age', 'height', 'maxHeartRate'];

/** Numbers that move are asked again, answers about a life only when it changes. */
export const dueRuleOf = (key: FieldKey): DueRule => {
  if (weekly.includes(key)) return 'EVERY_WEEK';
  if (yearly.includes(key)) return 'EVERY_YEAR';
  return fields[key].kind === 'NUMBER' ? 'EVERY_MONTH' : 'WHEN_CHANGED';
};

export type PastWeek = Readonly<{ week: WeekKey; inputs: ProfileInputs; carriedOver: readonly string[] }>;

/** The week in which each field was last measured or answered; a value that was taken over is as old as its source. */
export type LastMeasured = Readonly<Partial<Record<FieldKey, WeekKey>>>;

export const lastMeasuredIn = (weeks: readonly PastWeek[]): LastMeasured => {
  const last: Partial<Record<FieldKey, WeekKey>> = {};
  for (const { week, inputs, carriedOver } of weeks)
    for (const key of fieldKeys) {
      if (!isMeasured(readField(inputs, key)) || carriedOver.includes(`${fields[key].section}.${key}`))
        continue;
      const known = last[key];
      if (known === undefined || known < week) last[key] = week;
    }
  return last;
};

/** Whether this week should ask for it: it was never known, or what is known is too old. */
export const isDue = (key: FieldKey, last: LastMeasured, currentWeek: WeekKey): boolean => {
  const measured = last[key];
  if (measured === undefined) return true;
  const rule = dueRuleOf(key);
  return rule !== 'WHEN_CHANGED' && weeksBetween(measured, currentWeek) >= weeksOf[rule];
};
