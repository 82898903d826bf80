import type { Language } from '#core/kernel/language.ts';
import type { FactId, FactSheet } from '../fact-sheet/fact.ts';
import type { Block, Finding } from './finding.ts';
import { readingOf, type Reading } from './sheet-reader.ts';
import { joined, nothingSaid, plain, printedFact, renderWords, type Rendered } from './render.ts';
import { wordsOf, type RuleEdits } from './rule-edits.ts';
import { ruleOf } from './rules.ts';

const carriedMark = { vi: ' (số cũ)', en: ' (carried over)' } as const;

/** "Eo/chiều cao: 0,56 (Cao). ": the leading fact, with its category where the rule names one. */
const leadOf = ([first, second]: readonly FactId[], reading: Reading, language: Language): Rendered => {
  const fact = first === undefined ? undefined : reading.fact(first);
  const value = fact && printedFact(fact.id, reading, language);
  if (!fact || !value) return nothingSaid;
  const category =
    second !== undefined && reading.fact(second)?.kind === 'CATEGORY'
      ? printedFact(second, reading, language)
      : null;
  return joined(
    plain(`${fact.label[language]}: `),
    value,
    ...(category ? [plain(' ('), category, plain(')')] : []),
    plain(fact.origin === 'CARRIED' ? carriedMark[language] : ''),
    plain('. '),
  );
};

/** null: its words can't be said of this sheet. */
export const findingWords = (
  finding: Finding,
  reading: Reading,
  language: Language,
  edits: RuleEdits,
): Rendered | null => {
  const rule = ruleOf(finding.ruleId);
  if (!rule) return null;
  const { ruleId, params } = finding;
  return renderWords(wordsOf(rule, edits)[language], { ruleId, params, reading, language });
};

export const printedIn = ({ spans }: Rendered): readonly FactId[] => [
  ...new Set(spans.map(({ factId }) => factId)),
];

/** The block of a finding: what it stands on, then what to do about it. */
export const blockOf = (
  finding: Finding,
  sheet: FactSheet,
  language: Language,
  edits: RuleEdits,
): Omit<Block, 'seq'> => {
  const reading = readingOf(sheet);
  const { facts, ruleId, kind, severity, anchor } = finding;
  const lead = ruleOf(ruleId)?.printsLead === false ? nothingSaid : leadOf(facts, reading, language);
  const said = findingWords(finding, reading, language, edits) ?? nothingSaid;
  const whole = joined(lead, said);
  return {
    kind,
    text: whole.text.trimEnd(),
    spans: whole.spans,
    facts: [...new Set([...facts, ...printedIn(whole)])],
    rules: [ruleId],
    severity,
    anchor,
  };
};
