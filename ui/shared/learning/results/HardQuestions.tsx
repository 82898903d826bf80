import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl.ts';
import type { LearnerStatistics } from '../data.ts';

type Props = Pick<LearnerStatistics, 'hardQuestions'> &
  Readonly<{
    /** To the quiz itself, where the reader has such a place. */
    linkQuiz: ((id: string, title: string) => ReactNode) | undefined;
  }>;

/** What learners answer wrong most often. */
export const HardQuestions = ({ hardQuestions, linkQuiz }: Props) => {
  const { percent } = useFormats();
  return (
    <Box component="section" aria-labelledby="hard-title">
      <Typography id="hard-title" variant="h3" component="h2">
        <FormattedMessage id="learning.hard" />
      </Typography>
      {hardQuestions.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          <FormattedMessage id="learning.hard.none" />
        </Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5 }}>
          {hardQuestions.map(({ quizId, questionId, quizTitle, question, answered, wrong }) => (
            <Box component="li" key={questionId} sx={{ listStyle: 'none' }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{question}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage
                  id="learning.hard.line"
                  values={{
                    quiz: linkQuiz?.(quizId, quizTitle) ?? quizTitle,
                    share: percent(wrong, 0),
                    answered,
                  }}
                />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
};
