import type { AiBlock } from '../../app/data/ai.ts';

type Piece = Readonly<{ text: string; factId: string | null; at: number }>;

/** A sentence in pieces: what prints a fact can be opened. Spans that overlap or lie outside are left as text. */
export const piecesOf = ({ text, spans }: Pick<AiBlock, 'text' | 'spans'>): readonly Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, factId } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), factId: null, at });
    pieces.push({ text: text.slice(start, end), factId, at: start });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), factId: null, at });
  return pieces;
};

/** Facts that the words do not print: each is a chip below them. */
export const unprintedFacts = ({ spans, facts }: Pick<AiBlock, 'spans' | 'facts'>): AiBlock['facts'] => {
  const printed = new Set(spans.map(({ factId }) => factId));
  return facts.filter(({ id, text }) => !printed.has(id) && text.vi !== '');
};

/** Whose word it is, each once. */
export const sourcesOf = ({ rules, facts }: Pick<AiBlock, 'rules' | 'facts'>): readonly string[] => [
  ...new Set([
    ...rules.flatMap(({ source }) => source?.split('; ') ?? []),
    ...facts.flatMap(({ sources }) => sources.map(({ text }) => text)),
  ]),
];

type Part = Readonly<{ text: string; phone: string | null; at: number }>;

/** A number that can be called is called with one tap: short ones of emergencies, and long ones. */
export const callableParts = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: phone, index } of text.matchAll(
    /(?<![\d.,])(?:11[1-5]|0\d{2,3}[ .]?\d{3}[ .]?\d{3,4}|1[89]00[ .]?\d{2,4}[ .]?\d{0,4})(?![\d,%])/g,
  )) {
    if (index > at) parts.push({ text: text.slice(at, index), phone: null, at });
    parts.push({ text: phone, phone: phone.replaceAll(/[ .]/g, ''), at: index });
    at = index + phone.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), phone: null, at });
  return parts;
};

/** The sentences alone, for another page. */
export const plainText = (blocks: readonly Pick<AiBlock, 'text'>[]): string =>
  blocks.map(({ text }) => text).join('\n');
