import { FormattedMessage } from 'react-intl';
import { client } from '../../client.ts';
import { filteredPath } from '../../layout/places.ts';
import { TransferStatusChip, Vnd } from '../../money/cells.tsx';
import type { StaffPayment } from '../../money/payment.ts';
import { RecordLink, When } from '../../parts/cells.tsx';
import { Section } from '../../parts/Facts.tsx';
import { RelatedRow, RelatedRows } from '../../parts/RelatedRows.tsx';

/** Money that was put down to the order, or names it and waits. */
export const PaymentTransfers = ({ payment }: Readonly<{ payment: StaffPayment }>) => {
  const filter = { paymentId: payment.id };
  return (
    <Section
      title={<FormattedMessage id="console.payments.transfers" />}
      note={<FormattedMessage id="console.payments.transfers.note" />}
    >
      <RelatedRows
        queryKey={['incoming-transfers', 'of', payment.id, String(payment.version)]}
        sort={['occurredAt', 'DESC']}
        load={(query, signal) =>
          client.adminIncomingTransfers.list(
            { query: { ...query, filter: JSON.stringify(filter) } },
            { signal },
          )
        }
        all={filteredPath('incoming-transfers', filter)}
      >
        {(row) => (
          <RelatedRow
            title={<RecordLink place="incoming-transfers" id={row.id} name={row.description} />}
            note={
              <>
                <code>{row.bankReference}</code>
                {' · '}
                <FormattedMessage id={`transfer.source.${row.source}`} />
                {' · '}
                <When at={row.occurredAt} />
              </>
            }
            value={<Vnd amount={row.amountVnd} />}
            corner={<TransferStatusChip status={row.status} />}
          />
        )}
      </RelatedRows>
    </Section>
  );
};
