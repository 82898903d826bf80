import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EyeIcon } from '#ui/icons.tsx';
import type { AnswerValues } from '../question-fields/answer-values.ts';
import { QuestionFields } from '../question-fields/QuestionFields.tsx';
import { type Draft, sent } from './question-draft.ts';

/** The same fields members answer; what is tried out here goes nowhere. */
export const FormPreview = ({ questions, title }: Readonly<{ questions: Draft; title: ReactNode }>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [values, setValues] = useState<AnswerValues>({});
  const shown = sent(questions).map(({ label, options, ...question }) => ({
    ...question,
    label: label === '' ? formatMessage({ id: 'questionForm.untold' }) : label,
    // Two that are alike are told apart once they are: nobody can choose between them.
    options: [...new Set(options.filter((option) => option !== ''))],
  }));

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2.5, borderRadius: '16px', bgcolor: 'background.sunken' }}
    >
      <Typography
        id={id}
        variant="subtitle1"
        component="h2"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2 }}
      >
        <EyeIcon fontSize="small" />
        {title}
      </Typography>
      {shown.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="questionForm.preview.none" />
        </Typography>
      ) : (
        <QuestionFields
          questions={shown}
          values={values}
          onChange={(questionId, value) => setValues((now) => ({ ...now, [questionId]: value }))}
          issues={{}}
          idPrefix={`preview-${id}`}
        />
      )}
    </Box>
  );
};
