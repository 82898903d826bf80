import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { sumsOf } from '../parts/sums.ts';
import { useAccountName } from '../parts/use-account-name.ts';
import { useLedgerTotals } from './data.ts';

/** A phone has room for an account and what it holds. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

const Balance = ({ sum }: Readonly<{ sum: number }>) => (
  <StatusChip
    status={sum === 0 ? 'done' : 'refused'}
    label={<FormattedMessage id={sum === 0 ? 'console.ledger.balanced' : 'console.ledger.unbalanced'} />}
  />
);

/** Coins only move: whatever the accounts hold, together it is nothing. */
export const TotalsSection = () => {
  const { number } = useFormats();
  const accountName = useAccountName();
  const query = useLedgerTotals();
  return (
    <Section
      title={<FormattedMessage id="console.totals.title" />}
      note={<FormattedMessage id="console.totals.note" />}
    >
      <QueryView
        query={query}
        skeleton={<ListSkeleton rows={5} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState compact title={<FormattedMessage id="console.transactions.empty" />} />}
      >
        {({ items }) => {
          const sums = sumsOf(items.map(({ coin, balance }) => ({ coin, amount: balance })));
          return (
            <TableContainer>
              <Table
                size="small"
                sx={{
                  '& td, & th': { px: { xs: 1, sm: 2 } },
                  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
                }}
              >
                <TableHead>
                  <TableRow>
                    <TableCell>
                      <FormattedMessage id="console.ledger.account" />
                    </TableCell>
                    <TableCell align="right">
                      <FormattedMessage id="console.totals.balance" />
                    </TableCell>
                    <TableCell align="right" sx={wide}>
                      <FormattedMessage id="console.totals.postings" />
                    </TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {items.map(({ account, coin, balance, postings }) => (
                    <TableRow key={`${account} ${coin}`}>
                      <TableCell>
                        <Link component={RouterLink} to={filteredPath('ledger', { account, coin })}>
                          {accountName(account)}
                        </Link>
                      </TableCell>
                      <TableCell align="right">
                        <CoinAmount coin={coin} amount={balance} signed size="small" />
                      </TableCell>
                      <TableCell align="right" sx={wide}>
                        {number(postings)}
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
                <TableFooter
                  sx={{ '& td': { color: 'text.primary', fontSize: '0.875rem', borderBottom: 0 } }}
                >
                  {coinTypes
                    .filter((coin) => items.some((item) => item.coin === coin))
                    .map((coin) => (
                      <TableRow key={coin}>
                        <TableCell>
                          <strong>
                            <FormattedMessage id="console.ledger.sum" />
                          </strong>
                        </TableCell>
                        <TableCell align="right">
                          <CoinAmount coin={coin} amount={sums[coin]} signed size="small" />
                          <Box sx={{ display: { sm: 'none' }, mt: 0.5 }}>
                            <Balance sum={sums[coin]} />
                          </Box>
                        </TableCell>
                        <TableCell align="right" sx={wide}>
                          <Balance sum={sums[coin]} />
                        </TableCell>
                      </TableRow>
                    ))}
                </TableFooter>
              </Table>
            </TableContainer>
          );
        }}
      </QueryView>
    </Section>
  );
};
