import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { usePageHeading } from '#ui/components/Page.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { Logo } from '#ui/illustrations/Logo.tsx';
import { leadOf } from '#ui/second-step/second-step.ts';
import { SecondStepForm } from '#ui/second-step/SecondStepForm.tsx';
import { PasskeyButton } from '#ui/passkeys/PasskeyButton.tsx';
import { Or } from '#ui/providers/Or.tsx';
import { ProviderButtons } from '#ui/providers/ProviderButtons.tsx';
import { beginAtProvider, useOfferedProviders } from './data.ts';
import { LanguageButton } from './Layout.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { useConsoleSignIn } from './use-console-sign-in.ts';

/** The member web takes the answer, asks for a second step, and leads back here. */
const OfferedProviders = () => {
  const providers = useOfferedProviders();
  if (providers.length === 0) return null;
  return (
    <>
      <Or />
      <ProviderButtons providers={providers} begin={beginAtProvider} size="large" />
    </>
  );
};

/** For staff; a person without any right is told where the member site is. */
export const LoginPage = () => {
  const { formatMessage } = useIntl();
  const { form, submit, refusal, step, finish, finishWithPasskey, enter, backToPassword } =
    useConsoleSignIn();
  const title = formatMessage({ id: step === undefined ? 'console.signIn.title' : 'secondStep.title' });

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Stack direction="row" sx={{ p: 1, justifyContent: 'flex-end' }}>
        <LanguageButton />
        <ThemeButton />
      </Stack>
      <Stack sx={{ flexGrow: 1, alignItems: 'center', justifyContent: 'center', px: 2, pb: 8, gap: 3 }}>
        <Logo size={40} />
        <Card sx={{ width: '100%', maxWidth: 440, p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h1" {...usePageHeading(title)}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
            <FormattedMessage id={step === undefined ? 'console.signIn.lead' : leadOf(step)} />
          </Typography>
          {step !== undefined ? (
            <SecondStepForm
              means={step.means}
              finish={finish}
              finishWithPasskey={finishWithPasskey}
              onBack={backToPassword}
            />
          ) : (
            <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
              {refusal !== undefined && <ErrorNote error={refusal} />}
              <TextInput
                control={form.control}
                name="email"
                label={<FormattedMessage id="profile.field.email" />}
                type="email"
                inputMode="email"
                autoComplete="username webauthn"
                required
              />
              <PasswordField
                control={form.control}
                name="password"
                label={<FormattedMessage id="ra.auth.password" />}
                autoComplete="current-password"
                required
              />
              <SubmitButton busy={form.formState.isSubmitting} size="large">
                <FormattedMessage id="ra.auth.sign_in" />
              </SubmitButton>
              <PasskeyButton work={enter} size="large">
                <FormattedMessage id="passkeys.signIn" />
              </PasskeyButton>
              <OfferedProviders />
              <Link href="/auth/forgot-password" sx={{ alignSelf: 'center' }}>
                <FormattedMessage id="console.signIn.forgot" />
              </Link>
            </Stack>
          )}
        </Card>
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          <FormattedMessage
            id="console.signIn.member"
            values={{
              link: (
                <Link key="link" href="/auth/login">
                  <FormattedMessage id="console.toMemberWeb" />
                </Link>
              ),
            }}
          />
        </Typography>
      </Stack>
    </Box>
  );
};
