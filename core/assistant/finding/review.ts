import type { Language } from '#core/kernel/language.ts';
import type { Bilingual } from '#core/body/indicator/labels.ts';
import { noteKinds, type TargetInput } from '#core/coaching/reply/reply.ts';
import type { FactSheet } from '../fact-sheet/fact.ts';
import { blockOf, findingWords, printedIn } from './block.ts';
import { severities, type Block, type Finding, type RuleId, type Severity } from './finding.ts';
import { nextStepOf, targetOf } from './next-step.ts';
import { readingOf, type Reading } from './sheet-reader.ts';
import { renderWords } from './render.ts';
import { isEnabled, type RuleEdits } from './rule-edits.ts';
import type { Rule } from './rule.ts';
import { ruleOf, rules } from './rules.ts';

export { blockOf } from './block.ts';
export { ruleEditIssues } from './rule-edits.ts';
export { rulesVersion } from './rules.ts';
export type { RuleEdits } from './rule-edits.ts';

type Asked = Readonly<{
  language: Language;
  /** Rules that the last two reviews said, the newest first. */
  said: readonly (readonly RuleId[])[];
  edits: RuleEdits;
}>;

export type Review = Readonly<{
  /** All that hold, one a topic, the strongest first. */
  findings: readonly Finding[];
  shown: readonly Finding[];
  blocks: readonly Block[];
  /** What the next step aims at. */
  target: TargetInput | null;
}>;

const rank = (severity: Severity): number => severities.indexOf(severity);

/** What calls for a doctor is said whatever part of the week was asked about. */
const isInScope = ({ kind, severity, isSafety }: Rule, { scope }: FactSheet): boolean =>
  scope === 'ALL' || kind === scope || kind === 'GENERAL' || (isSafety && severity === 'STOP');

const findingOf = (rule: Rule, reading: Reading, edits: RuleEdits): Finding | null => {
  if (!isEnabled(rule, edits) || !isInScope(rule, reading.sheet)) return null;
  if (rule.withheld.some((limit) => reading.hasLimit(limit))) return null;
  const facts = rule.holds(reading);
  if (!facts) return null;
  const { id, kind, severity, weight, topic, anchor } = rule;
  const finding: Finding = {
    ruleId: id,
    ruleVersion: edits[id]?.version ?? rule.version,
    kind,
    severity,
    weight,
    topic,
    facts,
    params: rule.params(reading),
    anchor: anchor === null ? null : { kind: 'METRIC', key: anchor },
    target: targetOf(id, reading),
  };
  // In both languages, so that the reader's language never decides what is found.
  const canBeSaid = (['vi', 'en'] as const).every((language) =>
    findingWords(finding, reading, language, edits),
  );
  return canBeSaid ? finding : null;
};

const newer = 2;
const repeated = 3;

const scoreOf = ({ ruleId, weight, facts }: Finding, reading: Reading, said: Asked['said']): number => {
  const wasSaid = said.slice(0, 2).some((ids) => ids.includes(ruleId));
  const isNew = said.length > 0 && !wasSaid;
  const metric = reading.fact(facts[0] ?? '')?.metric ?? null;
  const worse = reading.fact('d.worse')?.value;
  const isWorse = metric !== null && Array.isArray(worse) && worse.includes(metric);
  return weight + (isNew || isWorse ? newer : 0) - (wasSaid ? repeated : 0);
};

type Scored = Readonly<{ finding: Finding; score: number; isTrend: boolean; isCarried: boolean }>;

const scored = (finding: Finding, reading: Reading, said: Asked['said']): Scored => {
  const lead = reading.fact(finding.facts[0] ?? '');
  return {
    finding,
    score: scoreOf(finding, reading, said),
    isTrend: lead !== undefined && ['CHANGE', 'PACE', 'PROJECTION'].includes(lead.kind),
    isCarried: lead?.origin === 'CARRIED',
  };
};

const byId = (one: Scored, other: Scored): number => (one.finding.ruleId < other.finding.ruleId ? -1 : 1);

