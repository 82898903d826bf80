import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Language, languages } from '#core/kernel/language.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useLanguage } from '#ui/intl.ts';
import { filledLine } from '#ui/learning/field-rules.ts';
import { useForm } from '#ui/use-form.ts';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { challengeEditPath } from '../../app/paths.ts';
import { useAuthorSteps } from './data.ts';

type Fields = Readonly<{ title: string; language: Language }>;
const { min, max } = challengeLimits.titleLength;

const resolver = problemResolver(
  ({ title }: Fields) => ({ title: filledLine(title, max, min) }),
  ({ title, language }) => ({ title: normalize(title), language }),
);

/** A draft begins with its title and its language; everything else is written in the editor. */
export const NewChallenge = ({ onClose }: Readonly<{ onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { create } = useAuthorSteps();
  const navigate = useLocalNavigate();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Fields>({ resolver, defaultValues: { title: '', language } });
  const { setFocus } = form;
  // The button that opened it is gone.
  useEffect(() => setFocus('title'), [setFocus]);
  const submit = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    try {
      await navigate(challengeEditPath(await create(fields.title, fields.language)));
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return (
    <Card sx={{ p: 2, mb: 2 }}>
      <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
        <TextInput
          control={form.control}
          name="title"
          label={formatMessage({ id: 'learning.field.title' })}
          required
          maxLength={max}
        />
        <SelectInput
          control={form.control}
          name="language"
          label={formatMessage({ id: 'authoring.language' })}
          hint={<FormattedMessage id="authoring.language.hint" />}
          required
          options={languages.map((value) => ({
            value,
            label: formatMessage({ id: `learning.language.${value}` }),
          }))}
        />
        {refusal !== undefined && <ErrorNote error={refusal} />}
        <Stack direction="row" sx={{ gap: 1 }}>
          <SubmitButton busy={form.formState.isSubmitting}>
            <FormattedMessage id="authoring.create" />
          </SubmitButton>
          <Button onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
};
