import { languages, type Language } from '#core/kernel/language.ts';
import type { Bilingual } from '#core/body/indicator/labels.ts';
import { ruleNumbers } from '../fact-sheet/references.ts';
import { categoryWordsIn, numbersIn } from './category-words.ts';
import type { RuleId } from './finding.ts';
import type { Rule } from './rule.ts';
import { ruleOf } from './rules.ts';

/** What staff changed of a rule; a rule without an entry is as the table has it. */
export type RuleEdit = Readonly<{ enabled: boolean; vi: string; en: string; version: number }>;
export type RuleEdits = Readonly<Record<RuleId, RuleEdit | undefined>>;

/** A rule that guards a member's safety can be worded anew, never silenced. */
export const isEnabled = ({ id, isSafety, offReason }: Rule, edits: RuleEdits): boolean =>
  isSafety || (edits[id]?.enabled ?? offReason === null);

export const wordsOf = (rule: Rule, edits: RuleEdits): Bilingual => {
  const edit = edits[rule.id];
  return edit ? { vi: edit.vi, en: edit.en } : rule.words;
};

export const ruleEditProblems = [
  'RULE_UNKNOWN',
  'REQUIRED',
  'TOO_LONG',
  'PLACEHOLDER_MISSING',
  'PLACEHOLDER_UNKNOWN',
  'NUMBER_UNKNOWN',
  'CATEGORY',
  'BRACKETS',
] as const;
export type RuleEditProblem = (typeof ruleEditProblems)[number];
export type RuleEditIssue = Readonly<{
  language: Language;
  problem: RuleEditProblem;
  /** The placeholder, number or word it is about. */
  what: string;
}>;

export const ruleWordsMaxLength = 320;

const placeholdersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name));

const areBracketsSound = (text: string): boolean => {
  let isOpen = false;
  for (const letter of text) {
    if (letter !== '[' && letter !== ']') continue;
    if ((letter === '[') === isOpen) return false;
    isOpen = !isOpen;
  }
  return !isOpen;
};

const issuesIn = (rule: Rule, text: string, language: Language): readonly RuleEditIssue[] => {
  const issue = (problem: RuleEditProblem, what = ''): RuleEditIssue => ({ language, problem, what });
  if (text.trim() === '') return [issue('REQUIRED')];
  const wanted = placeholdersIn(rule.words[language]);
  const given = placeholdersIn(text);
  const known = ruleNumbers[rule.id] ?? [];
  const isKnown = (number: string) => known.includes(language === 'vi' ? number.replace(',', '.') : number);
  return [
    ...(text.length > ruleWordsMaxLength ? [issue('TOO_LONG')] : []),
    ...(areBracketsSound(text) ? [] : [issue('BRACKETS')]),
    ...[...wanted].filter((name) => !given.has(name)).map((name) => issue('PLACEHOLDER_MISSING', name)),
    ...[...given].filter((name) => !wanted.has(name)).map((name) => issue('PLACEHOLDER_UNKNOWN', name)),
    ...numbersIn(text.replace(/\{[^{}]*\}/g, ''))
      .filter(({ word }) => !isKnown(word))
      .map(({ word }) => issue('NUMBER_UNKNOWN', word)),
    ...categoryWordsIn(text).map(({ word }) => issue('CATEGORY', word)),
  ];
};

/** Why new words of a rule can't be taken; none: they can. Both languages are there, and say what the rule knows. */
export const ruleEditIssues = (ruleId: RuleId, words: Bilingual): readonly RuleEditIssue[] => {
  const rule = ruleOf(ruleId);
  if (!rule) return languages.map((language) => ({ language, problem: 'RULE_UNKNOWN', what: ruleId }));
  return languages.flatMap((language) => issuesIn(rule, words[language], language));
};
