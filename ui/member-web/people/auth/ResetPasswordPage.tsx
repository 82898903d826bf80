import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { GatePicture, LetterPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { StatePage } from '../../app/pages/StatePage.tsx';
import { paths } from '../../app/paths.ts';
import { EntranceForm } from './EntranceForm.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ScrolledIntoView } from './ScrolledIntoView.tsx';
import { passwordMinLength } from './new-password.ts';
import { useResetPassword } from './use-reset-password.ts';

const ResetPasswordPage = () => {
  const { formatMessage } = useIntl();
  const { form, submit, refusal, isDead, isDone } = useResetPassword();

  if (isDone) {
    return (
      <StatePage
        title={formatMessage({ id: 'auth.reset.done.title' })}
        picture={<GatePicture />}
        actions={
          <Button component={LocalLink} to={paths.login} variant="contained" size="large">
            <FormattedMessage id="auth.login.submit" />
          </Button>
        }
      >
        <FormattedMessage id="auth.reset.done.text" />
      </StatePage>
    );
  }
  if (isDead) {
    return (
      <StatePage
        title={formatMessage({ id: 'auth.reset.dead.title' })}
        picture={<LetterPicture />}
        actions={
          <Button component={LocalLink} to={paths.forgotPassword} variant="contained" size="large">
            <FormattedMessage id="auth.reset.dead.action" />
          </Button>
        }
      >
        <FormattedMessage id="auth.reset.dead.text" />
      </StatePage>
    );
  }
  return (
    <EntrancePage
      title={formatMessage({ id: 'auth.reset.title' })}
      description={<FormattedMessage id="auth.reset.lead" />}
    >
      <EntranceForm onSubmit={submit}>
        {refusal !== undefined && (
          <ScrolledIntoView>
            <ErrorNote error={refusal} />
          </ScrolledIntoView>
        )}
        <ErrorSummary
          form={form}
          fields={[
            ['password', formatMessage({ id: 'auth.field.newPassword' })],
            ['confirmPassword', formatMessage({ id: 'auth.field.confirmPassword' })],
          ]}
        />
        <PasswordField
          control={form.control}
          name="password"
          label={<FormattedMessage id="auth.field.newPassword" />}
          hint={<FormattedMessage id="auth.password.rule" values={{ length: passwordMinLength }} />}
          autoComplete="new-password"
          required
        />
        <PasswordField
          control={form.control}
          name="confirmPassword"
          label={<FormattedMessage id="auth.field.confirmPassword" />}
          autoComplete="new-password"
          required
        />
        <SubmitButton busy={form.formState.isSubmitting} size="large">
          <FormattedMessage id="auth.reset.submit" />
        </SubmitButton>
      </EntranceForm>
    </EntrancePage>
  );
};

export default ResetPasswordPage;
