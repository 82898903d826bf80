import type { Cue } from './cue.ts';

export const typedCaptionMaxLength = 12_000;
/** What a person reads at a glance, about two lines of a phone. */
const glance = 90;

/** A line that begins with `1:05` or `[1:05]` is said from then on. */
const timed = /^\[?(\d{1,3}):([0-5]\d)\]?(?:\s+(.*))?$/;

type Block = Readonly<{ line: number; from: number; pieces: readonly string[] }>;
/** `line` counts from 1. */
export type TypedCaptions = Readonly<{ cues: readonly Cue[] }> | Readonly<{ line: number }>;

/** No piece is longer than a glance, unless one word is; a sentence begins anew. */
const piecesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…])\s+/u).flatMap((sentence) => {
    const pieces: string[] = [];
    for (const word of sentence.split(/\s+/u)) {
      const before = pieces.at(-1);
      if (word === '') continue;
      if (before !== undefined && before.length + word.length < glance)
        pieces.push(`${pieces.pop()} ${word}`);
      else pieces.push(word);
    }
    return pieces;
  });

const blocksIn = (text: string): readonly Block[] => {
  const blocks: Block[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const said = raw.trim();
    const [, minutes, seconds, rest = ''] = timed.exec(said) ?? [];
    const isTimed = minutes !== undefined;
    const pieces = piecesOf(isTimed ? rest : said);
    const last = blocks.at(-1);
    if (isTimed)
      blocks.push({ line: index + 1, from: (Number(minutes) * 60 + Number(seconds)) * 1000, pieces });
    else if (last === undefined && pieces.length > 0) blocks.push({ line: index + 1, from: 0, pieces });
    else if (last !== undefined) blocks[blocks.length - 1] = { ...last, pieces: [...last.pieces, ...pieces] };
  }
  return blocks;
};

/** Longer pieces are said for longer; each has a moment of its own. */
const spread = ({ from, pieces }: Block, until: number): readonly Cue[] => {
  const whole = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const spare = until - from - pieces.length;
  let before = 0;
  const starts = pieces.map((piece, index) => {
    const start = from + index + Math.floor((spare * before) / whole);
    before += piece.length;
    return start;
  });
  return pieces.map((text, index) => ({ from: starts[index] ?? from, to: starts[index + 1] ?? until, text }));
};

/**
 * Captions as a person types them: plain lines, spread over the recording by their length. A line may say when it
 * begins; then what stands between two times is spread between them. Answers the first line that can't be read: a time
 * out of order, beyond the end, or without words.
 */
export const typedCaptions = (text: string, seconds: number): TypedCaptions => {
  const end = seconds * 1000;
  const blocks = blocksIn(text);
  if (blocks.length === 0) return { line: 1 };
  const cues: Cue[] = [];
  for (const [index, block] of blocks.entries()) {
    const until = blocks[index + 1]?.from ?? end;
    const isReadable =
      block.pieces.length > 0 && until > block.from && until - block.from >= block.pieces.length;
    if (!isReadable || block.from >= end) return { line: block.line };
    cues.push(...spread(block, until));
  }
  return { cues };
};
