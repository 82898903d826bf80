import { useIntl } from 'react-intl';
import type { TransactionReason } from '#core/money/coin/ledger.ts';
import { transactionSource } from '#core/money/coin/views/transaction-source.ts';
import { RecordLink } from '../../app/parts/cells.tsx';

/** What caused a movement, where it has a page of its own; else the ledger's reference as it is. */
export const SourceLink = ({
  reason,
  reference,
}: Readonly<{ reason: TransactionReason; reference: string }>) => {
  const { formatMessage } = useIntl();
  const source = transactionSource(reason, reference);
  if (source?.kind === 'PAYMENT' && source.id !== null)
    return (
      <RecordLink
        place="payments"
        id={source.id}
        name={formatMessage({ id: 'console.ledger.source.payment' })}
      />
    );
  return <code>{reference}</code>;
};
