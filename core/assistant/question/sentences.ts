import type { Bilingual } from '#core/body/indicator/labels.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Fact, FactId, FactSheet } from '../fact-sheet/fact.ts';
import type { Block, BlockKind } from '../finding/finding.ts';
import { piecesOf, printed } from '../wording/cited-text.ts';

/** Sentences of RULES around facts. */
export type Said = Omit<Block, 'seq'>;

export type Speaker = Readonly<{
  fact(id: FactId): Fact | null;
  /** A sentence with `[[id]]`; null where a fact of it has nothing to print. */
  say(words: Bilingual, kind?: BlockKind): Said | null;
  language: Language;
}>;

export const speakerOf = (sheet: FactSheet, language: Language): Speaker => {
  const facts = new Map(sheet.facts.map((fact) => [fact.id, fact]));
  const printable = (id: FactId): Fact | null => {
    const fact = facts.get(id);
    return fact && fact.text[language] !== '' ? fact : null;
  };
  return {
    language,
    fact: printable,
    say(words, kind = 'GENERAL') {
      const pieces = piecesOf(words[language]);
      const ids = [...new Set(pieces.flatMap((piece) => ('factId' in piece ? [piece.factId] : [])))];
      const cited = ids.flatMap((id) => printable(id) ?? []);
      if (cited.length < ids.length) return null;
      const { text, spans } = printed(pieces, (id) => printable(id)?.text[language] ?? '');
      const metric = cited.find((fact) => fact.metric !== null)?.metric ?? null;
      return {
        kind,
        text,
        spans,
        facts: ids,
        rules: [],
        severity: 'INFO',
        anchor: metric === null ? null : { kind: 'METRIC', key: metric },
      };
    },
  };
};
