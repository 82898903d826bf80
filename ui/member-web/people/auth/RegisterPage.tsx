import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { PeopleIcon } from '#ui/icons.tsx';
import { GatePicture } from '#ui/illustrations/scenes.tsx';
import { useSite } from '../../app/page-context.ts';
import { HomeButton } from '../../app/pages/ways-out.tsx';
import { StatePage } from '../../app/pages/StatePage.tsx';
import { paths } from '../../app/paths.ts';
import { linkTo } from '../../app/parts/rich-text.tsx';
import { EntranceForm } from './EntranceForm.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ProviderEntrance } from './providers/ProviderEntrance.tsx';
import { ScrolledIntoView } from './ScrolledIntoView.tsx';
import { passwordMinLength } from './new-password.ts';
import { longestName } from './registration.ts';
import { useRegister } from './use-register.ts';
import { withNext } from './with-next.ts';

const RegisterForm = () => {
  const { formatMessage } = useIntl();
  const { form, submit, refusal, referrer, next } = useRegister();
  const { control } = form;

  return (
    <EntrancePage
      title={formatMessage({ id: 'auth.register.title' })}
      description={<FormattedMessage id="auth.register.lead" />}
    >
      <EntranceForm onSubmit={submit}>
        {referrer !== undefined && (
          <Alert severity="success" icon={<PeopleIcon fontSize="inherit" />}>
            <FormattedMessage id="auth.register.invited" values={{ code: <b>{referrer}</b> }} />
          </Alert>
        )}
        {refusal !== undefined && (
          <ScrolledIntoView>
            <ErrorNote error={refusal} />
          </ScrolledIntoView>
        )}
        <ErrorSummary
          form={form}
          fields={[
            ['fullname', formatMessage({ id: 'auth.field.fullname' })],
            ['email', formatMessage({ id: 'auth.field.email' })],
            ['password', formatMessage({ id: 'auth.field.password' })],
            ['confirmPassword', formatMessage({ id: 'auth.field.confirmPassword' })],
            ['consent', formatMessage({ id: 'auth.field.consent' })],
          ]}
        />
        <TextInput
          control={control}
          name="fullname"
          label={<FormattedMessage id="auth.field.fullname" />}
          autoComplete="name"
          maxLength={longestName}
          required
        />
        <TextInput
          control={control}
          name="email"
          label={<FormattedMessage id="auth.field.email" />}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <PasswordField
          control={control}
          name="password"
          label={<FormattedMessage id="auth.field.password" />}
          hint={<FormattedMessage id="auth.password.rule" values={{ length: passwordMinLength }} />}
          autoComplete="new-password"
          required
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          label={<FormattedMessage id="auth.field.confirmPassword" />}
          autoComplete="new-password"
          required
        />
        <CheckboxInput
          control={control}
          name="consent"
          required
          label={
            <FormattedMessage
              id="auth.register.consent"
              values={{
                // Opened beside the form, so that nothing typed is lost.
                terms: linkTo(paths.terms, { newTab: true }),
                privacy: linkTo(paths.privacy, { newTab: true }),
              }}
            />
          }
        />
        <SubmitButton busy={form.formState.isSubmitting} size="large">
          <FormattedMessage id="auth.register.submit" />
        </SubmitButton>
        <ProviderEntrance next={next} />
        <Typography sx={{ textAlign: 'center' }}>
          <FormattedMessage
            id="auth.register.haveAccount"
            values={{
              link: linkTo(withNext(paths.login, next)),
            }}
          />
        </Typography>
      </EntranceForm>
    </EntrancePage>
  );
};

const RegisterPage = () => {
  const { formatMessage } = useIntl();
  const { registrationOpen, contactEmail } = useSite();
  if (registrationOpen) return <RegisterForm />;
  return (
    <StatePage
      title={formatMessage({ id: 'auth.closed.title' })}
      picture={<GatePicture />}
      actions={<HomeButton />}
    >
      <FormattedMessage
        id="auth.closed.text"
        values={{ email: <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> }}
      />
    </StatePage>
  );
};

export default RegisterPage;
