import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paymentLifecycle } from '#core/money/payment/payment.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import type { Payment } from '../../app/data/payments.ts';
import { useOrderSteps } from './data.ts';

/** What the member may say about an order: which buttons stand here is the lifecycle's word. */
export const OrderActions = ({ payment }: Readonly<{ payment: Payment }>) => {
  const { markPaid, cancel } = useOrderSteps(payment.id);
  const [isCanceling, setCanceling] = useState(false);
  const mayMark = paymentLifecycle.allows(payment.status, 'markPaid');
  const mayCancel = paymentLifecycle.allows(payment.status, 'cancel');
  if (!mayMark && !mayCancel) return null;

  return (
    <Box>
      {markPaid.error !== null && <ErrorNote error={markPaid.error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {mayMark && (
          <SubmitButton
            type="button"
            color="accent"
            size="large"
            busy={markPaid.isPending}
            onClick={() => markPaid.mutate()}
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            <FormattedMessage id="checkout.paid" />
          </SubmitButton>
        )}
        {mayMark && (
          <Typography
            variant="body2"
            sx={{ order: { sm: 1 }, flexBasis: '100%', color: 'text.secondary', maxWidth: 560 }}
          >
            <FormattedMessage id="checkout.paid.hint" />
          </Typography>
        )}
        {mayCancel && (
          <Button
            variant="text"
            color="inherit"
            onClick={() => setCanceling(true)}
            sx={{ ml: { xs: -1.5, sm: 0 } }}
          >
            <FormattedMessage id="checkout.cancel" />
          </Button>
        )}
      </Box>
      <ConfirmOnDemand
        open={isCanceling}
        title={<FormattedMessage id="checkout.cancel.title" values={{ code: payment.code }} />}
        confirmLabel={<FormattedMessage id="checkout.cancel" />}
        cancelLabel={<FormattedMessage id="checkout.cancel.keep" />}
        dangerous
        onConfirm={() => cancel.mutateAsync()}
        onClose={() => setCanceling(false)}
      >
        <FormattedMessage id="checkout.cancel.text" />
      </ConfirmOnDemand>
    </Box>
  );
};
