import { requireMember, type Actor } from '#core/access/actor.ts';
import { maxPageSize, pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/ports.ts';
import type { TransactionFilter, TransactionRow } from '../ports.ts';
import { transactionSource, type TransactionSource } from '../source.ts';

type Query = TransactionFilter & Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** A line with what caused it. */
export type SourcedTransaction = TransactionRow & Readonly<{ source: TransactionSource | null }>;

const sourced = (row: TransactionRow): SourcedTransaction => ({
  ...row,
  source: transactionSource(row.type, row.reference),
});

/** One's own statement, newest first, with running balance. */
export const listTransactions =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, { coin, type, status, ...page }: Query): Promise<Page<SourcedTransaction>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.transactions.pageOf(
      id,
      { coin, type, status },
      pageRequest(page),
    );
    return { items: items.map(sourced), nextCursor };
  };

/** The whole statement, page by page, so that years of lines never stand in memory at once. */
export const statement =
  ({ reads }: Pick<Ports, 'reads'>) =>
  (actor: Actor, filter: TransactionFilter): AsyncIterable<SourcedTransaction> => {
    const { id } = requireMember(actor);
    return linesOf(reads.transactions, id, filter);
  };

async function* linesOf(
  transactions: Ports['reads']['transactions'],
  userId: string,
  filter: TransactionFilter,
): AsyncGenerator<SourcedTransaction> {
  let cursor: string | null = null;
  do {
    const page: Page<TransactionRow> = await transactions.pageOf(userId, filter, {
      limit: maxPageSize,
      ...(cursor !== null && { cursor }),
    });
    yield* page.items.map(sourced);
    cursor = page.nextCursor;
  } while (cursor !== null);
}
