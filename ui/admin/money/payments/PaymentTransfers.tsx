import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { TransferStatusChip, Vnd } from '../parts/cells.tsx';
import type { StaffPayment } from '../parts/payment.ts';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { RelatedRow } from '../../app/lists/RelatedRows.tsx';
import { useTransfersOf } from './data.ts';

/** Money that was put down to the order, or names it and waits. */
export const PaymentTransfers = ({ payment }: Readonly<{ payment: StaffPayment }>) => {
  const query = useTransfersOf(payment);
  return (
    <Section
      title={<FormattedMessage id="console.payments.transfers" />}
      note={<FormattedMessage id="console.payments.transfers.note" />}
    >
      <QueryView
        query={query}
        compact
        skeleton={<ListSkeleton rows={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState compact title={<FormattedMessage id="console.payments.transfers.none" />} />}
      >
        {({ items }) => (
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((row) => (
              <Box
                component="li"
                key={row.id}
                sx={{ py: 1.25, borderBottom: '1px solid', borderColor: 'divider' }}
              >
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
              </Box>
            ))}
          </Stack>
        )}
      </QueryView>
    </Section>
  );
};
