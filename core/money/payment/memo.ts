export const memoPrefix = 'PAYFB';

/**
 * No vowels (a Vietnamese keyboard turns AA into Â), no D and W (DD becomes Đ, W becomes Ư), and of each pair that looks
 * alike, B and 8, G and 6, S and 5, Z and 2, U and V, one; of O and 0, of I, L and 1, none.
 */
export const memoAlphabet = '23456789CFHJKMNPQRTVX';
const codeLength = 8;

const memoPattern = new RegExp(`^${memoPrefix}[${memoAlphabet}]{${codeLength}}$`);
export const isMemo = (text: string): boolean => memoPattern.test(text);

/** `pick` draws a whole number from 0 up to, not including, the number of choices. */
export const newMemo = (pick: (choices: number) => number): string => {
  const draw = (): string => {
    const drawn = memoAlphabet[pick(memoAlphabet.length)];
    if (drawn === undefined) throw new RangeError('Drawn outside the alphabet of memos');
    return drawn;
  };
  return memoPrefix + Array.from({ length: codeLength }, draw).join('');
};

/** What a reader may have taken for what: only signs that no code has, so a true code is never read as another. */
const misread: Readonly<Record<string, string>> = {
  '0': 'Q',
  O: 'Q',
  D: 'Q',
  '1': '7JT',
  I: '7JT',
  L: '7JT',
  B: '8',
  G: '6',
  S: '5',
  Z: '2',
  U: 'V',
};
const mostMisread = 2;

/** Capitals and digits of a text, and where each word of them starts; marks and everything between words are gone. */
type Letters = Readonly<{ text: string; starts: ReadonlySet<number> }>;

const lettersOf = (text: string): Letters => {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'D')
    .toUpperCase();
  const starts = new Set<number>();
  let letters = '';
  for (const [word] of plain.matchAll(/[A-Z0-9]+/g)) {
    starts.add(letters.length);
    letters += word;
  }
  return { text: letters, starts: starts.add(letters.length) };
};

/**
 * What else the prefix becomes: B read as 8, and the F that a Telex keyboard takes for the tone mark in PÀY. The words
 * around are many, so these need a code without faults.
 */
const prefixes = [
  { spelling: memoPrefix, isFaulty: false },
  { spelling: 'PAYF8', isFaulty: true },
  { spelling: 'PAYB', isFaulty: true },
] as const;

const readCode = (code: string): readonly string[] => {
  if (code.length < codeLength) return [];
  let read = [''];
  let faults = 0;
  for (const sign of code) {
    const isRight = memoAlphabet.includes(sign);
    const meant = isRight ? sign : misread[sign];
    if (!isRight) faults += 1;
    if (meant === undefined || faults > mostMisread) return [];
    read = read.flatMap((start) => Array.from(meant, (each) => start + each));
  }
  return read;
};

type Shape = 'WHOLE' | 'GLUED' | 'BROKEN' | 'BROKEN_AND_GLUED' | 'CUT_FROM_A_WORD';

/** How a code of eight lies among the words: a code cut short must not be filled up from the name that follows it. */
const shapeOf = ({ text, starts }: Letters, from: number): Shape => {
  const end = from + codeLength;
  let lastStart = from;
  for (let at = from + 1; at < end; at++) if (starts.has(at)) lastStart = at;
  const isBroken = lastStart > from;
  if (starts.has(end)) return isBroken ? 'BROKEN' : 'WHOLE';
  if (!isBroken) return 'GLUED';
  let wordEnd = end;
  while (!starts.has(wordEnd)) wordEnd += 1;
  const isName = /^[A-Z]+$/.test(text.slice(lastStart, wordEnd)) && end - lastStart < 3;
  return isName ? 'CUT_FROM_A_WORD' : 'BROKEN_AND_GLUED';
};

const doubt: Readonly<Record<Exclude<Shape, 'CUT_FROM_A_WORD'>, number>> = {
  WHOLE: 0,
  BROKEN: 1,
  GLUED: 2,
  BROKEN_AND_GLUED: 3,
};

type Reading = Readonly<{ memo: string; doubt: number; at: number }>;

const readingsAt = (letters: Letters, at: number, from: number, isFaulty: boolean): readonly Reading[] => {
  const code = letters.text.slice(from, from + codeLength);
  const read = readCode(code);
  if (read.length === 0) return [];
  const shape = shapeOf(letters, from);
  if (shape === 'CUT_FROM_A_WORD') return [];
  const faults = Array.from(code).filter((sign) => !memoAlphabet.includes(sign)).length;
  // A guess is made only about what ends where a word ends: otherwise a code cut short would borrow its last letters.
  if ((faults > 0 || isFaulty) && shape !== 'WHOLE' && shape !== 'BROKEN') return [];
  if (faults > 0 && isFaulty) return [];
  const total = doubt[shape] + faults * 10 + (isFaulty ? 5 : 0);
  return read.map((each) => ({ memo: memoPrefix + each, doubt: total, at }));
};

/**
 * Every code a bank's description may hold, the most plausible first; banks add words, drop marks and case, break and
 * glue. They are questions to the list of orders, not answers: two that both name an order are for a person to settle.
 */
export const memosIn = (text: string): readonly string[] => {
  const letters = lettersOf(text);
  const readings: Reading[] = [];
  for (const { spelling, isFaulty } of prefixes) {
    let at = letters.text.indexOf(spelling);
    for (; at >= 0; at = letters.text.indexOf(spelling, at + 1)) {
      readings.push(...readingsAt(letters, at, at + spelling.length, isFaulty));
    }
  }
  const ordered = readings.toSorted((a, b) => a.doubt - b.doubt || a.at - b.at);
  return [...new Set(ordered.map(({ memo }) => memo))];
};
