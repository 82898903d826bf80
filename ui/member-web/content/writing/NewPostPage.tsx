import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { postLimits } from '#core/content/post/post.ts';
import { type Language, languages } from '#core/kernel/language.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { Page } from '#ui/components/Page.tsx';
import { useLanguage } from '#ui/intl.ts';
import { filledLine } from '#ui/learning/field-rules.ts';
import { useForm } from '#ui/use-form.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { editArticlePath, paths } from '../../app/paths.ts';
import { useWriterSteps } from './data.ts';
import './words.ts';

type Fields = Readonly<{ title: string; language: Language }>;
const { min, max } = postLimits.titleLength;

const resolver = problemResolver(
  ({ title }: Fields) => ({ title: filledLine(title, max, min) }),
  ({ title, language }) => ({ title: normalize(title), language }),
);

/** An article begins with its title and its language; everything else is written in the editor. */
export default function NewPostPage() {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { create } = useWriterSteps();
  const navigate = useLocalNavigate();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Fields>({ resolver, defaultValues: { title: '', language } });
  const submit = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    try {
      const { id } = await create(fields.title, fields.language);
      await navigate(editArticlePath(id), { replace: true });
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'writing.new.title' })}
      description={<FormattedMessage id="writing.new.lead" />}
      above={
        <BackLink to={paths.ownArticles}>
          <FormattedMessage id="writing.back" />
        </BackLink>
      }
    >
      <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
        <TextInput
          control={form.control}
          name="title"
          label={formatMessage({ id: 'content.field.title' })}
          required
          maxLength={max}
        />
        <SelectInput
          control={form.control}
          name="language"
          label={formatMessage({ id: 'writing.language' })}
          hint={<FormattedMessage id="writing.language.hint" />}
          required
          options={languages.map((value) => ({
            value,
            label: formatMessage({ id: `writing.language.${value}` }),
          }))}
        />
        {refusal !== undefined && <ErrorNote error={refusal} />}
        <SubmitButton busy={form.formState.isSubmitting} sx={{ alignSelf: 'flex-start' }}>
          <FormattedMessage id="writing.create" />
        </SubmitButton>
      </Stack>
    </Page>
  );
}
