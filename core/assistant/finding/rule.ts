import type { Source } from '#core/body/indicator/explanation/sources.ts';
import type { FieldKey } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import type { Bilingual } from '#core/body/indicator/labels.ts';
import type { GoalMetric } from '#core/body/snapshot/snapshot.ts';
import type { NoteKind } from '#core/coaching/reply/reply.ts';
import type { FactId, Limit } from '../fact-sheet/fact.ts';
import type { RuleId, Severity } from './finding.ts';
import type { Reading } from './sheet-reader.ts';

/**
 * One thing the AI coach knows to say. `words` stand after the leading fact. In them `{name}` prints a fact, a number is
 * one of `ruleNumbers`, and what stands in square brackets is left out when its fact is missing, or when it names a food
 * that the member is allergic to.
 */
export type Rule = Readonly<{
  id: RuleId;
  version: number;
  kind: NoteKind;
  severity: Severity;
  weight: number;
  topic: string;
  /** Not said under any of these limits. */
  withheld: readonly Limit[];
  /** Rules that are not said beside this one. */
  beats: readonly RuleId[];
  /** Sends to a doctor or guards a limit: can't be turned off, and is said whatever part of the week is asked about. */
  isSafety: boolean;
  /** What the finding stands on, the leading fact first; null when the rule does not hold. */
  holds(reading: Reading): readonly FactId[] | null;
  params(reading: Reading): Readonly<Record<string, FactId>>;
  words: Bilingual;
  /** What the next step says; the words themselves where it has nothing of its own to say. */
  next: Bilingual | null;
  /** False where naming the fact itself would hurt. */
  printsLead: boolean;
  anchor: FieldKey | IndicatorKey | null;
  aim: GoalMetric | null;
  sources: readonly Source[];
  /** Why the rule is off until staff turn it on; null: it is on. */
  offReason: string | null;
}>;

export const letters = { S: 'STOP', W: 'WARN', I: 'IMPROVE', K: 'KEEP', N: 'INFO' } as const;

type Mark = `${keyof typeof letters}${number}`;

type Given = Readonly<{
  id: RuleId;
  /** Severity and weight: `W8`. */
  mark: Mark;
  kind: NoteKind;
  topic: string;
  /** On one fact, when it holds. */
  when?: (reading: Reading) => boolean;
  lead?: FactId | readonly FactId[];
  holds?: Rule['holds'];
  params?: Readonly<Record<string, FactId>> | Rule['params'];
  vi: string;
  en: string;
  next?: Bilingual;
  sources: readonly Source[];
}> &
  Partial<Pick<Rule, 'withheld' | 'beats' | 'isSafety' | 'printsLead' | 'anchor' | 'aim' | 'offReason'>>;

export const rule = ({ mark, when, lead = [], holds, params = {}, vi, en, next, ...given }: Given): Rule => {
  const facts = typeof lead === 'string' ? [lead] : lead;
  return {
    version: 1,
    severity: letters[mark.charAt(0) as keyof typeof letters], // a mark begins with one of the letters
    weight: Number(mark.slice(1)),
    withheld: [],
    beats: [],
    isSafety: false,
    printsLead: true,
    anchor: null,
    aim: null,
    offReason: null,
    ...given,
    holds: holds ?? ((reading) => (when?.(reading) ? facts : null)),
    params: typeof params === 'function' ? params : () => params,
    words: { vi, en },
    next: next ?? null,
  };
};
