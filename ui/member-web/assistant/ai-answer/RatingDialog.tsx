import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ratingReasons, ratingTextMaxLength, type RatingReason } from '#core/assistant/ai-coach/answer.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { LimitNote } from '#ui/components/forms/LimitNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import type { AiAnswer } from '../../app/data/ai.ts';
import { useAnswerRating } from '../data.ts';

type Props = Readonly<{ answer: AiAnswer; onClose: () => void; onRated: () => void }>;

/** What was wrong, and whether staff may read it: without that they see a thumb and nothing else. */
export default function RatingDialog({ answer, onClose, onRated }: Props) {
  const id = useId();
  const before = answer.rating?.thumb === 'DOWN' ? answer.rating : null;
  const [reasons, setReasons] = useState<readonly RatingReason[]>(before?.reasons ?? []);
  const [text, setText] = useState(before?.text ?? '');
  const [shared, setShared] = useState(before?.shared ?? false);
  const rate = useAnswerRating(answer.id, onRated);

  const send = () =>
    rate.mutate({
      thumb: 'DOWN',
      reasons: [...reasons],
      text: text.trim() === '' ? null : text.trim(),
      shared,
    });

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <DialogTitle id={`${id}-title`} variant="h2">
          <FormattedMessage id="aiAnswer.rate.title" />
        </DialogTitle>
        <DialogContent>
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid' }}>
            <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
              <FormattedMessage id="aiAnswer.rate.reasons" />
            </Box>
            {ratingReasons.map((reason) => (
              <FormControlLabel
                key={reason}
                label={<FormattedMessage id={`aiAnswer.reason.${reason}`} />}
                control={
                  <Checkbox
                    checked={reasons.includes(reason)}
                    onChange={(_, on) =>
                      setReasons(on ? [...reasons, reason] : reasons.filter((each) => each !== reason))
                    }
                  />
                }
              />
            ))}
          </Box>
          <Box sx={{ mt: 2 }}>
            <Field id={`${id}-text`} label={<FormattedMessage id="aiAnswer.rate.text" />} error={undefined}>
              <OutlinedInput
                id={`${id}-text`}
                value={text}
                onChange={({ target }) => setText(target.value)}
                fullWidth
                multiline
                minRows={2}
                inputProps={{ maxLength: ratingTextMaxLength }}
              />
              <LimitNote text={text} limit={ratingTextMaxLength} />
            </Field>
          </Box>
          <FormControlLabel
            sx={{ mt: 1.5, alignItems: 'flex-start' }}
            label={
              <Box component="span" sx={{ display: 'block', pt: 1.25 }}>
                <FormattedMessage id="aiAnswer.rate.share" />
              </Box>
            }
            control={
              <Checkbox
                checked={shared}
                onChange={(_, on) => setShared(on)}
                slotProps={{ input: { 'aria-describedby': `${id}-share` } }}
              />
            }
          />
          <FormHelperText id={`${id}-share`} sx={{ mt: 0, ml: '32px' }}>
            <FormattedMessage id="aiAnswer.rate.share.hint" />
          </FormHelperText>
          {rate.isError && <ErrorNote error={rate.error} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton busy={rate.isPending}>
            <FormattedMessage id="aiAnswer.rate.send" />
          </SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
