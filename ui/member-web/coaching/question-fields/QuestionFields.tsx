import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerMaxLength, type Question } from '#core/coaching/question-form/question-form.ts';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { LimitNote } from '#ui/components/forms/LimitNote.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import {
  type AnswerValue,
  type AnswerValues,
  chosenOf,
  questionFieldId,
  textOf,
  toggled,
} from './answer-values.ts';

type Props = Readonly<{
  questions: readonly Question[];
  values: AnswerValues;
  onChange: (questionId: string, value: AnswerValue) => void;
  /** By question: a message id or an error code, as every field takes it. */
  issues: Readonly<Record<string, string | undefined>>;
  /** Keeps two forms on one page apart. */
  idPrefix: string;
}>;

type FieldProps = Readonly<{
  question: Question;
  value: AnswerValue | undefined;
  change: (value: AnswerValue) => void;
  issue: string | undefined;
  id: string;
}>;

const hintOf = ({ help }: Question) => (help === '' ? {} : { hint: help });

const TextQuestion = ({ question, value, change, issue, id }: FieldProps) => {
  const isLong = question.kind === 'text_area';
  const limit = answerMaxLength[isLong ? 'text_area' : 'text'];
  return (
    <>
      <OutlinedInput
        id={id}
        value={textOf(value)}
        onChange={({ target }) => change(target.value)}
        fullWidth
        multiline={isLong}
        {...(isLong ? { minRows: 3 } : {})}
        error={issue !== undefined}
        required={question.required}
        inputProps={{
          maxLength: limit,
          'aria-describedby': describedBy(id, { ...hintOf(question), error: issue }),
        }}
      />
      <LimitNote text={textOf(value)} limit={limit} />
    </>
  );
};

const SelectQuestion = ({ question, value, change, issue, id }: FieldProps) => {
  const { formatMessage } = useIntl();
  return (
    <NativeSelect
      variant="outlined"
      id={id}
      value={textOf(value)}
      onChange={({ target }) => change(target.value)}
      fullWidth
      error={issue !== undefined}
      required={question.required}
      IconComponent={ChevronDownIcon}
      input={<OutlinedInput />}
      inputProps={{ 'aria-describedby': describedBy(id, { ...hintOf(question), error: issue }) }}
    >
      <option value="">{formatMessage({ id: 'ui.field.choose' })}</option>
      {question.options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </NativeSelect>
  );
};

const ChoiceQuestion = ({ question, value, change, issue, id }: FieldProps) => {
  const isOne = question.kind === 'radio';
  const chosen = chosenOf(value);
  const Control = isOne ? Radio : Checkbox;
  return (
    <Box>
      <Stack
        role={isOne ? 'radiogroup' : 'group'}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { ...hintOf(question), error: issue })}
        {...(isOne ? { 'aria-required': question.required } : {})}
      >
        {question.options.map((option, index) => (
          <FormControlLabel
            key={option}
            label={option}
            sx={{ mx: 0, minHeight: 44, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
            control={
              <Control
                name={id}
                value={option}
                checked={chosen.includes(option)}
                onChange={(_, checked) =>
                  change(isOne ? option : toggled(question.options, chosen, option, checked))
                }
                sx={{ p: 1.25, ml: -1.25 }}
                slotProps={{
                  input: { ...(index === 0 ? { id } : {}), 'aria-invalid': issue !== undefined },
                }}
              />
            }
          />
        ))}
      </Stack>
      {isOne && !question.required && chosen.length > 0 && (
        <Button variant="text" size="small" onClick={() => change('')} sx={{ ml: -1 }}>
          <FormattedMessage id="ui.field.clear" />
        </Button>
      )}
    </Box>
  );
};

const inputs = {
  text: TextQuestion,
  text_area: TextQuestion,
  select: SelectQuestion,
  radio: ChoiceQuestion,
  checkbox: ChoiceQuestion,
} as const;

/** A coach's form as a member answers it. */
export const QuestionFields = ({ questions, values, onChange, issues, idPrefix }: Props) => (
  <Stack sx={{ gap: 3 }}>
    {questions.map((question) => {
      const id = questionFieldId(idPrefix, question.id);
      const issue = issues[question.id];
      const Input = inputs[question.kind];
      return (
        <Field
          key={question.id}
          id={id}
          label={<span style={{ overflowWrap: 'anywhere' }}>{question.label}</span>}
          required={question.required}
          error={issue}
          group={question.kind === 'radio' || question.kind === 'checkbox'}
          {...hintOf(question)}
        >
          <Input
            question={question}
            value={values[question.id]}
            change={(value) => onChange(question.id, value)}
            issue={issue}
            id={id}
          />
        </Field>
      );
    })}
  </Stack>
);
