import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { challengeReviewLimits } from '#core/learning/enrolment/challenge-review.ts';
import { PlainChip } from '#ui/components/marks/PlainChip.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { type ChallengeReview, useReviewSteps } from './data.ts';

type ReplyProps = Readonly<{ challengeId: string; review: ChallengeReview; onDone: () => void }>;

/** Its author's answer; an empty one takes it back. */
const ReplyForm = ({ challengeId, review, onDone }: ReplyProps) => {
  const id = useId();
  const { reply: send } = useReviewSteps(challengeId);
  const [reply, setReply] = useState(review.reply ?? '');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(undefined);
    try {
      await send(review.person.id, reply);
      onDone();
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ mt: 1, display: 'grid', gap: 1 }}>
      <Field id={id} label={<FormattedMessage id="challenge.review.reply" />} error={undefined}>
        <OutlinedInput
          id={id}
          value={reply}
          onChange={({ target }) => setReply(target.value)}
          fullWidth
          multiline
          minRows={2}
          inputProps={{ maxLength: challengeReviewLimits.replyLength }}
        />
      </Field>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SubmitButton busy={busy}>
          <FormattedMessage id="ui.save" />
        </SubmitButton>
        <Button variant="outlined" onClick={onDone}>
          <FormattedMessage id="ui.cancel" />
        </Button>
      </Box>
    </Box>
  );
};

type Props = Readonly<{
  challengeId: string;
  review: ChallengeReview;
  /** The reader wrote the challenge, and may answer. */
  mayReply: boolean;
}>;

export const ReviewRow = ({ challengeId, review, mayReply }: Props) => {
  const { person, stars, text, reply, isEdited, isHidden, createdAt } = review;
  const [isReplying, setReplying] = useState(false);
  return (
    <Box component="li" sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
        <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={36} isLazy />
        <Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {person.name === '' ? <FormattedMessage id="challenge.review.left" /> : person.name}
          </Typography>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, color: 'text.secondary', fontSize: '0.875rem' }}
          >
            <Stars value={stars} />
            <RelativeTime at={createdAt} />
            {isEdited && <FormattedMessage id="challenge.review.edited" />}
            {isHidden && <PlainChip label={<FormattedMessage id="challenge.review.hidden" />} />}
          </Box>
        </Box>
      </Box>
      {text !== '' && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      )}
      {reply !== null && !isReplying && (
        <Box sx={{ mt: 1.5, pl: 2, borderLeft: '3px solid', borderColor: 'primary.main' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            <FormattedMessage id="challenge.review.replied" />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reply}</Typography>
        </Box>
      )}
      {mayReply &&
        (isReplying ? (
          <ReplyForm challengeId={challengeId} review={review} onDone={() => setReplying(false)} />
        ) : (
          <Button variant="text" onClick={() => setReplying(true)} sx={{ ml: -1 }}>
            <FormattedMessage id={reply === null ? 'challenge.review.reply' : 'challenge.review.replyEdit'} />
          </Button>
        ))}
    </Box>
  );
};
