import { fieldError } from '#core/kernel/domain-error.ts';
import { mostRanked, type Shown } from './discover.ts';

/** Which ranking a reader goes through, and what of it they have been shown. */
export type ShownPlaces = Readonly<{ rankedAt: Date; shown: Shown }>;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bitsInLetter = 6;
const letters = Math.ceil(mostRanked / bitsInLetter);

/** `1795420800000.AAAB…`: the instant, and a letter for each six places. */
export const encodeShown = ({ rankedAt, shown }: ShownPlaces): string => {
  const bits = Array.from({ length: letters }, () => 0);
  for (const place of shown) {
    const at = Math.floor(place / bitsInLetter);
    bits[at] = (bits[at] ?? 0) + 2 ** (place % bitsInLetter);
  }
  return `${rankedAt.getTime()}.${bits.map((value) => alphabet[value]).join('')}`;
};

/** Null without a cursor; one that this list did not make fails with input.cursor. */
export const decodeShown = (cursor: string | undefined): ShownPlaces | null => {
  if (cursor === undefined) return null;
  const [, instant, text = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(cursor) ?? [];
  if (instant === undefined || text.length !== letters) throw fieldError('query.cursor', 'input.cursor');
  const shown = new Set<number>();
  for (const [at, letter] of [...text].entries())
    for (let bit = 0; bit < bitsInLetter; bit += 1)
      if (Math.floor(alphabet.indexOf(letter) / 2 ** bit) % 2 === 1) shown.add(at * bitsInLetter + bit);
  return { rankedAt: new Date(Number(instant)), shown };
};
