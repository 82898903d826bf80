import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderLifecycle } from '#core/money/shop/order.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useLanguage } from '#ui/intl.ts';
import { client } from '../../app/client.ts';
import { walletKey } from '../../app/data/wallet.ts';
import { type Order, orderKeys, productKeys } from '../../app/data/products.ts';

const useCancel = (id: string) => {
  const queries = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  return async () => {
    try {
      const { order, wallet } = await client.orders.cancel({ params: { id } });
      queries.setQueryData(orderKeys.one(id), order);
      queries.setQueryData(walletKey, wallet);
      for (const queryKey of [orderKeys.list, productKeys.all, ['me', 'transactions']])
        void queries.invalidateQueries({ queryKey });
      toast(formatMessage({ id: 'orders.canceled' }, { count: order.total }), { kind: 'success' });
    } catch (error) {
      // Staff may have begun: what stands is asked anew.
      void queries.invalidateQueries({ queryKey: orderKeys.all });
      throw error;
    }
  };
};

/** As long as nobody works on it; afterwards it says whom to ask. */
export const CancelOrder = ({ order }: Readonly<{ order: Order }>) => {
  const language = useLanguage();
  const cancel = useCancel(order.id);
  const [isAsking, setIsAsking] = useState(false);
  const { status, total, productTitle } = order;
  const isOpen = orderLifecycle.allows(status, 'cancel');

  return (
    <>
      {isOpen && (
        <Box>
          <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
            <FormattedMessage id="orders.cancel" />
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            <FormattedMessage id="orders.cancel.hint" />
          </Typography>
        </Box>
      )}
      {status === 'PROCESSING' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="orders.cancel.late" />
        </Typography>
      )}
      <ConfirmDialog
        open={isAsking}
        title={
          <FormattedMessage
            id="orders.cancel.title"
            values={{ product: inLanguage(productTitle, language) }}
          />
        }
        confirmLabel={<FormattedMessage id="orders.cancel" />}
        cancelLabel={<FormattedMessage id="orders.cancel.keep" />}
        dangerous
        onConfirm={cancel}
        onClose={() => setIsAsking(false)}
      >
        <FormattedMessage id="orders.cancel.text" values={{ count: total }} />
      </ConfirmDialog>
    </>
  );
};
