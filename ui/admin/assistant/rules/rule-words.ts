import type { Bilingual } from '#core/body/indicator/labels.ts';
import { ruleNumbers } from '#core/assistant/fact-sheet/references.ts';
import { severities, type Severity } from '#core/assistant/finding/finding.ts';
import type { Language } from '#core/kernel/language.ts';

export const isSeverity = (text: string): text is Severity => severities.some((one) => one === text);

/** `{zone}` and the like, in the order they are said, each once. */
export const placeholdersOf = (words: string): readonly string[] => [
  ...new Set([...words.matchAll(/\{[^{}]*\}/g)].map(([whole]) => whole)),
];

/** Numbers that the rule may say, written as the language writes them. */
export const numbersOf = (ruleId: string, language: Language): readonly string[] =>
  (ruleNumbers[ruleId] ?? []).map((number) => (language === 'vi' ? number.replace('.', ',') : number));

/** Clauses in square brackets are said only when their value is known. */
export const hasClause = ({ vi, en }: Bilingual): boolean => vi.includes('[') || en.includes('[');
