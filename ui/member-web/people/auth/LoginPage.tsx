import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { PasskeyButton } from '#ui/passkeys/PasskeyButton.tsx';
import { usePasskeySuggestions } from '#ui/passkeys/use-passkey-suggestions.ts';
import { leadOf } from '#ui/second-step/second-step.ts';
import { SecondStepForm } from '#ui/second-step/SecondStepForm.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useSite } from '../../app/page-context.ts';
import { paths } from '../../app/paths.ts';
import { linkTo } from '../../app/parts/rich-text.tsx';
import { ClosedAccountNote } from './ClosedAccountNote.tsx';
import { EntranceForm } from './EntranceForm.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ProviderEntrance } from './providers/ProviderEntrance.tsx';
import { ScrolledIntoView } from './ScrolledIntoView.tsx';
import { useLogin } from './use-login.ts';
import { withNext } from './with-next.ts';

const LoginPage = () => {
  const { formatMessage } = useIntl();
  const { siteName } = useSite();
  const { form, submit, refusal, closed, next, step, ...ways } = useLogin();
  usePasskeySuggestions(step === undefined, ways.suggestPasskeys);
  const { control } = form;

  if (step !== undefined)
    return (
      <EntrancePage
        title={formatMessage({ id: 'secondStep.title' })}
        description={<FormattedMessage id={leadOf(step)} />}
      >
        <SecondStepForm
          means={step.means}
          finish={ways.finish}
          finishWithPasskey={ways.finishWithPasskey}
          onBack={ways.backToPassword}
        />
      </EntrancePage>
    );

  return (
    <EntrancePage
      title={formatMessage({ id: 'auth.login.title' })}
      description={<FormattedMessage id="auth.login.lead" values={{ name: siteName }} />}
    >
      <EntranceForm onSubmit={submit}>
        {next !== null && closed === undefined && refusal === undefined && (
          <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
            <FormattedMessage id="auth.login.next" />
          </Alert>
        )}
        {refusal !== undefined && (
          <ScrolledIntoView>
            <ErrorNote error={refusal} />
          </ScrolledIntoView>
        )}
        {closed !== undefined && (
          <ScrolledIntoView>
            <ClosedAccountNote {...closed} />
          </ScrolledIntoView>
        )}
        <ErrorSummary
          form={form}
          fields={[
            ['email', formatMessage({ id: 'auth.field.email' })],
            ['password', formatMessage({ id: 'auth.field.password' })],
          ]}
        />
        <TextInput
          control={control}
          name="email"
          label={<FormattedMessage id="auth.field.email" />}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          required
        />
        <PasswordField
          control={control}
          name="password"
          label={<FormattedMessage id="auth.field.password" />}
          corner={
            <Link component={LocalLink} to={paths.forgotPassword} sx={{ py: 0.5 }}>
              <FormattedMessage id="auth.login.forgot" />
            </Link>
          }
          autoComplete="current-password"
          required
        />
        <SubmitButton busy={form.formState.isSubmitting} size="large">
          <FormattedMessage id="auth.login.submit" />
        </SubmitButton>
        <PasskeyButton work={ways.enterWithPasskey} size="large">
          <FormattedMessage id="passkeys.signIn" />
        </PasskeyButton>
        <ProviderEntrance next={next} />
        <Typography sx={{ textAlign: 'center' }}>
          <FormattedMessage
            id="auth.login.noAccount"
            values={{
              link: linkTo(withNext(paths.register, next)),
            }}
          />
        </Typography>
      </EntranceForm>
    </EntrancePage>
  );
};

export default LoginPage;
