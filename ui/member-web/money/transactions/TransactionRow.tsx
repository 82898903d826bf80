import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { transaction } from '#http/people/contract/me.ts';
import { transactionWords } from '#core/money/coin/views/transaction-words.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { sourcePath } from './source-path.ts';

export type Transaction = z.output<typeof transaction>;

/** Sign and word say the direction; colour adds nothing that they do not say. */
export const TransactionRow = ({ row }: Readonly<{ row: Transaction }>) => {
  const { type, reference, coin, amount, newBalance, status, source, note, createdAt } = row;
  const { dateTime, time } = useFormats();
  const isCanceled = status === 'CANCELED';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.25,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          <FormattedMessage id={transactionWords(type, reference, amount)} />
        </Typography>
        {note !== null && <Typography variant="body2">{note}</Typography>}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            color: 'text.secondary',
            fontSize: '0.875rem',
            mt: 0.25,
          }}
        >
          <Box component="time" dateTime={createdAt.toISOString()} title={dateTime(createdAt)}>
            {time(createdAt)}
          </Box>
          {source !== null && (
            <Link
              component={LocalLink}
              to={sourcePath(source)}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
            >
              <FormattedMessage id={`transactions.source.${source.kind}`} />
            </Link>
          )}
          {type === 'REVIEW_EARNING' && (
            <Link
              component={LocalLink}
              to={paths.earnings}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
            >
              <FormattedMessage id="nav.earnings" />
            </Link>
          )}
          {status !== 'COMPLETED' && (
            <StatusChip
              status={isCanceled ? 'refused' : 'waiting'}
              label={<FormattedMessage id={`transaction.status.${status}`} />}
            />
          )}
        </Box>
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Box sx={isCanceled ? { textDecoration: 'line-through', color: 'text.secondary' } : {}}>
          <CoinAmount amount={amount} coin={coin} signed />
        </Box>
        <Typography variant="body2" component="div">
          <FormattedMessage id={amount < 0 ? 'transactions.out' : 'transactions.in'} />
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="transactions.after" values={{ amount: newBalance }} />
        </Typography>
      </Box>
    </Box>
  );
};
