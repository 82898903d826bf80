import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { adminMails } from '#http/platform/contract/admin-mails.ts';
import { languages } from '#core/kernel/language.ts';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { MailPreview } from '../../app/mails/MailPreview.tsx';
import {
  type MailTexts,
  type MailTextsForm,
  MailTextSide,
  mailTextsSchema,
} from '../../app/mails/MailTextSide.tsx';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';
import { type Preview, useMailPreview } from '../../app/mails/use-mail-preview.ts';

export type MailTemplate = z.output<typeof adminMails.template.output>;

type Props = Readonly<{
  template: MailTemplate;
  save: (texts: MailTexts) => Promise<unknown>;
  preview: Preview;
  reload?: () => unknown;
  /** What arrives is shown; the words are for others to change. */
  readOnly?: boolean;
}>;

/** Both languages side by side, and beneath them what will arrive. */
export const TemplateEditor = ({ template, save, preview, reload, readOnly = false }: Props) => {
  const [refusal, setRefusal] = useState<unknown>();
  const form: MailTextsForm = useForm({
    resolver: contractResolver(mailTextsSchema),
    defaultValues: { vi: template.vi, en: template.en },
  });
  const { formState } = form;
  const [vi, en] = useWatch({ control: form.control, name: ['vi', 'en'] });
  const drawn = { vi: useMailPreview(preview, 'vi', vi), en: useMailPreview(preview, 'en', en) };

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await save(values);
      form.reset(values);
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });

  if (readOnly) {
    return (
      <>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          <FormattedMessage id="console.templates.readOnly" />
        </Typography>
        <MailPreview drawn={drawn} note={<FormattedMessage id="console.templates.preview.note" />} />
      </>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <Section>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {languages.map((language) => (
            <MailTextSide
              key={language}
              form={form}
              language={language}
              places={template}
              error={formState.isDirty ? drawn[language].error : undefined}
            />
          ))}
        </Box>
      </Section>
      <MailPreview drawn={drawn} note={<FormattedMessage id="console.templates.preview.note" />} />
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={() => setRefusal(undefined)}
        reload={reload}
        onReset={() => form.reset()}
      />
    </form>
  );
};
