import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import type { StaffTransactionRow } from '../ports.ts';

/** Every line of every statement. */
export const listAllTransactions =
  ({ reads }: Reads<'transactions'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffTransactionRow>> => {
    requirePermission(actor, 'transaction.view');
    return reads.transactions.list(request);
  };

/** The line that answers the filter; null when there is none. */
export const lineWith = async (
  { transactions }: Pick<Repositories, 'transactions'>,
  filter: ListRequest['filter'],
): Promise<StaffTransactionRow | null> => {
  const { rows } = await transactions.list({
    sort: { field: 'createdAt', order: 'DESC' },
    from: 0,
    to: 0,
    filter,
  });
  return rows[0] ?? null;
};

/** One line. */
export const getTransaction =
  ({ reads }: Reads<'transactions'>) =>
  async (actor: Actor, id: string): Promise<StaffTransactionRow> => {
    requirePermission(actor, 'transaction.view');
    const row = await lineWith(reads, { id });
    if (!row) throw new DomainError('transaction.not_found');
    return row;
  };
