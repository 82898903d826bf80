import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { passScore, quizLimits } from '#core/learning/quiz/quiz.ts';
import { codeMessage } from '../../api/field-message.ts';
import { useFieldError } from '../../components/forms/Field.tsx';
import { wholeProblem } from '../field-rules.ts';
import type { QuizDraft } from './quiz-draft.ts';

type Props = Readonly<{ draft: QuizDraft; onChange: (parts: Partial<QuizDraft>) => void }>;

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const shownNumber = (value: number): string => (Number.isNaN(value) ? '' : String(value));

const minutes = { min: quizLimits.timeLimit.min / 60, max: quizLimits.timeLimit.max / 60 } as const;

/** How often, how long and in which order. */
export const QuizSettings = ({ draft, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const say = useFieldError();
  const id = useId();
  const isTitleEmpty = draft.title.trim() === '';
  const attemptsProblem = wholeProblem(draft.attempts, { min: 0, max: quizLimits.attempts });
  const limit = draft.timeLimit === null ? null : draft.timeLimit / 60;
  const limitProblem = limit === null ? undefined : wholeProblem(limit, minutes);
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        id={`${id}-title`}
        label={formatMessage({ id: 'learning.quiz.name' })}
        value={draft.title}
        onChange={({ target }) => onChange({ title: target.value })}
        required
        fullWidth
        error={isTitleEmpty}
        helperText={isTitleEmpty ? say(codeMessage('input.required')) : undefined}
        slotProps={{ htmlInput: { maxLength: quizLimits.titleLength } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          id={`${id}-attempts`}
          label={formatMessage({ id: 'learning.quiz.attempts' })}
          helperText={
            attemptsProblem === undefined
              ? formatMessage({ id: 'learning.quiz.attempts.hint' }, { score: passScore })
              : say(attemptsProblem)
          }
          error={attemptsProblem !== undefined}
          value={shownNumber(draft.attempts)}
          onChange={({ target }) => onChange({ attempts: numberOf(target.value) })}
          fullWidth
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          id={`${id}-limit`}
          label={formatMessage({ id: 'learning.quiz.limit' })}
          helperText={
            limitProblem === undefined
              ? formatMessage({ id: 'learning.quiz.limit.hint' }, minutes)
              : say(limitProblem)
          }
          error={limitProblem !== undefined}
          value={limit === null ? '' : shownNumber(limit)}
          onChange={({ target }) =>
            onChange({ timeLimit: target.value.trim() === '' ? null : numberOf(target.value) * 60 })
          }
          fullWidth
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Stack>
      <Stack>
        {(['shuffleQuestions', 'shuffleChoices'] as const).map((name) => (
          <FormControlLabel
            key={name}
            label={formatMessage({ id: `learning.quiz.${name}` })}
            control={
              <Checkbox checked={draft[name]} onChange={(_, checked) => onChange({ [name]: checked })} />
            }
          />
        ))}
      </Stack>
    </Stack>
  );
};
