import { requireMember, type Actor } from '#core/access/actor.ts';
import { maxPageSize, pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/ports.ts';
import type { TransactionFilter, TransactionRow } from '../ports.ts';

type Query = TransactionFilter & Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** One's own statement, newest first, with running balance. */
export const listTransactions =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, { coin, type, ...page }: Query): Promise<Page<TransactionRow>> =>
    reads.transactions.pageOf(requireMember(actor).id, { coin, type }, pageRequest(page));

/** The whole statement, page by page, so that years of lines never stand in memory at once. */
export const statement =
  ({ reads }: Pick<Ports, 'reads'>) =>
  (actor: Actor, filter: TransactionFilter): AsyncIterable<TransactionRow> => {
    const { id } = requireMember(actor);
    return linesOf(reads.transactions, id, filter);
  };

async function* linesOf(
  transactions: Ports['reads']['transactions'],
  userId: string,
  filter: TransactionFilter,
): AsyncGenerator<TransactionRow> {
  let cursor: string | null = null;
  do {
    const page: Page<TransactionRow> = await transactions.pageOf(userId, filter, {
      limit: maxPageSize,
      ...(cursor !== null && { cursor }),
    });
    yield* page.items;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
