import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { challengeReviewLimits } from '#core/learning/enrolment/challenge-review.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { LimitNote } from '#ui/components/forms/LimitNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { StarsInput } from '#ui/components/Stars.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { type ChallengeReview, useReviewSteps } from './data.ts';

type Props = Readonly<{ challengeId: string; own: ChallengeReview | null; onDone: () => void }>;

/** One's own review; writing again replaces it. */
export const ReviewForm = ({ challengeId, own, onDone }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const steps = useReviewSteps(challengeId);
  const [stars, setStars] = useState(own?.stars ?? 0);
  const [text, setText] = useState(own?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const run = async (
    step: () => Promise<void>,
    said: 'challenge.review.kept' | 'challenge.review.removed',
  ) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await step();
      toast(formatMessage({ id: said }), { kind: 'success' });
      onDone();
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    setMissing(stars === 0);
    if (stars > 0) void run(() => steps.keep({ stars, text }), 'challenge.review.kept');
  };

  return (
    <Box component="form" onSubmit={keep} noValidate sx={{ display: 'grid', gap: 1.5, maxWidth: 560 }}>
      <Field
        id={`${id}-stars`}
        group
        required
        label={<FormattedMessage id="challenge.review.stars" />}
        error={isMissing && stars === 0 ? 'error.input.required' : undefined}
      >
        <StarsInput
          value={stars}
          onChange={setStars}
          labelledBy={`${id}-stars-label`}
          describedBy={isMissing && stars === 0 ? `${id}-stars-error` : undefined}
          isWrong={isMissing && stars === 0}
        />
      </Field>
      <Field id={`${id}-text`} label={<FormattedMessage id="challenge.review.text" />} error={undefined}>
        <OutlinedInput
          id={`${id}-text`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          fullWidth
          multiline
          minRows={3}
          inputProps={{ maxLength: challengeReviewLimits.textLength }}
        />
        <LimitNote text={text} limit={challengeReviewLimits.textLength} />
      </Field>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton busy={busy}>
          <FormattedMessage id="challenge.review.send" />
        </SubmitButton>
        {own !== null && (
          <>
            <Button variant="outlined" onClick={onDone}>
              <FormattedMessage id="ui.cancel" />
            </Button>
            <Button
              variant="text"
              color="error"
              disabled={busy}
              onClick={() => void run(steps.remove, 'challenge.review.removed')}
            >
              <FormattedMessage id="ui.delete" />
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
};
