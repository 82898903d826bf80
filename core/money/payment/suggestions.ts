import { fold } from '#core/kernel/text/text.ts';
import { unallocatedVnd, type IncomingTransfer, type SuggestionReason } from './incoming-transfer.ts';

import { memoPrefix } from './memo.ts';
import { isOpen, type Payment } from './payment.ts';
import type { UnpaidOrder } from './ports.ts';

export type Suggestion = Readonly<{ paymentId: Payment['id']; why: SuggestionReason }>;

const mostSuggestions = 10;
const mostSlips = 2;

/** How many signs were added, lost or changed between two short texts; more than `most` is `most` + 1. */
export const slipsBetween = (a: string, b: string, most = mostSlips): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const [above = 0, left = 0, across = 0] = [previous[column], current[column - 1], previous[column - 1]];
      current.push(Math.min(above + 1, left + 1, across + same));
    }
    if (Math.min(...current) > most) return most + 1;
    previous = current;
  }
  return Math.min(previous[b.length] ?? most + 1, most + 1);
};

const codeLength = 8;
const nearLengths = [codeLength - 1, codeLength, codeLength + 1];
const mostPieces = 100;

/** What in a description may be a code with a slip in it: words as long as one, and what stands behind the prefix. */
const piecesOf = (description: string): readonly string[] => {
  const words = fold(description)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const text = words.join('');
  const pieces = new Set<string>();
  for (let at = 0; at + memoPrefix.length <= text.length; at += 1) {
    for (const length of [memoPrefix.length - 1, memoPrefix.length, memoPrefix.length + 1]) {
      if (slipsBetween(text.slice(at, at + length), memoPrefix, 1) > 1) continue;
      for (const near of nearLengths) {
        const piece = text.slice(at + length, at + length + near);
        if (piece.length === near) pieces.add(piece);
      }
    }
  }
  for (const word of words) if (nearLengths.includes(word.length)) pieces.add(word);
  return [...pieces].slice(0, mostPieces);
};

const lettersOf = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '');
const shortestName = 6;

/** The whole name, marks and spaces aside, as banks write it; one short word would be found in too much. */
const isNamed = (letters: string, name: string): boolean => {
  const own = lettersOf(name);
  return own.length >= shortestName && fold(name).trim().includes(' ') && letters.includes(own);
};

type Looked = Readonly<{
  transfer: Pick<IncomingTransfer, 'description' | 'amountVnd' | 'allocations' | 'occurredAt'>;
  /** Orders whose code is in the description, open or not. */
  named: readonly Pick<Payment, 'id'>[];
  orders: readonly UnpaidOrder[];
}>;

/** Orders a transfer may be for, the likeliest first, each once and by its best reason. */
export const suggestionsFor = ({ transfer, named, orders }: Looked): readonly Suggestion[] => {
  const missing = unallocatedVnd(transfer);
  const pieces = piecesOf(transfer.description);
  const letters = lettersOf(transfer.description);
  const distance = ({ createdAt }: UnpaidOrder): number =>
    Math.abs(createdAt.getTime() - transfer.occurredAt.getTime());
  const fits = (order: UnpaidOrder): boolean => order.missingVnd === missing;
  // An order of the same amount first, then the one made nearest to the transfer.
  const inOrder = orders.toSorted((a, b) => Number(fits(b)) - Number(fits(a)) || distance(a) - distance(b));

  const slipsOf = ({ code }: UnpaidOrder): number =>
    Math.min(mostSlips + 1, ...pieces.map((piece) => slipsBetween(piece, code.slice(memoPrefix.length))));
  const near = inOrder
    .map((order) => ({ order, slips: slipsOf(order) }))
    .filter(({ slips }) => slips <= mostSlips)
    .toSorted((a, b) => a.slips - b.slips);

  const all: readonly Suggestion[] = [
    ...named.map(({ id }) => ({ paymentId: id, why: 'MEMO' as const })),
    ...near.map(({ order }) => ({ paymentId: order.id, why: 'CLOSE_MEMO' as const })),
    ...inOrder
      .filter(({ userName }) => isNamed(letters, userName))
      .map(({ id }) => ({ paymentId: id, why: 'MEMBER_NAME' as const })),
    ...inOrder
      .filter((order) => isOpen(order) && fits(order))
      .map(({ id }) => ({ paymentId: id, why: 'AMOUNT' as const })),
  ];
  const best = new Map<Payment['id'], Suggestion>();
  for (const each of all) if (!best.has(each.paymentId)) best.set(each.paymentId, each);
  return [...best.values()].slice(0, mostSuggestions);
};
