import type { Target } from '#core/coaching/reply/reply.ts';
import type { Fact } from './fact.ts';
import { printMetric } from './course-facts.ts';
import { factLabel, targetOwners, targetStatusWords } from './labels.ts';
import { newFact, words } from './new-fact.ts';
import { dayText } from './printed-values.ts';
import type { Reviewed } from './week-facts.ts';

/** A target of a coach's answer or of an earlier review. */
export type SheetTarget = Target & Readonly<{ by: 'COACH' | 'AI' }>;

/** So many of the newest are in the sheet. */
const mostTargets = 10;

const aimWords = (target: Target, reviewed: Reviewed): Readonly<{ vi: string; en: string }> => {
  const { metric, direction, value, startValue } = target;
  const aim = printMetric(metric, value ?? startValue, reviewed).text;
  if (direction === 'KEEP') return { vi: `giữ ở ${aim.vi}`, en: `keep at ${aim.en}` };
  const isDown = direction === 'DECREASE';
  if (value === null)
    return isDown
      ? { vi: `thấp hơn ${aim.vi}`, en: `under ${aim.en}` }
      : { vi: `cao hơn ${aim.vi}`, en: `over ${aim.en}` };
  return isDown
    ? { vi: `giảm còn ${aim.vi}`, en: `down to ${aim.en}` }
    : { vi: `tăng lên ${aim.vi}`, en: `up to ${aim.en}` };
};

const targetFact = (target: SheetTarget, reviewed: Reviewed): Fact => {
  const { metric, status, dueDate, by, id, lastWeek } = target;
  const aim = aimWords(target, reviewed);
  const due = dayText(dueDate);
  const state = targetStatusWords[status];
  const name = factLabel(metric);
  return newFact({
    id: `target.${id}`,
    kind: 'TARGET',
    metric,
    week: lastWeek,
    value: status,
    label: { vi: `${targetOwners[by].vi}, ${name.vi}`, en: `${targetOwners[by].en}, ${name.en}` },
    // An earlier review came to its own; a coach gave the others.
    origin: by === 'AI' ? 'COMPUTED' : 'MEASURED',
    printed: words(`${aim.vi} trước ${due.vi} (${state.vi})`, `${aim.en} by ${due.en} (${state.en})`),
  });
};

export const targetFacts = (targets: readonly SheetTarget[], reviewed: Reviewed): readonly Fact[] =>
  targets
    .toSorted((one, other) =>
      one.dueDate === other.dueDate ? (one.id < other.id ? -1 : 1) : one.dueDate < other.dueDate ? 1 : -1,
    )
    .slice(0, mostTargets)
    .map((target) => targetFact(target, reviewed));
