import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { MailIcon } from '#ui/icons.tsx';
import { clockText } from '#ui/use-countdown.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { bold } from '../../app/parts/rich-text.tsx';
import { EntranceForm } from './EntranceForm.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { ScrolledIntoView } from './ScrolledIntoView.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

const ForgotPasswordPage = () => {
  const { formatMessage } = useIntl();
  const { form, submit, refusal, sentTo, seconds, again } = useForgotPassword();

  return (
    <EntrancePage
      title={formatMessage({ id: 'auth.forgot.title' })}
      description={<FormattedMessage id="auth.forgot.lead" />}
    >
      <EntranceForm onSubmit={submit}>
        {refusal !== undefined && (
          <ScrolledIntoView>
            <ErrorNote error={refusal} />
          </ScrolledIntoView>
        )}
        {sentTo === undefined ? (
          <>
            <TextInput
              control={form.control}
              name="email"
              label={<FormattedMessage id="auth.field.email" />}
              type="email"
              inputMode="email"
              autoComplete="username"
              required
            />
            <SubmitButton busy={form.formState.isSubmitting} size="large">
              <FormattedMessage id="auth.forgot.submit" />
            </SubmitButton>
          </>
        ) : (
          <>
            <Alert severity="success" icon={<MailIcon fontSize="inherit" />} role="status">
              <FormattedMessage id="auth.forgot.sent" values={{ email: sentTo, b: bold }} />
            </Alert>
            {seconds > 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>
                <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  <FormattedMessage id="auth.forgot.wait" values={{ time: clockText(seconds) }} />
                </span>
              </Typography>
            ) : (
              <SubmitButton variant="outlined" busy={form.formState.isSubmitting}>
                <FormattedMessage id="auth.forgot.again" />
              </SubmitButton>
            )}
            <Button variant="text" onClick={again}>
              <FormattedMessage id="auth.forgot.other" />
            </Button>
          </>
        )}
        <Link component={LocalLink} to={paths.login} sx={{ textAlign: 'center', py: 1 }}>
          <FormattedMessage id="auth.forgot.back" />
        </Link>
      </EntranceForm>
    </EntrancePage>
  );
};

export default ForgotPasswordPage;
