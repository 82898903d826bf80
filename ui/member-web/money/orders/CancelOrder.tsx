import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderLifecycle } from '#core/money/shop/order.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useLanguage } from '#ui/intl.ts';
import type { Order } from '../../app/data/products.ts';
import { useCancelOrder } from './data.ts';

/** As long as nobody works on it; afterwards it says whom to ask. */
export const CancelOrder = ({ order }: Readonly<{ order: Order }>) => {
  const language = useLanguage();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const cancelOrder = useCancelOrder(order.id);
  const [isAsking, setIsAsking] = useState(false);
  const { status, total, productTitle } = order;
  const isOpen = orderLifecycle.allows(status, 'cancel');

  const cancel = async () => {
    const { total: coins } = await cancelOrder();
    toast(formatMessage({ id: 'orders.canceled' }, { count: coins }), { kind: 'success' });
  };

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
      <ConfirmOnDemand
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
      </ConfirmOnDemand>
    </>
  );
};
