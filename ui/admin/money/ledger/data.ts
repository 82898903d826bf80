import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from '#core/kernel/page.ts';
import { moneyClient } from '../../app/money-client.ts';

const entriesWhere = (filter: Readonly<Record<string, unknown>>, signal: AbortSignal) =>
  moneyClient.adminLedger.entries(
    {
      query: {
        filter: JSON.stringify(filter),
        sort: JSON.stringify(['id', 'ASC']),
        range: JSON.stringify([0, maxPageSize - 1]),
      },
    },
    { signal },
  );

/** Lists link the transfer; a single posting, as files and the audit log name it, leads to its transfer, too. */
const entriesOf = async (id: string, signal: AbortSignal) => {
  const sides = await entriesWhere({ transferId: id }, signal);
  if (sides.length > 0 || !/^\d+$/.test(id)) return sides;
  const [posting] = await entriesWhere({ id: [id] }, signal);
  return posting === undefined ? [] : entriesWhere({ transferId: posting.transferId }, signal);
};

export const useMovement = (id: string) =>
  useQuery({
    queryKey: ['ledger', 'movement', id],
    queryFn: ({ signal }) => entriesOf(id, signal),
  });
