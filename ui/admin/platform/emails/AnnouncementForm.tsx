import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Language, languages } from '#core/kernel/language.ts';
import { announcementPlaces } from '#core/platform/notification/announcement.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { MailIcon, SendIcon } from '#ui/icons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { Audience, StaffAnnouncement } from '../notices/data.ts';
import { AudienceText } from '../notices/AudienceText.tsx';
import { noticesClient } from '../notices/client.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { MailPreview } from '../../app/mails/MailPreview.tsx';
import { type MailTextsForm, MailTextSide, mailTextsSchema } from '../../app/mails/MailTextSide.tsx';
import { SaveRefusal } from '../../app/forms/SaveRefusal.tsx';
import { type Preview, useMailPreview } from '../../app/mails/use-mail-preview.ts';
import { AudienceCount } from './AudienceCount.tsx';
import { AudiencePicker } from './AudiencePicker.tsx';
import { audienceOf, isBlank, type MailDraft } from './mail-draft.ts';
import { useAudienceCount } from './data.ts';

const { adminAnnouncements } = noticesClient;
const preview: Preview = (body) => adminAnnouncements.preview({ body });
const places = {
  placeholders: announcementPlaces.allowed,
  requiredPlaceholders: announcementPlaces.required,
};

type Drawings = Readonly<Record<Language, ReturnType<typeof useMailPreview>>>;

const WordsSection = ({ form, drawn }: Readonly<{ form: MailTextsForm; drawn: Drawings }>) => (
  <Section
    title={<FormattedMessage id="console.emails.words" />}
    note={<FormattedMessage id="console.emails.words.note" />}
  >
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
          places={places}
          error={drawn[language].error}
        />
      ))}
    </Box>
  </Section>
);

type SendProps = Readonly<{
  drawn: Drawings;
  /** The audience is counted, and not empty. */
  isReady: boolean;
  isEmpty: boolean;
  onTest: (language: Language) => void;
}>;

/** A copy to oneself in each language, and the mail to all. */
const SendSection = ({ drawn, isReady, isEmpty, onTest }: SendProps) => (
  <Section
    title={<FormattedMessage id="console.emails.send.title" />}
    note={<FormattedMessage id="console.emails.send.note" />}
  >
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {languages.map((language) => (
        <Button
          key={language}
          variant="outlined"
          startIcon={<MailIcon />}
          disabled={!drawn[language].isWritten}
          onClick={() => onTest(language)}
        >
          <FormattedMessage id={`console.templates.test.${language}`} />
        </Button>
      ))}
      <Button type="submit" variant="contained" startIcon={<SendIcon />} disabled={!isReady}>
        <FormattedMessage id="console.emails.send" />
      </Button>
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      <FormattedMessage id={isEmpty ? 'console.emails.draft.blank' : 'console.emails.draft.kept'} />
    </Typography>
  </Section>
);

type TestDialogProps = Readonly<{
  form: MailTextsForm;
  /** Absent: nothing is asked. */
  language: Language | undefined;
  onClose: () => void;
}>;

const TestDialog = ({ form, language, onClose }: TestDialogProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const email = useSignedInUser()?.email ?? '';
  const test = async () => {
    if (language === undefined) return;
    await adminAnnouncements.testSend({ body: { language, ...form.getValues(language) } });
    toast(formatMessage({ id: 'console.templates.tested' }, { to: email }));
  };
  return (
    <ConfirmDialog
      open={language !== undefined}
      title={<FormattedMessage id="console.emails.test.title" />}
      confirmLabel={<FormattedMessage id="console.templates.test.confirm" />}
      onConfirm={test}
      onClose={onClose}
    >
      <FormattedMessage id="console.emails.test.consequence" values={{ to: email }} />
    </ConfirmDialog>
  );
};

type SendDialogProps = Readonly<{
  open: boolean;
  subject: string;
  reached: number;
  audience: Audience;
  onSend: () => Promise<void>;
  onClose: () => void;
}>;

const SendDialog = ({ open, subject, reached, audience, onSend, onClose }: SendDialogProps) => (
  <ConfirmDialog
    open={open}
    title={<FormattedMessage id="console.emails.send.ask" values={{ subject }} />}
    confirmLabel={<FormattedMessage id="console.emails.send.confirm" values={{ count: reached }} />}
    dangerous
    onConfirm={onSend}
    onClose={onClose}
  >
    <FormattedMessage
      id="console.emails.send.consequence"
      values={{ count: reached, audience: <AudienceText key="audience" audience={audience} /> }}
    />
  </ConfirmDialog>
);

type Props = Readonly<{
  draft: MailDraft;
  /** Every change, so that a closed tab loses nothing. */
  keep: (draft: MailDraft) => void;
  onSent: (announcement: StaffAnnouncement) => unknown;
}>;

/** A mail to many: who gets it, both languages, how it will look, a copy to oneself, and then once to all. */
export const AnnouncementForm = ({ draft, keep, onSent }: Props) => {
  const [to, setTo] = useState({ audience: draft.audience, people: draft.people });
  const [asks, setAsks] = useState(false);
  const [testing, setTesting] = useState<Language>();
  const [refusal, setRefusal] = useState<unknown>();
  const form: MailTextsForm = useForm({
    resolver: contractResolver(mailTextsSchema),
    defaultValues: { vi: draft.vi, en: draft.en },
  });
  const [vi, en] = useWatch({ control: form.control, name: ['vi', 'en'] });
  const drawn = { vi: useMailPreview(preview, 'vi', vi), en: useMailPreview(preview, 'en', en) };
  const audience = audienceOf(to);
  const count = useAudienceCount(audience);
  const reached = count.data === undefined ? 0 : count.data.count - count.data.unsubscribed;

  useEffect(() => {
    keep({ draftId: draft.draftId, ...to, vi, en });
  }, [keep, draft.draftId, to, vi, en]);

  const ask = form.handleSubmit(() => {
    setRefusal(undefined);
    setAsks(true);
  });
  const send = async () => {
    try {
      const texts = mailTextsSchema.parse(form.getValues());
      onSent(await adminAnnouncements.send({ body: { draftId: draft.draftId, audience, ...texts } }));
    } catch (error) {
      // What is wrong with the text is shown at the text; anything else in the question itself.
      if (!isApiError(error) || error.fields.length === 0) throw error;
      setRefusal(applyServerErrors(form, error));
    }
  };

  return (
    <form noValidate onSubmit={(event) => void ask(event)}>
      <Section title={<FormattedMessage id="console.emails.audience" />}>
        <AudiencePicker draft={to} onChange={setTo} />
        <Box sx={{ mt: 2 }}>
          <AudienceCount query={count} />
        </Box>
      </Section>
      <WordsSection form={form} drawn={drawn} />
      <MailPreview drawn={drawn} note={<FormattedMessage id="console.templates.preview.note" />} />
      <SaveRefusal refusal={refusal} />
      <SendSection
        drawn={drawn}
        isReady={reached !== 0 && !count.isPlaceholderData}
        isEmpty={isBlank({ ...draft, ...to, vi, en })}
        onTest={setTesting}
      />
      <TestDialog form={form} language={testing} onClose={() => setTesting(undefined)} />
      <SendDialog
        open={asks}
        subject={vi.subject}
        reached={reached}
        audience={audience}
        onSend={send}
        onClose={() => setAsks(false)}
      />
    </form>
  );
};
