import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { isOpen, outstandingVnd } from '#core/money/payment/payment.ts';
import { EmptyState } from '#ui/components/States.tsx';
import { PaymentStatusChip, Vnd } from '../parts/cells.tsx';
import type { IncomingTransfer, Suggestion } from '../parts/incoming-transfer.ts';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';

type Choose = (payment: Suggestion['payment']) => void;
type Props = Readonly<{ transfer: IncomingTransfer; onMatch: Choose; onReopen: Choose }>;

const SuggestionRow = ({
  suggestion: { payment, why },
  onMatch,
  onReopen,
}: Readonly<{ suggestion: Suggestion; onMatch: Choose; onReopen: Choose }>) => {
  const may = useMay();
  const isOwn = useIsSelf(payment.userId);
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        display: 'flex',
        gap: 1.5,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>
            <RecordLink place="payments" id={payment.id} name={payment.code} />
          </Typography>
          <PaymentStatusChip status={payment.status} />
        </Stack>
        <Typography variant="body2">
          {payment.userName}
          {' · '}
          <Vnd amount={payment.amountVnd} />
          {isOpen(payment) && payment.receivedVnd > 0 && (
            <>
              {' · '}
              <FormattedMessage
                id="console.payments.missing"
                values={{ amount: <Vnd key="amount" amount={outstandingVnd(payment)} /> }}
              />
            </>
          )}
          {' · '}
          <When at={payment.createdAt} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={`console.transfers.suggestion.${why}`} />
        </Typography>
      </Box>
      {isOwn ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.transfers.suggestion.own" />
        </Typography>
      ) : isOpen(payment) ? (
        may('payment.approve') && (
          <Button variant="contained" size="small" onClick={() => onMatch(payment)}>
            <FormattedMessage id="console.transfers.matchThis" />
          </Button>
        )
      ) : payment.status === 'CANCELED' ? (
        may('payment.reopen') &&
        may('payment.approve') && (
          <Button variant="outlined" size="small" onClick={() => onReopen(payment)}>
            <FormattedMessage id="console.transfers.reopenAndMatch" />
          </Button>
        )
      ) : null}
    </Box>
  );
};

/** Orders this money may be for, each with why. */
export const Suggestions = ({ transfer, onMatch, onReopen }: Props) => (
  <Section
    title={<FormattedMessage id="console.transfers.suggestions" />}
    note={<FormattedMessage id="console.transfers.suggestions.note" />}
  >
    {transfer.suggestions.length === 0 ? (
      <EmptyState compact title={<FormattedMessage id="console.transfers.suggestions.none" />} />
    ) : (
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {transfer.suggestions.map((suggestion) => (
          <SuggestionRow
            key={suggestion.payment.id}
            suggestion={suggestion}
            onMatch={onMatch}
            onReopen={onReopen}
          />
        ))}
      </Stack>
    )}
  </Section>
);
