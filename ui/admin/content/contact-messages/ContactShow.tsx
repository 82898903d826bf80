import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { allowsStep, contactLimits, contactSteps } from '#core/content/contact/contact-message.ts';
import { adminContact } from '#http/content/contract/contact.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { pathOf } from '../../app/layout/places.ts';
import { nextWaiting } from '../../app/lists/next-waiting.ts';
import { RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { RecordWork } from '../../app/work/RecordWork.tsx';
import { useUndoToast } from '../../app/lists/bulk/data.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { contentClient } from '../parts/client.ts';
import { useContactMessage, type ContactMessage } from '../parts/data.ts';

const schema = z.object({ text: adminContact.reply.body.shape.text });

const prose = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** A decision opens the message that has waited longest; without one, the list. */
const useNextMessage = (id: string) => {
  const navigate = useNavigate();
  return async () => {
    const next = await nextWaiting(
      contentClient.adminContact.list,
      { status: 'NEW', by: 'createdAt' },
      id,
    ).catch(() => null); // what was decided stands all the same
    // The guard must have seen that nothing is unsaved any more.
    setTimeout(
      () => void navigate(next === null ? '/admin/contact-messages' : pathOf('contact-messages', next)),
    );
  };
};

const Reply = ({ message: { id, version, email } }: Readonly<{ message: ContactMessage }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const openNext = useNextMessage(id);
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { text: '' },
  });
  const { isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    setRefusal(undefined);
    try {
      await contentClient.adminContact.reply({ params: { id }, body: { version, text } });
      form.reset({ text: '' });
      await refreshed('contact-messages');
      toast(formatMessage({ id: 'console.contact.replied' }, { email }));
      await openNext();
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return (
    <Section title={<FormattedMessage id="console.contact.reply" />}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <LeaveGuard when={isDirty && !isSubmitting} />
        <Stack sx={{ gap: 2 }}>
          {refusal !== undefined && <ErrorNote error={refusal} />}
          <TextInput
            control={form.control}
            name="text"
            rows={6}
            maxLength={contactLimits.reply.max}
            label={<FormattedMessage id="console.contact.reply.text" />}
            hint={<FormattedMessage id="console.contact.reply.hint" values={{ email }} />}
            required
          />
          <SubmitButton busy={isSubmitting}>
            <FormattedMessage id="console.contact.reply.send" />
          </SubmitButton>
        </Stack>
      </form>
    </Section>
  );
};

const Steps = ({ message: { id, version, status } }: Readonly<{ message: ContactMessage }>) => {
  const { formatMessage } = useIntl();
  const undoToast = useUndoToast();
  const refreshed = useRefreshed();
  const openNext = useNextMessage(id);
  const [refusal, setRefusal] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const move = async (step: (typeof contactSteps)[number]) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const moved = await contentClient.adminContact.move({ params: { id }, body: { version, step } });
      await refreshed('contact-messages');
      undoToast(formatMessage({ id: `console.contact.moved.${step}` }), {
        place: 'contact-messages',
        verb: 'reopen',
        // Opened again, a message is a new one: what was answered already is not taken back.
        rows: step !== 'reopen' && status === 'NEW' ? [{ id, version: moved.version }] : [],
      });
      // Opened again, it is what one wants to look at.
      if (step !== 'reopen') await openNext();
    } catch (error) {
      setRefusal(error);
    }
    setBusy(false);
  };
  return (
    <Box>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        {contactSteps
          .filter((step) => allowsStep(status, step))
          .map((step) => (
            <Button key={step} variant="outlined" disabled={isBusy} onClick={() => void move(step)}>
              <FormattedMessage id={`console.contact.step.${step}`} />
            </Button>
          ))}
      </Box>
    </Box>
  );
};

const Message = ({ message }: Readonly<{ message: ContactMessage }>) => {
  const may = useMay();
  const { dateTime } = useFormats();
  const mayAnswer = may('bug-report.update', 'bug-report.manage');
  return (
    <>
      <Section>
        <Facts
          facts={[
            {
              key: 'status',
              label: <FormattedMessage id="console.status" />,
              value: <FormattedMessage id={`contact.status.${message.status}`} />,
            },
            {
              key: 'name',
              label: <FormattedMessage id="console.contact.name" />,
              value:
                message.userId === null ? (
                  message.name
                ) : (
                  <RecordLink place="users" id={message.userId} name={message.name} />
                ),
            },
            {
              key: 'email',
              label: <FormattedMessage id="console.contact.email" />,
              value: <Link href={`mailto:${message.email}`}>{message.email}</Link>,
            },
            {
              key: 'at',
              label: <FormattedMessage id="console.contact.at" />,
              value: dateTime(message.createdAt),
            },
          ]}
        />
        <Typography sx={{ ...prose, mt: 3 }} lang={message.language}>
          {message.message}
        </Typography>
      </Section>
      {message.replies.map(({ at, text }) => (
        <Section
          key={at.toISOString()}
          title={<FormattedMessage id="console.contact.answer" values={{ time: dateTime(at) }} />}
        >
          <Typography sx={prose}>{text}</Typography>
        </Section>
      ))}
      {mayAnswer && allowsStep(message.status, 'answer') && <Reply message={message} />}
      {mayAnswer && <Steps message={message} />}
      <RecordWork kind="contact_message" id={message.id} resource="contact-messages" />
    </>
  );
};

const ContactShow = () => {
  const { id = '' } = useParams();
  const query = useContactMessage(id);
  const { formatMessage } = useIntl();
  return (
    <ConsolePage
      title={query.data?.subject ?? formatMessage({ id: 'console.contact.one' })}
      back={{
        to: '/admin/contact-messages',
        label: <FormattedMessage id="resources.contact-messages.name" values={{ smart_count: 2 }} />,
      }}
      width={760}
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {(message) => <Message key={message.id} message={message} />}
      </QueryView>
    </ConsolePage>
  );
};
export default ContactShow;
