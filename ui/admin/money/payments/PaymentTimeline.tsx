import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { client } from '../../app/client.ts';
import { filteredPath } from '../../app/layout/places.ts';
import type { StaffPayment } from '../parts/payment.ts';
import { AuditEntry } from '../../app/parts/AuditEntry.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { RelatedRows } from '../../app/lists/RelatedRows.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { stepsOf } from './payment-steps.ts';

/** The order's own dates for everybody; who did what, for those who may read the log. */
export const PaymentTimeline = ({ payment }: Readonly<{ payment: StaffPayment }>) => {
  const { dateTime } = useFormats();
  const may = useMay();
  return (
    <>
      <Section title={<FormattedMessage id="console.payments.timeline" />}>
        <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {stepsOf(payment).map(({ kind, at }, index, all) => (
            <Box
              key={kind}
              component="li"
              sx={{
                display: 'grid',
                gridTemplateColumns: '20px minmax(0, 1fr)',
                gap: 1.5,
                pb: index === all.length - 1 ? 0 : 2,
                position: 'relative',
                '&:not(:last-of-type)::before': {
                  content: '""',
                  position: 'absolute',
                  left: 9,
                  top: 14,
                  bottom: -6,
                  width: 2,
                  bgcolor: 'divider',
                },
              }}
            >
              <Box
                aria-hidden
                sx={{
                  width: 12,
                  height: 12,
                  mt: '6px',
                  ml: '4px',
                  borderRadius: '50%',
                  position: 'relative',
                  border: '2px solid',
                  borderColor: 'primary.main',
                  bgcolor: kind === 'expires' ? 'background.paper' : 'primary.main',
                }}
              />
              <Box>
                <Typography sx={{ fontWeight: 600 }}>
                  <FormattedMessage id={`console.payments.step.${kind}`} />
                </Typography>
                <Typography
                  component="time"
                  variant="body2"
                  dateTime={at.toISOString()}
                  sx={{ color: 'text.secondary' }}
                >
                  {dateTime(at)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Stack>
      </Section>
      {may('global') && (
        <Section
          title={<FormattedMessage id="console.payments.log" />}
          note={<FormattedMessage id="console.payments.log.note" />}
        >
          <RelatedRows
            queryKey={['audit-log', 'of', 'payment', payment.id]}
            sort={['at', 'DESC']}
            load={(query, signal) =>
              client.adminSite.auditLog(
                {
                  query: {
                    ...query,
                    filter: JSON.stringify({ targetType: 'payment', targetId: payment.id }),
                  },
                },
                { signal },
              )
            }
            all={filteredPath('audit-log', { targetType: 'payment', targetId: payment.id })}
          >
            {(entry) => <AuditEntry entry={entry} hideTarget />}
          </RelatedRows>
        </Section>
      )}
    </>
  );
};
