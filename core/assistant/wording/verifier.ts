import type { Language } from '#core/kernel/language.ts';
import { screen } from '../safety/screen.ts';
import type { TextClass } from '../safety/text-class.ts';
import type { Fact, FactId, FactSheet } from '../fact-sheet/fact.ts';
import type { Anchor } from '#core/coaching/reply/reply.ts';
import { severities, type Block, type Finding, type Severity } from '../finding/finding.ts';
import { asWords, unsupportedCategory } from './category-words.ts';
import { factMark, piecesOf, printed, repaired, withoutFacts, type Piece } from './cited-text.ts';
import { isDirectionWrong } from './direction-words.ts';
import { isInLanguage } from './language-words.ts';
import { brokenLimit, type LimitReason } from './limit-words.ts';
import { isMislabelled } from './metric-words.ts';
import { readModelLine, type Sentence } from './model-line.ts';
import { holdsNumber } from './number-words.ts';
import { holdsLink, holdsMarkup, holdsName } from './typed-markup.ts';

/** Why a line of a model is not shown. */
export type VerifyReason =
  | 'SCHEMA'
  | 'UNKNOWN_FACT'
  | 'UNKNOWN_RULE'
  | 'NO_SOURCE'
  | 'NUMBER'
  | 'CATEGORY'
  | 'METRIC'
  | 'DIRECTION'
  | LimitReason
  | 'LANGUAGE'
  | 'LINK'
  | 'MARKUP'
  | 'NAME'
  | 'UNSAFE';

export type Verified =
  | Readonly<{ block: Omit<Block, 'seq'> }>
  | Readonly<{ none: true }>
  | Readonly<{ end: true }>
  | Readonly<{ reasons: readonly VerifyReason[] }>;

type Given = Readonly<{
  sheet: FactSheet;
  findings: readonly Finding[];
  language: Language;
  /** The facts that were sent; all of the sheet when it is left out. */
  isOffered?: (id: FactId) => boolean;
  /** The words of RULES: what they say of a rule, a line that cites it may say. */
  ruleBlocks?: readonly Omit<Block, 'seq'>[];
}>;

export type Verifier = Readonly<{ check(line: string): Verified }>;

/** As a claim of improvement about the weight is measured: by the goal, as it stands in the sheet. */
const goalSigns =
  (facts: ReadonlyMap<FactId, Fact>) =>
  (fact: Fact): number => {
    const goal = facts.get(`${fact.metric === 'bmi' ? 'weight' : fact.metric}.goal`)?.value;
    const now = facts.get('body.weight')?.value;
    return typeof goal === 'number' && typeof now === 'number' ? Math.sign(goal - now) : 0;
  };

const gravest = (findings: readonly Finding[]): Severity =>
  severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'INFO';

const anchorOf = (findings: readonly Finding[], cited: readonly Fact[]): Anchor | null => {
  const named = findings.find(({ anchor }) => anchor !== null)?.anchor;
  if (named) return named;
  const metric = cited.find((fact) => fact.metric !== null)?.metric;
  return metric ? { kind: 'METRIC', key: metric } : null;
};

const marksOf = (pieces: readonly Piece[]): readonly FactId[] =>
  pieces.flatMap((piece) => ('factId' in piece ? [piece.factId] : []));

/** The height of the reader stands behind the cited value. */
const halfHeight = /nửa chiều cao|half (?:of )?your height/giu;

type RuleWords = Readonly<{ words: string; textClass: TextClass | null }>;

