import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { type Language, languages } from '#core/kernel/language.ts';
import { adminMails } from '#contract/admin-mails.ts';
import { type ApiError, isApiError } from '#ui/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { useFieldError } from '#ui/components/Field.tsx';
import { TextInput } from '#ui/components/inputs.tsx';
import { LeaveGuard } from '#ui/components/LeaveGuard.tsx';
import { contractResolver } from '#ui/contract-resolver.ts';
import { applyServerErrors, fieldMessage } from '#ui/field-message.ts';
import type { MessageId } from '#ui/intl.tsx';
import { Section } from '../../parts/Facts.tsx';
import { MailFrame } from '../../parts/MailFrame.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { SaveRefusal } from '../../parts/SaveRefusal.tsx';
import { type Preview, usePreview } from './use-preview.ts';

export type MailTemplate = z.output<typeof adminMails.template.output>;

const schema = adminMails.updateTemplate.body.omit({ version: true });
export type TemplateTexts = z.output<typeof schema>;
type Form = UseFormReturn<z.input<typeof schema>, unknown, TemplateTexts>;

type SideProps = Readonly<{ form: Form; language: Language; template: MailTemplate; error: unknown }>;

/** Which of its fields a refused preview speaks of; a preview is asked one language at a time. */
const fieldsOf = (error: unknown): ApiError['fields'] => (isApiError(error) ? error.fields : []);

const Side = ({ form, language, template, error }: SideProps) => {
  const { messages, formatMessage } = useIntl();
  const box = useRef<HTMLElement>(null);
  const caret = useRef<{ field: 'subject' | 'body'; at: number }>({ field: 'body', at: -1 });
  const id = useId();
  const body = useWatch({ control: form.control, name: `${language}.body` });

  const meaning = (name: string) => {
    const known = `console.placeholder.${name}`;
    return known in messages ? formatMessage({ id: known as MessageId }) : name; // its presence was just checked
  };
  const remember = (field: 'subject' | 'body') => (target: EventTarget) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      caret.current = { field, at: target.selectionEnd ?? target.value.length };
  };
  const insert = (name: string) => {
    const { field, at } = caret.current;
    const path = `${language}.${field}` as const;
    const text = form.getValues(path);
    const place = at < 0 ? text.length : Math.min(at, text.length);
    const mark = `{{${name}}}`;
    form.setValue(path, text.slice(0, place) + mark + text.slice(place), {
      shouldDirty: true,
      shouldValidate: true,
    });
    caret.current = { field, at: place + mark.length };
    const input = box.current?.querySelector<HTMLInputElement>(`[name="${path}"]`);
    input?.focus();
    // The new text must be in the box before its caret can stand in it.
    requestAnimationFrame(() => input?.setSelectionRange(place + mark.length, place + mark.length));
  };
  const say = useFieldError();
  const remarks = fieldsOf(error);

  return (
    <Box
      component="section"
      ref={box}
      lang={language}
      aria-labelledby={`${id}-title`}
      onSelect={({ target }) => {
        const name = (target as Partial<HTMLInputElement>).name ?? ''; // only fields have one
        remember(name.endsWith('.subject') ? 'subject' : 'body')(target);
      }}
    >
      <Typography id={`${id}-title`} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {language === 'vi' ? 'Tiếng Việt' : 'English'}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        <TextInput
          control={form.control}
          name={`${language}.subject`}
          required
          maxLength={200}
          label={<FormattedMessage id="console.templates.subject" />}
        />
        <Box>
          <Typography variant="body2" id={`${id}-places`} sx={{ color: 'text.secondary', mb: 0.75 }}>
            <FormattedMessage id="console.templates.places" />
          </Typography>
          <Stack
            direction="row"
            component="ul"
            aria-labelledby={`${id}-places`}
            sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.75, flexWrap: 'wrap' }}
          >
            {template.placeholders.map((name) => {
              const isMissing = template.requiredPlaceholders.includes(name) && !body.includes(`{{${name}}}`);
              return (
                <li key={name}>
                  <Chip
                    label={meaning(name)}
                    color={isMissing ? 'warning' : 'default'}
                    onClick={() => insert(name)}
                    aria-label={formatMessage(
                      { id: isMissing ? 'console.templates.insertMissing' : 'console.templates.insert' },
                      { name: meaning(name) },
                    )}
                  />
                </li>
              );
            })}
          </Stack>
        </Box>
        <TextInput
          control={form.control}
          name={`${language}.body`}
          rows={12}
          required
          label={<FormattedMessage id="console.templates.body" />}
          hint={<FormattedMessage id="console.templates.markup" />}
          inputProps={{ style: { lineHeight: 1.6 } }}
        />
        {remarks.length === 0 && error !== undefined && <ErrorNote error={error} />}
        {remarks.map(({ path, code, params }) => (
          <Typography key={`${path}${code}`} variant="body2" role="status" sx={{ color: 'error.main' }}>
            {say(fieldMessage(`error.${code}`, params))}
          </Typography>
        ))}
      </Stack>
    </Box>
  );
};

type Props = Readonly<{
  template: MailTemplate;
  save: (texts: TemplateTexts) => Promise<unknown>;
  preview: Preview;
  reload?: () => unknown;
}>;

/** Both languages side by side, and beneath them what will arrive. */
export const TemplateEditor = ({ template, save, preview, reload }: Props) => {
  const { formatMessage, locale } = useIntl();
  const [watched, setWatched] = useState<Language>(locale === 'en' ? 'en' : 'vi');
  const [refusal, setRefusal] = useState<unknown>();
  const form: Form = useForm<z.input<typeof schema>, unknown, TemplateTexts>({
    resolver: contractResolver(schema),
    mode: 'onTouched',
    defaultValues: { vi: template.vi, en: template.en },
  });
  const { formState } = form;
  const [vi, en] = useWatch({ control: form.control, name: ['vi', 'en'] });
  const drawn = { vi: usePreview(preview, 'vi', vi), en: usePreview(preview, 'en', en) };
  const shown = drawn[watched].shown;

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await save(values);
      form.reset(values);
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });

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
            <Side
              key={language}
              form={form}
              language={language}
              template={template}
              error={formState.isDirty ? drawn[language].error : undefined}
            />
          ))}
        </Box>
      </Section>
      <Section
        title={<FormattedMessage id="console.templates.preview" />}
        note={<FormattedMessage id="console.templates.preview.note" />}
        corner={
          <ToggleButtonGroup
            exclusive
            value={watched}
            onChange={(_, next: Language | null) => next !== null && setWatched(next)}
            aria-label={formatMessage({ id: 'ui.language' })}
            sx={{ flexShrink: 0, whiteSpace: 'nowrap', '& button': { overflowWrap: 'normal' } }}
          >
            {languages.map((language) => (
              <ToggleButton key={language} value={language} lang={language}>
                {language.toUpperCase()}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        }
      >
        {shown !== undefined && (
          <>
            <Typography sx={{ fontWeight: 600, mb: 1.5, textAlign: 'center' }} lang={watched}>
              {shown.subject}
            </Typography>
            <MailFrame html={shown.html} title={formatMessage({ id: 'console.templates.preview' })} />
          </>
        )}
      </Section>
      <SaveRefusal refusal={refusal} reload={reload} />
      <SaveBar
        busy={formState.isSubmitting}
        isDirty={formState.isDirty}
        onReset={() => {
          setRefusal(undefined);
          form.reset();
        }}
      />
    </form>
  );
};
