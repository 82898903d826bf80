import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl.ts';
import type { LearnerStatistics } from '../data.ts';

/** What learners answer wrong most often. */
export const HardQuestions = ({ hardQuestions }: Pick<LearnerStatistics, 'hardQuestions'>) => {
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
          {hardQuestions.map(({ quizTitle, question, answered, wrong }) => (
            <Box component="li" key={`${quizTitle} ${question}`} sx={{ listStyle: 'none' }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{question}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage
                  id="learning.hard.line"
                  values={{ quiz: quizTitle, share: percent(wrong, 0), answered }}
                />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
};
