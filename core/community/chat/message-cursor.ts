import { fieldError } from '#core/kernel/domain-error.ts';

/** Where a page of messages goes on, and in which direction. */
export type MessageCursor = Readonly<{ side: 'older' | 'newer'; seq: number }>;

const form = /^(older|newer)-(\d{1,9})$/;

export const writeMessageCursor = (side: MessageCursor['side'], seq: number): string => `${side}-${seq}`;

/** Null without a cursor; one that no page gave fails with input.cursor. */
export const readMessageCursor = (cursor: string | undefined): MessageCursor | null => {
  if (cursor === undefined) return null;
  const [, side, seq] = form.exec(cursor) ?? [];
  if (seq === undefined) throw fieldError('query.cursor', 'input.cursor');
  return { side: side === 'newer' ? 'newer' : 'older', seq: Number(seq) };
};
