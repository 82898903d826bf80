import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { maxPageSize, pageRequest, type Page } from '#core/kernel/page.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import type { CoinTotal, TransactionFilter, TransactionRow } from '../ports.ts';
import { statementMonth } from '../statement-month.ts';
import { ownLine, sourcedLine, type SourcedTransaction } from '../views/sourced-transaction.ts';

type Query = TransactionFilter & Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** One's own statement, newest first, with running balance. */
export const listTransactions =
  ({ reads }: Reads<'transactions'>) =>
  async (actor: Actor, { coin, type, status, ...page }: Query): Promise<Page<SourcedTransaction>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.transactions.pageOf(
      id,
      { coin, type, status },
      pageRequest(page),
    );
    return { items: items.map(ownLine), nextCursor };
  };

/** What the lines of a filter add to the wallet and take from it, coin by coin. */
export const transactionTotals =
  ({ reads }: Reads<'transactions'>) =>
  async (actor: Actor, filter: TransactionFilter): Promise<readonly CoinTotal[]> =>
    reads.transactions.totalsOf(requireMember(actor).id, filter);

/** The whole statement, page by page, so that years of lines never stand in memory at once. */
export const statement =
  ({ reads }: Reads<'transactions'>) =>
  (actor: Actor, filter: TransactionFilter): AsyncIterable<SourcedTransaction> => {
    const { id } = requireMember(actor);
    return linesOf(reads.transactions, id, filter, ownLine);
  };

/** No member moves coins so often; beyond it the whole statement is read page by page instead. */
const mostLinesOfMonth = 100_000;

/** Any member's statement, whole or of one month of the member's calendar, newest first. */
export const statementOf =
  ({ reads }: Reads<'transactions' | 'users'>) =>
  async (
    actor: Actor,
    { userId, month }: Readonly<{ userId: UserId; month?: string | undefined }>,
  ): Promise<AsyncIterable<SourcedTransaction>> => {
    requirePermission(actor, 'transaction.view');
    const { timeZone } = await reads.users.get(userId);
    if (month === undefined) return linesOf(reads.transactions, userId, {}, sourcedLine);
    const { from, to } = statementMonth(month, timeZone);
    const { lines } = await reads.transactions.partOf(userId, { from, to }, mostLinesOfMonth + 1);
    if (lines.length > mostLinesOfMonth) throw new DomainError('transaction.statement_too_long');
    return oneByOne(lines.toReversed().map(sourcedLine));
  };

async function* oneByOne<Line>(lines: readonly Line[]): AsyncGenerator<Line> {
  yield* lines;
}

async function* linesOf(
  transactions: Repositories['transactions'],
  userId: string,
  filter: TransactionFilter,
  lineOf: (row: TransactionRow) => SourcedTransaction,
): AsyncGenerator<SourcedTransaction> {
  let cursor: string | null = null;
  do {
    const page: Page<TransactionRow> = await transactions.pageOf(userId, filter, {
      limit: maxPageSize,
      ...(cursor !== null && { cursor }),
    });
    yield* page.items.map(lineOf);
    cursor = page.nextCursor;
  } while (cursor !== null);
}
