import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Outdated } from '#ui/components/Outdated.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { QueryGroup } from '#ui/components/QueryGroup.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { DownloadIcon, ReceiptIcon, TopUpIcon } from '#ui/icons.tsx';
import { GiftPicture } from '#ui/illustrations/scenes.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { useWallet } from '../../app/data/wallet.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { Filters } from './Filters.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import { TransactionDays } from './TransactionDays.tsx';
import { Totals } from './Totals.tsx';
import { useTransactions } from './use-transactions.ts';

declare global {
  interface MessageCatalogues {
    transactions: typeof import('./messages/vi.json');
  }
}

const Balances = () => {
  const { data } = useWallet();
  if (data === undefined) return null;
  const held = data.heldFitCoin > 0 || data.heldBaseCoin > 0;
  return (
    <Box sx={{ mb: 3 }}>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        <CoinAmount amount={data.fitCoin} coin="FIT_COIN" size="large" />
        <CoinAmount amount={data.baseCoin} coin="BASE_COIN" size="large" />
      </Stack>
      {held && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          <FormattedMessage
            id="transactions.held"
            values={{ fit: data.heldFitCoin, base: data.heldBaseCoin }}
          />
        </Typography>
      )}
      <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button component={LocalLink} to={paths.payment} variant="contained" startIcon={<TopUpIcon />}>
          <FormattedMessage id="nav.deposit" />
        </Button>
        <Button component={LocalLink} to={paths.gifts} variant="outlined">
          <FormattedMessage id="transactions.give" />
        </Button>
        <Button component={LocalLink} to={`${paths.rewards}?part=code`} variant="text">
          <FormattedMessage id="transactions.code" />
        </Button>
        <Button component={LocalLink} to={`${paths.payment}#orders`} variant="text">
          <FormattedMessage id="transactions.orders" />
        </Button>
      </Stack>
    </Box>
  );
};

const TransactionsPage = () => {
  const { formatMessage } = useIntl();
  const { query, totals, csv, coin, type, status, choose, clear, isFiltered } = useTransactions();
  const [isChoosingMonth, setIsChoosingMonth] = useState(false);

  return (
    <Page
      title={formatMessage({ id: 'transactions.title' })}
      description={<FormattedMessage id="transactions.lead" />}
      actions={
        <>
          <Button variant="outlined" startIcon={<ReceiptIcon />} onClick={() => setIsChoosingMonth(true)}>
            <FormattedMessage id="transactions.statement" />
          </Button>
          <SubmitButton
            type="button"
            variant="outlined"
            startIcon={<DownloadIcon />}
            busy={csv.isPending}
            onClick={() => csv.mutate()}
          >
            <FormattedMessage id={isFiltered ? 'transactions.csv.filtered' : 'transactions.csv'} />
          </SubmitButton>
        </>
      }
    >
      <QueryGroup skeleton={<ListSkeleton rows={8} picture={false} />}>
        <Balances />
        {csv.error !== null && <ErrorNote error={csv.error} />}
        <StatementDialog open={isChoosingMonth} onClose={() => setIsChoosingMonth(false)} />
        <Filters coin={coin} type={type} status={status} choose={choose} />
        <Outdated when={query.isPlaceholderData}>
          <Card>
            <CardContent>
              {totals.data !== undefined && <Totals items={totals.data.items} isFiltered={isFiltered} />}
              <QueryView
                query={query}
                skeleton={<ListSkeleton rows={6} picture={false} />}
                isEmpty={({ pages }) => pages[0]?.items.length === 0}
                empty={
                  isFiltered ? (
                    <EmptyState
                      compact
                      title={<FormattedMessage id="transactions.noMatch" />}
                      action={
                        <Button variant="outlined" onClick={clear}>
                          <FormattedMessage id="transactions.clear" />
                        </Button>
                      }
                    />
                  ) : (
                    <EmptyState
                      picture={<GiftPicture />}
                      title={<FormattedMessage id="transactions.empty" />}
                      action={
                        <Button component={LocalLink} to={paths.rewards} variant="contained">
                          <FormattedMessage id="transactions.empty.action" />
                        </Button>
                      }
                    >
                      <FormattedMessage id="transactions.empty.text" />
                    </EmptyState>
                  )
                }
              >
                {({ pages }) => <TransactionDays rows={pages.flatMap(({ items }) => items)} />}
              </QueryView>
              <ShowMore query={query} mt={1} />
            </CardContent>
          </Card>
        </Outdated>
      </QueryGroup>
    </Page>
  );
};

export default TransactionsPage;
