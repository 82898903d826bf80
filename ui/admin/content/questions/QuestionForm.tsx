import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { questionCategories, questionLimits } from '#core/content/question/question.ts';
import { languages } from '#core/kernel/language.ts';
import { adminQuestions } from '#http/content/contract/questions.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { RichTextInput } from '#ui/rich-text/RichTextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';
import { ActiveStatusField } from '../../app/parts/ActiveStatusField.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import type { StaffQuestion } from '../parts/data.ts';

const schema = adminQuestions.create.body.required();
type Values = z.input<typeof schema>;
export type QuestionInput = z.output<typeof schema>;

const valuesOf = (question?: StaffQuestion): Values => ({
  category: question?.category ?? 'ACCOUNT',
  slug: question?.slug ?? '',
  question: question?.question ?? { vi: '', en: '' },
  answer: question?.answer ?? { vi: '', en: '' },
  position: question?.position ?? 1,
  status: question?.status ?? 'ACTIVE',
});

type Props = Readonly<{
  question?: StaffQuestion;
  saveLabel?: React.ReactNode;
  save: (input: QuestionInput) => Promise<unknown>;
  reload?: () => unknown;
}>;

/** One question in both languages; English may be left out as a whole. */
export const QuestionForm = ({ question, saveLabel, save, reload }: Props) => {
  const { formatMessage } = useIntl();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Values, unknown, QuestionInput>({
    resolver: contractResolver(schema),
    values: valuesOf(question),
    resetOptions: { keepDirtyValues: true },
  });
  const { control, formState } = form;
  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await save(values);
      form.reset(form.getValues());
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <Section>
        <Stack sx={{ gap: 2.5 }}>
          <SelectInput
            control={control}
            name="category"
            label={<FormattedMessage id="console.questions.category" />}
            required
            options={questionCategories.map((value) => ({
              value,
              label: formatMessage({ id: `question.category.${value}` }),
            }))}
          />
          <TextInput
            control={control}
            name="slug"
            maxLength={questionLimits.slug}
            label={<FormattedMessage id="console.questions.slug" />}
            hint={<FormattedMessage id="console.questions.slug.hint" />}
          />
          <UnitField
            control={control}
            name="position"
            label={<FormattedMessage id="console.questions.position" />}
            hint={<FormattedMessage id="console.questions.position.hint" />}
            required
            digits={0}
            unit=""
          />
          <ActiveStatusField control={control} name="status" of="questions" />
        </Stack>
      </Section>
      {languages.map((language) => (
        <Section key={language} title={<FormattedMessage id={`console.language.${language}`} />}>
          <Stack sx={{ gap: 2.5 }}>
            <TextInput
              control={control}
              name={`question.${language}`}
              maxLength={questionLimits.question.max}
              label={<FormattedMessage id="console.questions.question" />}
              inputProps={{ lang: language }}
              required={language === 'vi'}
            />
            <RichTextInput
              control={control}
              name={`answer.${language}`}
              label={formatMessage({ id: 'console.questions.answer' })}
              maxLength={questionLimits.answer}
              required={language === 'vi'}
            />
          </Stack>
        </Section>
      ))}
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={() => setRefusal(undefined)}
        reload={reload}
        saveLabel={saveLabel}
        onReset={() => form.reset(valuesOf(question))}
      />
    </form>
  );
};
