import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { ImageIcon, LockIcon, TrashIcon } from '#ui/icons.tsx';
import type { Payment } from '../../app/data/payments.ts';
import { useReceipt } from './use-receipt.ts';

type Props = Readonly<{
  payment: Payment;
  /** The picture's address ends after minutes: a fresh one comes with the order. */
  onStale: () => void;
}>;

export const ReceiptField = ({ payment, onStale }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { send, again, stop, remove, share, isRemoving, error, canRepeat } = useReceipt(payment.id);
  const { receiptUrl } = payment;

  return (
    <Card component="section" aria-labelledby={`${id}-title`} sx={{ p: 2.5 }}>
      <Typography id={`${id}-title`} variant="h2">
        <FormattedMessage id="checkout.receipt" />
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        <FormattedMessage id="checkout.receipt.hint" />
      </Typography>
      <Typography
        variant="body2"
        sx={{ mt: 0.5, mb: 2, color: 'text.secondary', display: 'flex', gap: 0.75, alignItems: 'center' }}
      >
        <LockIcon sx={{ fontSize: '1rem' }} />
        <FormattedMessage id="checkout.receipt.private" />
      </Typography>
      {receiptUrl !== null && (
        <Box
          component="img"
          src={receiptUrl}
          alt={formatMessage({ id: 'checkout.receipt.alt' })}
          onError={onStale}
          sx={{
            display: 'block',
            maxHeight: 260,
            maxWidth: '100%',
            borderRadius: '12px',
            border: '1px solid',
            borderColor: 'divider',
            mb: 1.5,
          }}
        />
      )}
      {share === undefined ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <FileButton
            icon={<ImageIcon />}
            accept="image/*"
            description={`${id}-hint`}
            onPick={([file]) => {
              if (file) send(file);
            }}
          >
            <FormattedMessage id={receiptUrl === null ? 'checkout.receipt.add' : 'checkout.receipt.change'} />
          </FileButton>
          {receiptUrl !== null && (
            <SubmitButton
              type="button"
              variant="text"
              color="error"
              startIcon={<TrashIcon />}
              busy={isRemoving}
              onClick={remove}
            >
              <FormattedMessage id="checkout.receipt.remove" />
            </SubmitButton>
          )}
        </Stack>
      ) : (
        <Box sx={{ maxWidth: 420 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <LinearProgress
              variant={share < 1 ? 'determinate' : 'indeterminate'}
              value={share * 100}
              aria-label={formatMessage({ id: 'checkout.receipt.sending' })}
              sx={{ flexGrow: 1 }}
            />
            <Button variant="text" onClick={stop}>
              <FormattedMessage id="ui.cancel" />
            </Button>
          </Box>
          <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="checkout.receipt.sending" />
          </Typography>
        </Box>
      )}
      {error !== null && share === undefined && (
        <>
          <ErrorNote error={error} />
          {canRepeat && (
            <Button variant="text" onClick={again} sx={{ ml: -1.5 }}>
              <FormattedMessage id="ui.retry" />
            </Button>
          )}
        </>
      )}
    </Card>
  );
};
