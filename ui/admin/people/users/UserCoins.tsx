import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import { client } from '../../app/client.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { RelatedRow, RelatedRows } from '../../app/lists/RelatedRows.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useTransactionName } from '../../app/parts/use-transaction-name.ts';
import type { StaffUser } from './data.ts';

const UserCoins = ({ user }: Readonly<{ user: StaffUser }>) => {
  const may = useMay();
  const { number } = useFormats();
  const name = useTransactionName();
  return (
    <>
      <Section title={<FormattedMessage id="console.users.balance" />}>
        <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap' }}>
          <CoinAmount coin="FIT_COIN" amount={user.fitCoin} size="large" />
          <CoinAmount coin="BASE_COIN" amount={user.baseCoin} size="large" />
        </Box>
        {may('payment.view') && (
          <Link
            component={RouterLink}
            to={filteredPath('payments', { userId: user.id })}
            sx={{ display: 'inline-block', mt: 2 }}
          >
            <FormattedMessage id="console.payments.ofMember" />
          </Link>
        )}
      </Section>
      {may('transaction.view') && (
        <Section title={<FormattedMessage id="console.users.ledger" />}>
          <RelatedRows
            queryKey={['transactions', 'of', user.id]}
            sort={['createdAt', 'DESC']}
            load={(query, signal) =>
              client.adminCoins.transactions(
                { query: { ...query, filter: JSON.stringify({ userId: user.id }) } },
                { signal },
              )
            }
            all={filteredPath('transactions', { userId: user.id })}
          >
            {(row) => (
              <RelatedRow
                title={<RecordLink place="transactions" id={row.id} name={name(row.type, row.reference)} />}
                note={
                  <>
                    <When at={row.createdAt} />
                    {row.note !== null && ` · ${row.note}`}
                  </>
                }
                value={<CoinAmount coin={row.coin} amount={row.amount} signed />}
                corner={
                  <FormattedMessage id="console.balanceAfter" values={{ amount: number(row.newBalance) }} />
                }
              />
            )}
          </RelatedRows>
        </Section>
      )}
    </>
  );
};

export default UserCoins;
