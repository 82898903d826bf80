import type { Language } from '#core/kernel/language.ts';
import type { Span } from '../finding/finding.ts';
import type { Fact, FactId } from '../fact-sheet/fact.ts';

/** A sentence as its pieces: words of the model, and facts. */
export type Piece = Readonly<{ words: string } | { factId: FactId }>;

const placeholder = /\[\[([^[\]]{1,80})\]\]/gu;

export const piecesOf = (text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(placeholder)) {
    if (match.index > at) pieces.push({ words: text.slice(at, match.index) });
    pieces.push({ factId: (match[1] ?? '').trim() });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ words: text.slice(at) });
  return pieces;
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The text of a fact as a model may have written it out: other spaces, another kind of minus. */
const literalOf = (text: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.,])${escaped(text)
      .replace(/\s+/gu, '\\s*')
      .replace(/[−–-]/gu, '[−–-]')}(?![\\p{L}\\p{N}%]|[.,]\\d)`,
    'iu',
  );

/** Where a short category is part of another word: "chiều cao". */
const notBefore = /(?:chiều|nâng|đề|tự|tay|độ|trên|at|more|very|not|rất|quá|không|chưa)\s*$/iu;

/** Values written out are turned into the cited fact they equal; the longest first, so that 82 cm is not read in 182 cm. */
export const repaired = (
  pieces: readonly Piece[],
  cited: readonly Fact[],
  language: Language,
): readonly Piece[] => {
  const literals = cited
    .filter((fact) => fact.text[language].length > 0 && fact.kind !== 'FLAG')
    .toSorted((a, b) => b.text[language].length - a.text[language].length);
  let found = pieces;
  for (const fact of literals) {
    const literal = literalOf(fact.text[language]);
    found = found.flatMap((piece): readonly Piece[] => {
      if (!('words' in piece)) return [piece];
      const match = literal.exec(piece.words);
      if (!match || notBefore.test(piece.words.slice(0, match.index))) return [piece];
      const [before, after] = [
        piece.words.slice(0, match.index),
        piece.words.slice(match.index + match[0].length),
      ];
      return [
        ...(before === '' ? [] : [{ words: before }]),
        { factId: fact.id },
        ...(after === '' ? [] : [{ words: after }]),
      ];
    });
  }
  return found;
};

/** The printed sentence and where its facts stand. */
export const printed = (
  pieces: readonly Piece[],
  textOf: (id: FactId) => string,
): Readonly<{ text: string; spans: readonly Span[] }> => {
  let text = '';
  const spans: Span[] = [];
  for (const piece of pieces) {
    if ('words' in piece) text += piece.words;
    else {
      const value = textOf(piece.factId);
      spans.push({ start: text.length, end: text.length + value.length, factId: piece.factId });
      text += value;
    }
  }
  return { text, spans };
};

/** Stands for a fact where only the words around are looked at. */
export const factMark = '\uE000';
export const withoutFacts = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => ('words' in piece ? piece.words : ` ${factMark} `)).join('');
