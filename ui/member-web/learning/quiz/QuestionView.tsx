import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Question } from './data.ts';

type Props = Readonly<{
  question: Question;
  number: number;
  count: number;
  language: string;
  chosen: readonly string[];
  isMissing: boolean;
  onChoose: (choice: string) => void;
}>;

/** One question; a digit stands before each choice, and its key chooses it. */
export const QuestionView = ({ question, number, count, language, chosen, isMissing, onChoose }: Props) => {
  const id = useId();
  const { kind, text, imageUrl, points, choices } = question;
  const isMultiple = kind === 'MULTIPLE';
  return (
    <Box
      component="fieldset"
      id={`question-${question.id}`}
      tabIndex={-1}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, scrollMarginTop: 96 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 1.5 }}>
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          <FormattedMessage id="quiz.question" values={{ number, count, points }} />
        </Typography>
        <Typography
          component="span"
          lang={language}
          sx={{ fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
        {isMultiple && (
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            <FormattedMessage id="quiz.multiple" />
          </Typography>
        )}
      </Box>
      {imageUrl !== null && (
        <Box
          component="img"
          src={imageUrl}
          alt=""
          sx={{ maxWidth: '100%', maxHeight: 320, borderRadius: '12px', mb: 1.5 }}
        />
      )}
      <Box sx={{ display: 'grid', gap: 1 }}>
        {choices.map((choice, at) => {
          const isChosen = chosen.includes(choice.id);
          return (
            <Box
              key={choice.id}
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 48,
                px: 1.5,
                py: 1,
                border: '2px solid',
                borderColor: isChosen ? 'primary.main' : 'divider',
                bgcolor: isChosen ? 'primary.soft' : 'background.paper',
                color: isChosen ? 'primary.onSoft' : 'text.primary',
                borderRadius: '14px',
                cursor: 'pointer',
                '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 2 },
              }}
            >
              <Box
                component="input"
                type={isMultiple ? 'checkbox' : 'radio'}
                name={id}
                checked={isChosen}
                onChange={() => onChoose(choice.id)}
                sx={{
                  width: 20,
                  height: 20,
                  m: 0,
                  flexShrink: 0,
                  accentColor: 'var(--fb-palette-primary-main)',
                }}
              />
              <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', opacity: 0.75 }}>
                {`${at + 1}.`}
              </Box>
              <Box component="span" lang={language} sx={{ overflowWrap: 'anywhere' }}>
                {choice.text}
              </Box>
            </Box>
          );
        })}
      </Box>
      {isMissing && (
        <FormHelperText id={`${id}-missing`} error>
          <FormattedMessage id="error.quiz.selected_required" />
        </FormHelperText>
      )}
    </Box>
  );
};
