import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { passScore, quizLimits } from '#core/learning/quiz/quiz.ts';
import { codeMessage } from '../../api/field-message.ts';
import { PlainText } from '../../components/forms/PlainInputs.tsx';
import { wholeProblem } from '../field-rules.ts';
import type { QuizDraft } from './quiz-draft.ts';

type Props = Readonly<{ draft: QuizDraft; onChange: (parts: Partial<QuizDraft>) => void }>;

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const shownNumber = (value: number): string => (Number.isNaN(value) ? '' : String(value));

const minutes = { min: quizLimits.timeLimit.min / 60, max: quizLimits.timeLimit.max / 60 } as const;

/** How often, how long and in which order. */
export const QuizSettings = ({ draft, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const limit = draft.timeLimit === null ? null : draft.timeLimit / 60;
  return (
    <Stack sx={{ gap: 2 }}>
      <PlainText
        id={`${id}-title`}
        label={formatMessage({ id: 'learning.quiz.name' })}
        value={draft.title}
        onChange={(title) => onChange({ title })}
        required
        error={draft.title.trim() === '' ? codeMessage('input.required') : undefined}
        maxLength={quizLimits.titleLength}
      />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'end' }}
      >
        <PlainText
          id={`${id}-attempts`}
          label={formatMessage({ id: 'learning.quiz.attempts' })}
          hint={formatMessage({ id: 'learning.quiz.attempts.hint' }, { score: passScore })}
          error={wholeProblem(draft.attempts, { min: 0, max: quizLimits.attempts })}
          value={shownNumber(draft.attempts)}
          onChange={(text) => onChange({ attempts: numberOf(text) })}
          inputMode="numeric"
        />
        <PlainText
          id={`${id}-limit`}
          label={formatMessage({ id: 'learning.quiz.limit' })}
          hint={formatMessage({ id: 'learning.quiz.limit.hint' }, minutes)}
          error={limit === null ? undefined : wholeProblem(limit, minutes)}
          value={limit === null ? '' : shownNumber(limit)}
          onChange={(text) => onChange({ timeLimit: text.trim() === '' ? null : numberOf(text) * 60 })}
          inputMode="numeric"
        />
      </Box>
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
