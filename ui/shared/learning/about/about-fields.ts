import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { addDays, instantOf } from '#core/kernel/week.ts';
import { codeMessage } from '../../api/field-message.ts';
import type { WorkingCopy } from '../data.ts';
import { anyProse, filledLine, htmlProblem, wholeProblem } from '../field-rules.ts';

export type AboutFields = Readonly<{
  title: string;
  slug: string;
  summary: string;
  description: string;
  /** One goal a line. */
  goals: string;
  coverId: string | null;
  price: number | null;
  discount: number | null;
  /** The last day of the discount; empty: it does not end. */
  discountLastDay: string;
  template: WorkingCopy['template'] | '';
  boardHabit: WorkingCopy['boardHabit'];
}>;

export const goalsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((goal) => goal.trim())
    .filter((goal) => goal !== '');

/** The discount ends with its last day in Vietnam: at the midnight after it. */
const lastDayOf = (until: Date | null): string =>
  until === null ? '' : addDays(localDate(until, defaultTimeZone), -1);
const untilOf = (lastDay: string): Date | null =>
  lastDay === '' ? null : instantOf(addDays(lastDay, 1), 0, 0, defaultTimeZone);

export const aboutFieldsOf = (copy: WorkingCopy): AboutFields => ({
  title: copy.title,
  slug: copy.slug,
  summary: copy.summary,
  description: copy.description,
  goals: copy.goals.join('\n'),
  coverId: copy.coverId,
  price: copy.price,
  discount: copy.discountSet,
  discountLastDay: lastDayOf(copy.discountUntilSet),
  template: copy.template ?? '',
  boardHabit: copy.boardHabit,
});

/** As the server is told what changed. */
export const sentAbout = (changed: Partial<AboutFields>) => {
  const { goals, price, discount, discountLastDay, template, ...same } = changed;
  return {
    ...same,
    ...(goals === undefined ? {} : { goals: [...goalsOf(goals)] }),
    ...(typeof price === 'number' ? { price } : {}),
    ...(typeof discount === 'number' ? { discount } : {}),
    ...(discountLastDay === undefined ? {} : { discountUntil: untilOf(discountLastDay) }),
    ...(template === undefined ? {} : { template: template === '' ? null : template }),
  };
};

const goalsProblem = (text: string): string | undefined => {
  const goals = goalsOf(text);
  if (goals.length > challengeLimits.goals) return 'learning.goals.many';
  return goals
    .map((goal) => filledLine(goal, challengeLimits.goalLength))
    .find((problem) => problem !== undefined);
};

export const aboutProblems = (fields: AboutFields) => ({
  title: filledLine(fields.title, challengeLimits.titleLength.max, challengeLimits.titleLength.min),
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(fields.slug.trim())
    ? undefined
    : codeMessage('challenge.slug_invalid'),
  summary: anyProse(fields.summary, challengeLimits.summaryLength),
  description: htmlProblem(fields.description, challengeLimits.descriptionLength),
  goals: goalsProblem(fields.goals),
  price: wholeProblem(fields.price, { min: 0, max: challengeLimits.price }),
  discount: wholeProblem(fields.discount, { min: 0, max: 100 }),
});
