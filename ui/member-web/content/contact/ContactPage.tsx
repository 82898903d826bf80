import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { contactLimits } from '#core/content/contact/contact-message.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { Page } from '#ui/components/Page.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useSite } from '../../app/page-context.ts';
import { Office } from './Office.tsx';
import { useContact } from './use-contact.ts';

declare global {
  interface MessageCatalogues {
    contact: typeof import('./messages/vi.json');
  }
}

/** Out of sight and out of the order of keys: who fills it in reads no pages. */
const Trap = ({ register }: Readonly<{ register: object }>) => (
  <Box aria-hidden sx={{ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' }}>
    <label>
      {'Website'}
      <input type="text" tabIndex={-1} autoComplete="off" {...register} />
    </label>
  </Box>
);

type Known = Readonly<{ name: string; email: string }>;

const ContactForm = ({ known }: Readonly<{ known: Known | null }>) => {
  const { form, submit, refusal, isSent, again } = useContact(known);
  if (isSent)
    return (
      <Alert
        severity="success"
        role="status"
        action={
          <Button color="inherit" onClick={again}>
            <FormattedMessage id="contact.again" />
          </Button>
        }
      >
        <FormattedMessage id="contact.sent" />
      </Alert>
    );
  const { control, formState } = form;
  return (
    // Without script what was typed must not end up in an address.
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2.5 }}>
        {refusal !== undefined && <ErrorNote error={refusal} />}
        <TextInput
          control={control}
          name="name"
          label={<FormattedMessage id="contact.name" />}
          autoComplete="name"
          maxLength={contactLimits.name.max}
          required
        />
        <TextInput
          control={control}
          name="email"
          type="email"
          inputMode="email"
          label={<FormattedMessage id="contact.email" />}
          hint={<FormattedMessage id="contact.email.hint" />}
          autoComplete="email"
          required
        />
        <TextInput
          control={control}
          name="subject"
          label={<FormattedMessage id="contact.subject" />}
          maxLength={contactLimits.subject.max}
          required
        />
        <TextInput
          control={control}
          name="message"
          rows={6}
          label={<FormattedMessage id="contact.message" />}
          maxLength={contactLimits.message.max}
          required
        />
        <Trap register={form.register('website')} />
        <SubmitButton busy={formState.isSubmitting} size="large">
          <FormattedMessage id="contact.send" />
        </SubmitButton>
      </Stack>
    </form>
  );
};

const ContactPage = () => {
  const { formatMessage } = useIntl();
  const { contactEmail } = useSite();
  const user = useSignedInUser();
  return (
    <Page
      title={formatMessage({ id: 'contact.title' })}
      description={<FormattedMessage id="contact.lead" values={{ email: contactEmail }} />}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <ContactForm
          key={user?.id ?? 'visitor'}
          known={user ? { name: user.fullname, email: user.email } : null}
        />
        <Office />
      </Box>
    </Page>
  );
};
export default ContactPage;