const byStrength = (one: Scored, other: Scored): number =>
  rank(one.finding.severity) - rank(other.finding.severity) || other.score - one.score || byId(one, other);

/** Inside a topic a trend speaks before a snapshot, and what was measured before what was taken over. */
const byTopicStrength = (one: Scored, other: Scored): number =>
  rank(one.finding.severity) - rank(other.finding.severity) ||
  Number(other.isTrend) - Number(one.isTrend) ||
  Number(one.isCarried) - Number(other.isCarried) ||
  byStrength(one, other);

const strongestOfTopics = (all: readonly Scored[]): readonly Scored[] => {
  const beaten = new Set(all.flatMap(({ finding }) => ruleOf(finding.ruleId)?.beats ?? []));
  const topics = new Map<string, Scored>();
  for (const each of all.filter(({ finding }) => !beaten.has(finding.ruleId)).toSorted(byTopicStrength))
    if (!topics.has(each.finding.topic)) topics.set(each.finding.topic, each);
  return [...topics.values()].toSorted(byStrength);
};

const groupOf: Readonly<Record<Severity, 'CARE' | 'IMPROVE' | 'KEEP' | 'INFO'>> = {
  STOP: 'CARE',
  WARN: 'CARE',
  IMPROVE: 'IMPROVE',
  KEEP: 'KEEP',
  INFO: 'INFO',
};
const mostOf = { CARE: 3, IMPROVE: 3, KEEP: 1, INFO: 1 } as const;
const mostOfSection = 4;

/** Few enough to be read and acted on. */
const capped = (findings: readonly Finding[], { scope }: FactSheet): readonly Finding[] => {
  const taken = { CARE: 0, IMPROVE: 0, KEEP: 0, INFO: 0 };
  const shown = findings.filter(({ severity }) => {
    const group = groupOf[severity];
    taken[group] += 1;
    return taken[group] <= mostOf[group];
  });
  return scope === 'ALL' ? shown : shown.slice(0, mostOfSection);
};

const moreWords: Bilingual = {
  vi: 'Còn lưu ý khác trong tuần này[ (có {flags} lưu ý sức khoẻ)]; hãy xem trong hồ sơ thể chất của bạn.',
  en: 'There are more cautions this week[ ({flags} about your health)]; see them in your physical profile.',
};

/** Cautions that found no place are counted, not passed over. */
const moreBlock = (
  hidden: readonly Finding[],
  reading: Reading,
  language: Language,
): readonly Omit<Block, 'seq'>[] => {
  const cautions = hidden.filter(({ severity }) => groupOf[severity] === 'CARE');
  if (cautions.length === 0) return [];
  const said = renderWords(moreWords[language], {
    ruleId: 'NEXT',
    params: { flags: 'count.flags' },
    reading,
    language,
  });
  if (!said) return [];
  return [
    {
      kind: 'GENERAL',
      ...said,
      facts: printedIn(said),
      rules: cautions.map(({ ruleId }) => ruleId),
      severity: 'INFO',
      anchor: null,
    },
  ];
};

/** What the rules say of a sheet. The same sheet gives the same review. */
export const reviewOf = (sheet: FactSheet, { language, said, edits }: Asked): Review => {
  const reading = readingOf(sheet);
  const held = rules.flatMap((rule) => {
    const finding = findingOf(rule, reading, edits);
    return finding ? [scored(finding, reading, said)] : [];
  });
  const findings = strongestOfTopics(held).map(({ finding }) => finding);
  const shown = capped(findings, sheet);
  const next = nextStepOf(shown, reading, { language, edits });
  const spoken = noteKinds.flatMap((kind) => [
    ...shown
      .filter((finding) => finding.kind === kind)
      .map((finding) => blockOf(finding, sheet, language, edits)),
    ...(kind === 'GENERAL'
      ? moreBlock(
          findings.filter((finding) => !shown.includes(finding)),
          reading,
          language,
        )
      : []),
  ]);
  return {
    findings,
    shown,
    blocks: [...spoken, next.block].map((block, seq) => ({ seq, ...block })),
    target: next.target,
  };
};
