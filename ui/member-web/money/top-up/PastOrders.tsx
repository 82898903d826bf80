import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { isOpen } from '#core/money/payment/payment.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import type { usePayments } from '../../app/data/payments.ts';
import { OrderRow } from './OrderRow.tsx';

export const PastOrders = ({ list }: Readonly<{ list: ReturnType<typeof usePayments> }>) => {
  const id = useId();
  return (
    <Box component="section" id="orders" aria-labelledby={id} sx={{ scrollMarginTop: 80 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        <FormattedMessage id="topUp.past" />
      </Typography>
      <Card>
        <QueryView
          compact
          query={list}
          skeleton={
            <Box sx={{ p: 2.5 }}>
              <ListSkeleton rows={3} picture={false} />
            </Box>
          }
          isEmpty={({ pages }) => pages.every(({ items }) => items.every(isOpen))}
          empty={
            <EmptyState compact title={<FormattedMessage id="topUp.past.empty" />}>
              <FormattedMessage id="topUp.past.empty.text" />
            </EmptyState>
          }
        >
          {({ pages }) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {pages
                .flatMap(({ items }) => items)
                .filter((payment) => !isOpen(payment))
                .map((payment) => (
                  <OrderRow key={payment.id} payment={payment} />
                ))}
            </Box>
          )}
        </QueryView>
        {(list.hasNextPage || list.isFetchNextPageError) && (
          <Box sx={{ p: 2 }}>
            {list.isFetchNextPageError && <ErrorNote error={list.error} />}
            <Button
              variant="outlined"
              fullWidth
              disabled={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              <FormattedMessage id={list.isFetchingNextPage ? 'ui.loading' : 'ui.showMore'} />
            </Button>
          </Box>
        )}
      </Card>
    </Box>
  );
};
