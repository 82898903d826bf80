import { noteKinds } from '#core/coaching/reply/reply.ts';
import type { FactId } from '../fact-sheet/fact.ts';
import type { BlockKind, RuleId } from '../finding/finding.ts';

/** One line of what a model writes: JSON, a sentence or two with facts as `[[id]]`. */
export type Sentence = Readonly<{
  kind: BlockKind;
  text: string;
  facts: readonly FactId[];
  rules: readonly RuleId[];
}>;
export type ModelLine = Readonly<{ sentence: Sentence } | { none: true } | { end: true }>;

export const sentenceMaxLength = 320;
/** Longer ones are not parsed. */
export const lineMaxLength = 2000;
const mostCited = 24;

const kinds: readonly string[] = [...noteKinds, 'NEXT'];
const isKind = (value: unknown): value is BlockKind => typeof value === 'string' && kinds.includes(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= mostCited && value.every((one) => typeof one === 'string');

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** null: not as it was asked for. */
export const readModelLine = (line: string): ModelLine | null => {
  if (line.length > lineMaxLength) return null;
  const read = parsed(line);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  const given: Readonly<Record<string, unknown>> = { ...read };
  if (given['none'] === true) return { none: true };
  if (given['end'] === true) return { end: true };
  const { k: kind, s: text, f: facts = [], r: rules = [] } = given;
  if (!isKind(kind) || typeof text !== 'string' || !isTexts(facts) || !isTexts(rules)) return null;
  const composed = text.normalize('NFC').trim();
  if (composed === '' || composed.length > sentenceMaxLength) return null;
  return { sentence: { kind, text: composed, facts, rules } };
};
