import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import type { Review } from '../../app/data/reviews.ts';
import { useRejection } from './data.ts';
import { TextArea } from './TextArea.tsx';

type Props = Readonly<{ review: Review; onClose: () => void; onDone?: () => void }>;

/** A refusal is final for this round: it names whom, what becomes of the coins, and asks for a reason the member reads. */
export default function RejectDialog({ review, onClose, onDone }: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const reject = useRejection(review.id);
  const ask = () => {
    setMissing(true);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (reason.trim() === '') return ask();
    return reject.mutate(reason, {
      onSuccess: () => {
        onClose();
        onDone?.();
      },
      onError: (error) => {
        if (isApiError(error, 'review.content_required')) ask();
      },
    });
  };

  return (
    <Dialog
      open
      onClose={reject.isPending ? () => undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`} variant="h2">
          <FormattedMessage id="review.reject.title" values={{ name: review.memberName }} />
        </DialogTitle>
        <DialogContent>
          <Typography id={`${id}-text`} sx={{ color: 'text.secondary', mb: 2 }}>
            <FormattedMessage id="review.reject.text" values={{ price: review.price }} />
          </Typography>
          <TextArea
            label={<FormattedMessage id="review.reject.reason" />}
            hint={<FormattedMessage id="review.reject.reason.hint" />}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setMissing(false);
            }}
            maxLength={1000}
            required
            error={isMissing ? 'error.input.required' : undefined}
            inputRef={field}
          />
          {reject.error !== null && !isMissing && <ErrorNote error={reject.error} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={reject.isPending}>
            <FormattedMessage id="review.reject.keep" />
          </Button>
          <SubmitButton color="error" busy={reject.isPending}>
            <FormattedMessage id="review.reject" />
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
