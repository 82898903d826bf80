import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  questionKinds,
  questionMaxLength,
  type QuestionKind,
} from '#core/coaching/question-form/question-form.ts';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { asksToChoose, type DraftQuestion, type QuestionProblems } from './question-draft.ts';

export const labelFieldId = (questionId: string) => `question-label-${questionId}`;

type Props = Readonly<{
  question: DraftQuestion;
  problems: QuestionProblems | undefined;
  onChange: (parts: Partial<DraftQuestion>) => void;
  onKind: (kind: QuestionKind) => void;
}>;

export const QuestionEditor = ({ question, problems, onChange, onKind }: Props) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const labelId = labelFieldId(question.id);

  return (
    <Stack sx={{ gap: 2.5, pt: 1 }}>
      <Field
        id={labelId}
        label={<FormattedMessage id="questionForm.label" />}
        error={problems?.label}
        required
      >
        <OutlinedInput
          id={labelId}
          value={question.label}
          onChange={({ target }) => onChange({ label: target.value.replaceAll(/\s*\n\s*/g, ' ') })}
          fullWidth
          multiline
          required
          error={problems?.label !== undefined}
          inputProps={{
            maxLength: questionMaxLength,
            'aria-describedby': describedBy(labelId, { error: problems?.label }),
          }}
        />
      </Field>
      <Field id={`${id}-kind`} label={<FormattedMessage id="questionForm.kind" />} error={undefined}>
        <NativeSelect
          variant="outlined"
          id={`${id}-kind`}
          value={question.kind}
          onChange={({ target }) => {
            const kind = questionKinds.find((each) => each === target.value);
            if (kind !== undefined) onKind(kind);
          }}
          fullWidth
          IconComponent={ChevronDownIcon}
          input={<OutlinedInput />}
        >
          {questionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {formatMessage({ id: `questionForm.kind.${kind}` })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {asksToChoose(question.kind) && (
        <OptionsEditor
          options={question.options}
          problems={problems}
          onChange={(options) => onChange({ options })}
        />
      )}
      <Field
        id={`${id}-help`}
        label={<FormattedMessage id="questionForm.help" />}
        hint={<FormattedMessage id="questionForm.help.hint" />}
        error={problems?.help}
      >
        <OutlinedInput
          id={`${id}-help`}
          value={question.help}
          onChange={({ target }) => onChange({ help: target.value })}
          fullWidth
          multiline
          error={problems?.help !== undefined}
          inputProps={{
            maxLength: questionMaxLength,
            'aria-describedby': describedBy(`${id}-help`, { hint: true, error: problems?.help }),
          }}
        />
      </Field>
      <FormControlLabel
        sx={{ mx: 0, minHeight: 44 }}
        label={<FormattedMessage id="questionForm.required" />}
        control={
          <Checkbox
            checked={question.required}
            onChange={(_, required) => onChange({ required })}
            sx={{ p: 1.25, ml: -1.25 }}
          />
        }
      />
    </Stack>
  );
};
