import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import { Vnd } from '../parts/cells.tsx';
import type { IncomingTransfer } from '../parts/incoming-transfer.ts';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { RelatedRow } from '../../app/lists/RelatedRows.tsx';
import { useAuditWords } from '../../app/parts/audit-words.ts';

/** Where the money went, part by part; together with what waits they are always the whole of it. */
export const Allocations = ({ transfer }: Readonly<{ transfer: IncomingTransfer }>) => {
  const { formatMessage } = useIntl();
  const { actorName } = useAuditWords();
  const codeOf = (paymentId: string) =>
    transfer.suggestions.find(({ payment }) => payment.id === paymentId)?.payment.code ??
    (paymentId === transfer.suggestedPaymentId ? transfer.suggestedPaymentCode : null) ??
    formatMessage({ id: 'console.transfers.toOrder' });
  return (
    <Section
      title={<FormattedMessage id="console.transfers.allocations" />}
      note={<FormattedMessage id="console.transfers.allocations.note" />}
    >
      {transfer.allocations.length === 0 ? (
        <EmptyState compact title={<FormattedMessage id="console.transfers.allocations.none" />} />
      ) : (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {transfer.allocations.map(({ paymentId, amountVnd, note, by, at }) => (
            <Box
              component="li"
              key={`${paymentId ?? ''} ${at.toISOString()} ${amountVnd}`}
              sx={{ py: 1.25, borderBottom: '1px solid', borderColor: 'divider' }}
            >
              <RelatedRow
                title={
                  paymentId === null ? (
                    <FormattedMessage id="console.transfers.toSender" />
                  ) : (
                    <RecordLink place="payments" id={paymentId} name={codeOf(paymentId)} />
                  )
                }
                note={
                  <>
                    <When at={at} />
                    {' · '}
                    {by !== 'system' && by !== 'visitor' ? (
                      <RecordLink
                        place="users"
                        id={by}
                        name={formatMessage({ id: 'console.transactions.staff' })}
                      />
                    ) : (
                      actorName(by, null)
                    )}
                    {note !== null && ` · ${note}`}
                  </>
                }
                value={<Vnd amount={amountVnd} />}
              />
            </Box>
          ))}
        </Stack>
      )}
    </Section>
  );
};