const ruleWordsOf = ({ text, spans }: Omit<Block, 'seq'>): RuleWords => {
  const bare = spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${factMark} ${rest.slice(end)}`, text);
  return { words: asWords(bare), textClass: screen(text).class };
};

/** Checks each line that a model writes, before anybody sees it: V1 to V8. */
export const verifierOf = ({
  sheet,
  findings,
  language,
  isOffered = () => true,
  ruleBlocks = [],
}: Given): Verifier => {
  const facts = new Map(sheet.facts.map((fact) => [fact.id, fact]));
  const rules = new Map(findings.map((finding) => [finding.ruleId, finding]));
  const goalSign = goalSigns(facts);
  const known = (id: FactId): Fact | null => (isOffered(id) ? (facts.get(id) ?? null) : null);
  const isPrinted = (id: FactId): boolean => (known(id)?.text[language] ?? '') !== '';
  // A rule speaks in its own block, and perhaps in the next step.
  const ruled = ruleBlocks.map((block) => ({ ...ruleWordsOf(block), rules: block.rules }));

  const verify = (sentence: Sentence): Verified => {
    const typed = piecesOf(sentence.text);
    const ids = [...new Set([...sentence.facts, ...marksOf(typed)])];
    const cited = ids.flatMap((id) => known(id) ?? []);
    const said = sentence.rules.flatMap((id) => rules.get(id) ?? []);
    const sourceReasons: VerifyReason[] = [];
    if (cited.length < ids.length || !marksOf(typed).every(isPrinted)) sourceReasons.push('UNKNOWN_FACT');
    if (said.length < sentence.rules.length) sourceReasons.push('UNKNOWN_RULE');
    if (cited.length === 0 && said.length === 0) sourceReasons.push('NO_SOURCE');
    if (sourceReasons.length > 0) return { reasons: sourceReasons };

    const pieces = repaired(typed, cited, language);
    const words = withoutFacts(pieces);
    const marked = marksOf(pieces).map((id) => facts.get(id));
    // "12-minute walk" is the name of a cited fact, and no number of the model's own.
    const nameless = cited.reduce(
      (rest, { label }) => (label[language] === '' ? rest : rest.replaceAll(label[language], ' ')),
      words,
    );
    const whole = printed(pieces, (id) => facts.get(id)?.text[language] ?? '');

    const own = ruled.filter((each) => each.rules.some((id) => sentence.rules.includes(id)));
    const ruleSaid = own.map(({ words: each }) => each).join(' ');
    // What RULES say to the letter needs no leave.
    const free = nameless
      .split(/(?<=[.!?])\s+/u)
      .filter((each) => !ruleSaid.includes(asWords(each)))
      .join(' ');
    const unsafe = screen(whole.text).class;

    const checks: readonly (readonly [VerifyReason | null, boolean])[] = [
      ['NUMBER', holdsNumber(ids.includes('d.half') ? free.replace(halfHeight, ' ') : free)],
      ['CATEGORY', unsupportedCategory({ words, cited, findings: said, marked, ruleSaid }) !== null],
      ['METRIC', isMislabelled(words, marked, (id) => facts.get(id))],
      ['DIRECTION', isDirectionWrong({ words, marked, cited, findings: said, goalSign, ruleSaid })],
      ['LANGUAGE', !isInLanguage(nameless, language)],
      ['LINK', holdsLink(words)],
      ['MARKUP', holdsMarkup(words)],
      ['NAME', holdsName(words, cited)],
      ['UNSAFE', unsafe !== null && !own.some((each) => each.textClass === unsafe)],
    ];
    const limit = brokenLimit({ words: free, cited, findings: said, sheet });
    const reasons = [
      ...checks.flatMap(([reason, isBroken]) => (isBroken && reason ? [reason] : [])),
      ...(limit ? [limit] : []),
    ];
    if (reasons.length > 0) return { reasons };
    return {
      block: {
        kind: sentence.kind,
        text: whole.text,
        spans: whole.spans,
        facts: ids,
        rules: sentence.rules,
        severity: gravest(said),
        anchor: anchorOf(said, cited),
      },
    };
  };

  return {
    check(line) {
      const read = readModelLine(line);
      if (read === null) return { reasons: ['SCHEMA'] };
      return 'sentence' in read ? verify(read.sentence) : read;
    },
  };
};
