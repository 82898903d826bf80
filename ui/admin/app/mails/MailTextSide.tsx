import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { adminMails } from '#http/platform/contract/admin-mails.ts';
import type { Language } from '#core/kernel/language.ts';
import { type ApiError, isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { fieldMessage } from '#ui/api/field-message.ts';
import type { MessageId } from '#ui/intl.ts';

/** The words of a mail in both languages, as every form of the console writes them. */
export const mailTextsSchema = adminMails.updateTemplate.body.omit({ version: true });
export type MailTexts = z.output<typeof mailTextsSchema>;
export type MailTextsForm = UseFormReturn<z.input<typeof mailTextsSchema>, unknown, MailTexts>;
/** Which places a text may have filled in, and which it must. */
export type MailPlaces = Readonly<{
  placeholders: readonly string[];
  requiredPlaceholders: readonly string[];
}>;

type Props = Readonly<{ form: MailTextsForm; language: Language; places: MailPlaces; error: unknown }>;

/** Which of its fields a refused preview speaks of; a preview is asked one language at a time. */
const fieldsOf = (error: unknown): ApiError['fields'] => (isApiError(error) ? error.fields : []);

/** Subject and body in one language, and chips that put the places of the text where the caret is. */
export const MailTextSide = ({ form, language, places, error }: Props) => {
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
            {places.placeholders.map((name) => {
              const isMissing = places.requiredPlaceholders.includes(name) && !body.includes(`{{${name}}}`);
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
          hint={
            <FormattedMessage
              id={
                places.placeholders.includes('link')
                  ? 'console.templates.markup'
                  : 'console.templates.markup.address'
              }
            />
          }
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
