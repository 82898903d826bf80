import type { Language } from '#core/kernel/language.ts';
import type { Bilingual } from '#core/body/indicator/labels.ts';
import type { TargetInput } from '#core/coaching/reply/reply.ts';
import { metricFactId } from '../fact-sheet/course-facts.ts';
import { factLabel, inSentence } from '../fact-sheet/labels.ts';
import { printedIn } from './block.ts';
import type { Block, Finding } from './finding.ts';
import type { Reading } from './sheet-reader.ts';
import { joined, plain, renderWords, type Rendered } from './render.ts';
import { wordsOf, type RuleEdits } from './rule-edits.ts';
import { ruleOf } from './rules.ts';

/** The one next step of a review: the doctor of the gravest finding, else the best improvement, else what to measure. */

const heading: Bilingual = { vi: 'Bước tiếp theo: ', en: 'Next step: ' };

const measuring: readonly Readonly<{ fact: string | null; words: Bilingual }>[] = [
  { fact: 'd.missing', words: { vi: 'tuần tới bổ sung {fields}.', en: 'next week, add {fields}.' } },
  {
    fact: 'd.carried',
    words: { vi: 'tuần tới đo lại {fields}.', en: 'next week, measure again: {fields}.' },
  },
  {
    fact: null,
    words: {
      vi: 'tuần tới ghi lại hồ sơ, đo đúng cách như tuần này.',
      en: 'next week, save your profile again, measured the way you did this week.',
    },
  },
];

/** What such a step stands on where its words print nothing: how often one measured, else what was measured. */
const grounds = ['count.recentWeights', 'count.streak', 'body.weight'];

const groundOf = ({ sheet }: Reading): readonly string[] =>
  grounds.filter((id) => sheet.facts.some((fact) => fact.id === id)).slice(0, 1);

const aims: Readonly<Record<'DECREASE' | 'INCREASE', Bilingual>> = {
  DECREASE: {
    vi: 'Trong 4 tuần tới, đưa METRIC từ {now} xuống {aim}.',
    en: 'Over the next 4 weeks, bring METRIC from {now} down to {aim}.',
  },
  INCREASE: {
    vi: 'Trong 4 tuần tới, nâng METRIC từ {now} lên {aim}.',
    en: 'Over the next 4 weeks, bring METRIC from {now} up to {aim}.',
  },
};

const stepWeeks = 4;

/** Aims four weeks ahead, from what was measured in the week itself. */
export const targetOf = (ruleId: string, reading: Reading): TargetInput | null => {
  const metric = ruleOf(ruleId)?.aim ?? null;
  if (metric === null) return null;
  const now = reading.number(metricFactId(metric));
  const value = reading.number(`d.aim.${metric}`);
  if (now === null || value === null || !reading.isPrinted(`d.aim.${metric}`)) return null;
  return {
    id: `${reading.sheet.week}-${ruleId}`,
    metric,
    direction: value < now ? 'DECREASE' : 'INCREASE',
    value,
    weeks: stepWeeks,
  };
};

const aimWords = (
  { metric, direction }: TargetInput,
  reading: Reading,
  language: Language,
): Rendered | null =>
  direction === 'KEEP'
    ? null
    : renderWords(aims[direction][language].replace('METRIC', inSentence(factLabel(metric)[language])), {
        ruleId: 'NEXT',
        params: { now: metricFactId(metric), aim: `d.aim.${metric}` },
        reading,
        language,
      });

type Step = Readonly<{ finding: Finding | null; words: Rendered }>;

const stepOf = (chosen: Finding | null, reading: Reading, language: Language, edits: RuleEdits): Step => {
  const rule = chosen && ruleOf(chosen.ruleId);
  if (chosen && rule) {
    // Reworded by staff: the new words are the ones to repeat.
    const template = (edits[rule.id] ? null : rule.next) ?? wordsOf(rule, edits);
    const words = renderWords(inSentence(template[language]), {
      ruleId: rule.id,
      params: chosen.params,
      reading,
      language,
    });
    if (words) return { finding: chosen, words };
  }
  for (const { fact, words } of measuring) {
    const params: Readonly<Record<string, string>> = fact === null ? {} : { fields: fact };
    const said = renderWords(words[language], { ruleId: 'NEXT', params, reading, language });
    if (said) return { finding: null, words: said };
  }
  return { finding: null, words: plain('') };
};

const first = (shown: readonly Finding[], ask: (finding: Finding) => boolean): Finding | null =>
  shown.find(ask) ?? null;

/** Of the findings shown, the strongest first. */
const chosenFrom = (shown: readonly Finding[]): Finding | null =>
  first(shown, ({ severity }) => severity === 'STOP') ??
  // Fear of food is no case for the next better habit.
  first(shown, ({ ruleId }) => ruleId === 'S12') ??
  // An allergy is to be minded, not to be improved.
  first(shown, ({ severity, topic }) => severity === 'IMPROVE' && topic !== 'allergies');

export const nextStepOf = (
  shown: readonly Finding[],
  reading: Reading,
  { language, edits }: Readonly<{ language: Language; edits: RuleEdits }>,
): Readonly<{ block: Omit<Block, 'seq'>; target: TargetInput | null }> => {
  const { finding, words } = stepOf(chosenFrom(shown), reading, language, edits);
  const target = finding?.target ?? null;
  const aim = target && aimWords(target, reading, language);
  const whole = joined(plain(heading[language]), words, ...(aim ? [plain(' '), aim] : []));
  const facts = [...new Set([...(finding?.facts ?? []), ...printedIn(whole)])];
  return {
    block: {
      kind: 'NEXT',
      text: whole.text,
      spans: whole.spans,
      facts: facts.length > 0 || finding ? facts : groundOf(reading),
      rules: finding ? [finding.ruleId] : [],
      severity: finding?.severity ?? 'INFO',
      anchor: finding?.anchor ?? null,
    },
    target: aim ? target : null,
  };
};
