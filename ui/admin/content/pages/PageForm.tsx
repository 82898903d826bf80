import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { pageLimits } from '#core/content/page/page.ts';
import { languages } from '#core/kernel/language.ts';
import { adminPages } from '#http/content/contract/pages.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { RichTextInput } from '#ui/rich-text/RichTextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { contentClient } from '../parts/client.ts';
import type { StaffPage } from '../parts/data.ts';

const schema = adminPages.save.body.omit({ version: true });
type Values = z.input<typeof schema>;

/** The draft of a page in both languages; nothing of it is shown before it is published. */
export const PageForm = ({ page, reload }: Readonly<{ page: StaffPage; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const refreshed = useRefreshed();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    values: page.words,
    resetOptions: { keepDirtyValues: true },
  });
  const { control, formState } = form;
  const submit = form.handleSubmit(async (words) => {
    setRefusal(undefined);
    try {
      const { id, version } = page;
      const saved = await contentClient.adminPages.save({ params: { id }, body: { ...words, version } });
      form.reset(saved.words);
      await refreshed('pages');
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      {languages.map((language) => (
        <Section key={language} title={<FormattedMessage id={`console.language.${language}`} />}>
          <Stack sx={{ gap: 2.5 }}>
            <TextInput
              control={control}
              name={`title.${language}`}
              maxLength={pageLimits.title}
              label={<FormattedMessage id="console.pages.title" />}
              hint={<FormattedMessage id="console.pages.places" />}
              inputProps={{ lang: language }}
            />
            <TextInput
              control={control}
              name={`description.${language}`}
              rows={2}
              maxLength={pageLimits.description}
              label={<FormattedMessage id="console.pages.description" />}
              inputProps={{ lang: language }}
            />
            <RichTextInput
              control={control}
              name={`html.${language}`}
              label={formatMessage({ id: 'console.pages.text' })}
              maxLength={pageLimits.html}
            />
          </Stack>
        </Section>
      ))}
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={() => setRefusal(undefined)}
        reload={reload}
        saveLabel={<FormattedMessage id="console.pages.save" />}
        onReset={() => form.reset(page.words)}
      />
    </form>
  );
};
