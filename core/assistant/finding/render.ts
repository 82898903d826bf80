import type { Language } from '#core/kernel/language.ts';
import { namesAllergen } from '../fact-sheet/allergens.ts';
import type { FactId } from '../fact-sheet/fact.ts';
import { referenceId } from '../fact-sheet/references.ts';
import type { RuleId, Span } from './finding.ts';
import type { Reading } from './sheet-reader.ts';

export type Rendered = Readonly<{ text: string; spans: readonly Span[] }>;

export const nothingSaid: Rendered = { text: '', spans: [] };

/** The second follows the first; its spans move along. */
export const joined = (...parts: readonly Rendered[]): Rendered =>
  parts.reduce(
    (all, { text, spans }) => ({
      text: all.text + text,
      spans: [
        ...all.spans,
        ...spans.map((span) => ({
          ...span,
          start: span.start + all.text.length,
          end: span.end + all.text.length,
        })),
      ],
    }),
    nothingSaid,
  );

export const plain = (text: string): Rendered => ({ text, spans: [] });

export const printedFact = (id: FactId, reading: Reading, language: Language): Rendered | null => {
  const text = reading.fact(id)?.text[language] ?? '';
  return text === '' ? null : { text, spans: [{ start: 0, end: text.length, factId: id }] };
};

export type Wording = Readonly<{
  ruleId: RuleId;
  params: Readonly<Record<string, FactId>>;
  reading: Reading;
  language: Language;
}>;

const inEnglish = (number: string, language: Language): string =>
  language === 'vi' ? number.replace(',', '.') : number;

const tokens = /\{(\w+)\}|\d+(?:[.,]\d+)*/g;

/** null: a fact it prints is missing. */
const filled = (template: string, { ruleId, params, reading, language }: Wording): Rendered | null => {
  const parts: Rendered[] = [];
  let at = 0;
  for (const match of template.matchAll(tokens)) {
    const [token, name] = match;
    const id = name === undefined ? referenceId(ruleId, inEnglish(token, language)) : params[name];
    const printed = id === undefined ? null : printedFact(id, reading, language);
    if (!printed) return null;
    parts.push(plain(template.slice(at, match.index)), printed);
    at = match.index + token.length;
  }
  return joined(...parts, plain(template.slice(at)));
};

const isOptional = (part: string): boolean => part.startsWith('[');

const renderSentence = (sentence: string, wording: Wording): Rendered | null => {
  const { allergies } = wording.reading.sheet;
  const parts = sentence.split(/(\[[^\]]*\])/);
  if (namesAllergen(parts.filter((part) => !isOptional(part)).join(''), allergies)) return null;
  const rendered: Rendered[] = [];
  for (const part of parts) {
    if (isOptional(part)) {
      const clause = part.slice(1, -1);
      const shown = namesAllergen(clause, allergies) ? null : filled(clause, wording);
      if (shown) rendered.push(shown);
    } else {
      const shown = filled(part, wording);
      if (!shown) return null;
      rendered.push(shown);
    }
  }
  return joined(...rendered);
};

/** A rule's words with their facts; what lacks a fact, or names an allergen, is left out. null: nothing remains. */
export const renderWords = (template: string, wording: Wording): Rendered | null => {
  const sentences = template
    .split(/(?<=[.!?])\s+/)
    .flatMap((sentence) => renderSentence(sentence, wording) ?? []);
  if (sentences.length === 0) return null;
  return joined(
    ...sentences.flatMap((sentence, index) => (index === 0 ? [sentence] : [plain(' '), sentence])),
  );
};
