import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { LimitNote } from '#ui/components/forms/LimitNote.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { QuestionFields } from '../question-fields/QuestionFields.tsx';
import { AttachedAnswer } from './AttachedAnswer.tsx';
import type { Request } from './use-request.ts';

export const idPrefix = 'request';
const longestMessage = 2000;

type Props = Readonly<{ flow: Request; coachName: string }>;

/** The coach's own questions, then what the member wants to say beside them. */
export const AnswersStep = ({ flow, coachName }: Props) => {
  const id = useId();
  const { draft, change, answer, questions, issues, fromLastTime, request } = flow;
  return (
    <Stack sx={{ gap: 3 }}>
      {isApiError(request.error, 'review.answers_required') && <ErrorNote error={request.error} />}
      {questions.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="reviewRequest.answers.none" values={{ name: coachName }} />
        </Typography>
      ) : (
        <>
          {fromLastTime.length > 0 && (
            <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
              <FormattedMessage id="reviewRequest.answers.last" values={{ count: fromLastTime.length }} />
            </Alert>
          )}
          <QuestionFields
            questions={questions}
            values={draft.values}
            onChange={answer}
            issues={issues}
            idPrefix={idPrefix}
          />
        </>
      )}
      <AttachedAnswer attached={flow.attached} coachName={coachName} />
      <Field
        id={id}
        label={<FormattedMessage id="reviewRequest.message" />}
        hint={<FormattedMessage id="reviewRequest.message.hint" />}
        error={undefined}
      >
        <OutlinedInput
          id={id}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
          fullWidth
          multiline
          minRows={3}
          inputProps={{ maxLength: longestMessage, 'aria-describedby': `${id}-hint` }}
        />
        <LimitNote text={draft.message} limit={longestMessage} />
      </Field>
      <Box>
        <FormControlLabel
          sx={{ alignItems: 'flex-start', mx: 0 }}
          label={
            <Box component="span" sx={{ display: 'block', pt: 1.25 }}>
              <FormattedMessage id="reviewRequest.consent" />
            </Box>
          }
          control={
            <Checkbox
              checked={draft.outcomeConsent}
              onChange={(_, outcomeConsent) => change({ outcomeConsent })}
              sx={{ p: 1.25, ml: -1.25 }}
              slotProps={{ input: { 'aria-describedby': `${id}-consent` } }}
            />
          }
        />
        <FormHelperText id={`${id}-consent`} sx={{ mt: 0, ml: '34px' }}>
          <FormattedMessage id="reviewRequest.consent.hint" />
        </FormHelperText>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="reviewRequest.kept" />
      </Typography>
    </Stack>
  );
};
