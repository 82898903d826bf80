import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { StaffReview } from '../data.ts';
import { Quote } from '../../app/parts/Quote.tsx';

const textOf = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join(', ');

/** What the member answered to the coach's form as it was then, and what they wrote beside it. */
export const Answers = ({
  review: { form, answers, message },
}: Readonly<{ review: Pick<StaffReview, 'form' | 'answers' | 'message'> }>) => {
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  const questions = form?.questions ?? [];
  if (questions.length === 0 && message === null)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="console.reviews.noAnswers" />
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {questions.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {questions.map(({ id, label }) => {
            const text = textOf(values.get(id));
            return (
              <Box key={id} sx={{ overflowWrap: 'anywhere' }}>
                <Typography component="dt" variant="subtitle2">
                  {label}
                </Typography>
                <Box
                  component="dd"
                  sx={{ m: 0, whiteSpace: 'pre-line', ...(text === '' && { color: 'text.secondary' }) }}
                >
                  {text === '' ? <FormattedMessage id="ui.notAnswered" /> : text}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
      {message !== null && (
        <div>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
            <FormattedMessage id="console.reviews.message" />
          </Typography>
          <Quote>{message}</Quote>
        </div>
      )}
    </Box>
  );
};
