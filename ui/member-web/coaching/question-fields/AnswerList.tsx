import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Answer, Question } from '#core/coaching/question-form/question-form.ts';
import { TranslatedText } from '../../app/parts/TranslatedText.tsx';
import { answerValues, chosenOf, isAnswered } from './answer-values.ts';

type Props = Readonly<{
  questions: readonly Question[];
  answers: readonly Answer[];
  /** So that a note can point at one answer: `#${idPrefix}-${questionId}`. */
  idPrefix?: string;
  /** The review, where its reader may have typed answers translated. */
  translated?: string | undefined;
}>;

const isTyped = (kind: Question['kind']): boolean => kind === 'text' || kind === 'text_area';

/** Answers to read, under the questions they were given to; what was left out is said to be. */
export const AnswerList = ({ questions, answers, idPrefix, translated }: Props) => {
  const values = answerValues(answers);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {questions.map(({ id, label, kind }) => {
        const value = values[id];
        return (
          <Box
            key={id}
            {...(idPrefix === undefined ? {} : { id: `${idPrefix}-${id}` })}
            sx={{ scrollMarginTop: 80, overflowWrap: 'anywhere' }}
          >
            <Typography component="dt" variant="subtitle2">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, mt: 0.25, whiteSpace: 'pre-line' }}>
              {!isAnswered(value) ? (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage id="ui.notAnswered" />
                </Box>
              ) : kind === 'checkbox' ? (
                <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                  {chosenOf(value).map((option) => (
                    <li key={option}>{option}</li>
                  ))}
                </Box>
              ) : translated !== undefined && typeof value === 'string' && isTyped(kind) ? (
                <TranslatedText what={{ kind: 'review', id: translated, textId: id, text: value }}>
                  {value}
                </TranslatedText>
              ) : (
                chosenOf(value).join(', ')
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
