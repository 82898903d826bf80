import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { processStatuses } from '#core/money/coin/rewards.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { Outdated } from '#ui/components/Outdated.tsx';
import { Page } from '#ui/components/Page.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useLanguage } from '#ui/intl.ts';
import { GiftPicture } from '#ui/illustrations/scenes.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { orderPath, paths } from '../../app/paths.ts';
import { type Order, useOrders } from '../../app/data/products.ts';
import { orderColours, shortNumber } from './order-colours.ts';
import { StatusFilter } from '../../app/parts/StatusFilter.tsx';

const OrderRow = ({ order }: Readonly<{ order: Order }>) => {
  const language = useLanguage();
  const { id, productTitle, quantity, total, status, createdAt } = order;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.75,
        justifyContent: 'space-between',
        px: 2,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Link
          component={LocalLink}
          to={orderPath(id)}
          color="inherit"
          underline="hover"
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {inLanguage(productTitle, language)}
          {quantity > 1 && ` × ${quantity}`}
        </Link>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="orders.number" values={{ number: shortNumber(id) }} />
          {' · '}
          <RelativeTime at={createdAt} focusable={false} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <CoinAmount amount={total} coin="FIT_COIN" />
        <StatusChip
          status={orderColours[status]}
          label={<FormattedMessage id={`order.status.${status}`} />}
        />
      </Box>
    </Box>
  );
};

export const OrderList = () => {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const status = processStatuses.find((known) => known === search.get('status'));
  const orders = useOrders(status);
  const choose = (next: string) =>
    setSearch(next === '' ? {} : { status: next }, {
      replace: true,
      preventScrollReset: true,
      state: keepFocus,
    });
  // A member who never ordered has nothing to choose from.
  const hasNone =
    !orders.isPlaceholderData && status === undefined && orders.data?.pages[0]?.items.length === 0;
  return (
    <Page
      title={formatMessage({ id: 'orders.title' })}
      description={<FormattedMessage id="orders.lead" />}
      actions={
        <Button component={LocalLink} to={paths.products} variant="outlined">
          <FormattedMessage id="orders.products" />
        </Button>
      }
    >
      {!hasNone && (
        <StatusFilter
          name={formatMessage({ id: 'orders.filter' })}
          label={<FormattedMessage id="orders.state" />}
          status={status}
          choose={choose}
          allLabel={formatMessage({ id: 'orders.filter.all' })}
          choices={processStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `order.status.${value}` }),
          }))}
        />
      )}
      <QueryView
        query={orders}
        skeleton={<ListSkeleton rows={4} picture={false} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          status === undefined ? (
            <EmptyState
              picture={<GiftPicture />}
              title={<FormattedMessage id="orders.empty" />}
              action={
                <Button component={LocalLink} to={paths.products} variant="contained">
                  <FormattedMessage id="orders.products" />
                </Button>
              }
            >
              <FormattedMessage id="orders.empty.text" />
            </EmptyState>
          ) : (
            <EmptyState
              compact
              title={<FormattedMessage id="orders.noMatch" />}
              action={
                <Button variant="outlined" onClick={() => choose('')}>
                  <FormattedMessage id="orders.clear" />
                </Button>
              }
            />
          )
        }
      >
        {({ pages }) => (
          <Outdated when={orders.isPlaceholderData}>
            <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {pages
                .flatMap(({ items }) => items)
                .map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
            </Card>
          </Outdated>
        )}
      </QueryView>
      <ShowMore query={orders} />
    </Page>
  );
};
