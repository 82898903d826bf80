import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NoteKind } from '#core/coaching/reply/reply.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { useFormats } from '#ui/intl.ts';
import { sizes } from '#ui/theme/tokens.ts';
import type { AnchorGround } from '../review-parts/AnchorView.tsx';
import type { Review } from '../../app/data/reviews.ts';
import { hasWords, type ReplyForm, unansweredParts } from './reply-form.ts';
import type { Saving } from './reply-keeper.ts';
import { noIssues, type RecordingIssue, type Sending } from './use-send.ts';

const Preview = lazy(() => import('./Preview.tsx'));
const RejectDialog = lazy(() => import('../review-parts/RejectDialog.tsx'));

const SavingLine = ({ saving }: Readonly<{ saving: Saving }>) => {
  const { time } = useFormats();
  return (
    <Typography component="output" variant="body2" sx={{ color: 'text.secondary', display: 'block' }}>
      {saving.state === 'SAVED' && saving.at !== null ? (
        <FormattedMessage id="answer.draft.SAVED" values={{ time: time(saving.at) }} />
      ) : saving.state === 'WAITING' ? (
        <FormattedMessage id="answer.draft.WAITING" />
      ) : (
        saving.state === 'FAILED' && <FormattedMessage id="answer.draft.FAILED" />
      )}
    </Typography>
  );
};

const UnansweredParts = ({ parts }: Readonly<{ parts: readonly NoteKind[] }>) => {
  const { formatList, formatMessage } = useIntl();
  if (parts.length === 0) return null;
  return (
    <Box component="strong" sx={{ display: 'block', mb: 1 }}>
      <FormattedMessage
        id="answer.send.unanswered"
        values={{ parts: formatList(parts.map((part) => formatMessage({ id: `review.kind.${part}` }))) }}
      />
    </Box>
  );
};

/** Control or ⌘ with Enter, also from within a note; the question comes first all the same. */
const useSendKey = (ask: () => void) => {
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (event.repeat || event.isComposing || document.querySelector('[aria-modal=true]') !== null) return;
      event.preventDefault();
      onAsk();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};

const lowScreen = '@media (max-width: 899.95px) and (max-height: 479.95px)';

/** A field that takes focus, and the line being typed, come to rest above the bar. In rem: it grows with the letters. */
const roomForBar = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    html: { scrollPaddingBottom: `calc(${sizes.bottomBar + 16}px + 6.5rem)` },
  },
});

/** What is recorded is not left behind unseen, nor sent without a word about its captions. */
const recordingLeft = ({ recording }: ReplyForm, isLeft: boolean): RecordingIssue | undefined => {
  if (isLeft) return { place: 'FILE', message: 'answer.recording.unsent' };
  return recording !== null && recording.captions === null
    ? { place: 'CHOICE', message: 'answer.captions.undecided' }
    : undefined;
};

type Props = Readonly<{
  review: Review;
  form: ReplyForm;
  saving: Saving;
  ground: AnchorGround;
  sending: Sending;
  /** Something is recorded that is not in the answer. */
  isRecordingLeft: boolean;
  onRejected: () => void;
}>;

/** What is kept, how it will look, and the steps that can't be taken back. */
export const SendBar = ({ review, form, saving, ground, sending, isRecordingLeft, onRejected }: Props) => {
  const [open, setOpen] = useState<'PREVIEW' | 'SEND' | 'REJECT'>();
  const close = () => setOpen(undefined);
  const { mode, send, setIssues } = sending;
  const ask = () => {
    if (mode === null) return undefined;
    const recording = recordingLeft(form, isRecordingLeft);
    if (recording !== undefined) {
      setIssues({ ...noIssues, recording });
      return document.getElementById('write-recording')?.scrollIntoView({ block: 'start' });
    }
    if (hasWords(form)) return setOpen('SEND');
    setIssues({ ...noIssues, all: 'answer.write.missing' });
    return document.getElementById('write')?.scrollIntoView({ block: 'start' });
  };
  useSendKey(ask);
  if (mode === null) return null;

  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: `calc(${sizes.bottomBar}px + env(safe-area-inset-bottom, 0px))`, md: 0 },
        // Lying on its side a phone has no height to spare.
        [lowScreen]: { position: 'static' },
        zIndex: 2,
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 0 },
        bgcolor: 'background.default',
        borderTop: '1px solid',
        borderColor: 'divider',
        py: 1.5,
      }}
    >
      <GlobalStyles styles={roomForBar} />
      <SavingLine saving={saving} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button
          variant="contained"
          color="accent"
          onClick={ask}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          <FormattedMessage id={mode === 'UPDATE' ? 'answer.update' : 'answer.send'} />
        </Button>
        <Button variant="outlined" onClick={() => setOpen('PREVIEW')} aria-haspopup="dialog">
          <FormattedMessage id="answer.preview" />
        </Button>
        {review.actions.includes('REJECT') && (
          <Button variant="text" color="error" onClick={() => setOpen('REJECT')} aria-haspopup="dialog">
            <FormattedMessage id="review.reject" />
          </Button>
        )}
      </Box>
      <Suspense>
        {open === 'PREVIEW' && <Preview form={form} ground={ground} onClose={close} />}
        {open === 'REJECT' && <RejectDialog review={review} onClose={close} onDone={onRejected} />}
      </Suspense>
      <ConfirmOnDemand
        open={open === 'SEND'}
        title={
          <FormattedMessage
            id={mode === 'UPDATE' ? 'answer.update.title' : 'answer.send.title'}
            values={{ name: review.memberName }}
          />
        }
        confirmLabel={<FormattedMessage id={mode === 'UPDATE' ? 'answer.update' : 'answer.send'} />}
        cancelLabel={<FormattedMessage id="answer.send.keep" />}
        onConfirm={() => send(form)}
        onClose={close}
      >
        <UnansweredParts parts={unansweredParts(review.type, form)} />
        {mode === 'UPDATE' ? (
          <FormattedMessage id="answer.update.text" />
        ) : (
          <FormattedMessage id="answer.send.text" values={{ net: review.net, fee: review.fee }} />
        )}
      </ConfirmOnDemand>
    </Box>
  );
};
