import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useFormats } from '#ui/intl.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { Nothing } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { RelatedRow } from '../../app/lists/RelatedRows.tsx';
import { useTransactionName } from '../../app/parts/use-transaction-name.ts';
import type { Economy } from './figures.ts';

/** On a phone a line says both directions by their sign. */
const ReasonLines = ({ rows }: Readonly<{ rows: Economy['byReason'] }>) => {
  const reasonName = useTransactionName();
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ reason, coin, into, outOf, transfers }) => (
        <Box
          component="li"
          key={`${reason} ${coin}`}
          sx={{ py: 1.25, borderBottom: '1px solid', borderColor: 'divider' }}
        >
          <RelatedRow
            title={
              <Link component={RouterLink} to={filteredPath('ledger', { reason, coin })}>
                {reasonName(reason)}
              </Link>
            }
            note={<FormattedMessage id="console.economy.movements" values={{ count: transfers }} />}
            value={
              <Stack sx={{ alignItems: 'flex-end' }}>
                {into > 0 && <CoinAmount coin={coin} amount={into} signed size="small" />}
                {outOf > 0 && <CoinAmount coin={coin} amount={-outOf} signed size="small" />}
              </Stack>
            }
          />
        </Box>
      ))}
    </Stack>
  );
};

export const ReasonTable = ({ rows }: Readonly<{ rows: Economy['byReason'] }>) => {
  const { number } = useFormats();
  const reasonName = useTransactionName();
  const isNarrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  return (
    <Section
      title={<FormattedMessage id="console.economy.byReason" />}
      note={<FormattedMessage id="console.economy.byReason.note" />}
    >
      {rows.length === 0 ? (
        <EmptyState compact title={<FormattedMessage id="console.economy.quiet" />} />
      ) : isNarrow ? (
        <ReasonLines rows={rows} />
      ) : (
        <TableContainer>
          <Table size="small" sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
            <TableHead>
              <TableRow>
                <TableCell>
                  <FormattedMessage id="console.transactions.type" />
                </TableCell>
                <TableCell align="right">
                  <FormattedMessage id="console.economy.into" />
                </TableCell>
                <TableCell align="right">
                  <FormattedMessage id="console.economy.outOf" />
                </TableCell>
                <TableCell align="right">
                  <FormattedMessage id="console.economy.transfers" />
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ reason, coin, into, outOf, transfers }) => (
                <TableRow key={`${reason} ${coin}`}>
                  <TableCell>
                    <Link component={RouterLink} to={filteredPath('ledger', { reason, coin })}>
                      {reasonName(reason)}
                    </Link>
                  </TableCell>
                  <TableCell align="right">
                    {into === 0 ? <Nothing /> : <CoinAmount coin={coin} amount={into} size="small" />}
                  </TableCell>
                  <TableCell align="right">
                    {outOf === 0 ? <Nothing /> : <CoinAmount coin={coin} amount={outOf} size="small" />}
                  </TableCell>
                  <TableCell align="right">{number(transfers)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
};
