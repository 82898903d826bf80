import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { AccountCard } from './AccountCard.tsx';
import { useChangePassword } from './use-change-password.ts';

export const PasswordCard = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { form, submit, refusal, least } = useChangePassword(user);
  const { control } = form;
  return (
    <AccountCard
      title={<FormattedMessage id="account.password" />}
      description={<FormattedMessage id="account.password.text" />}
    >
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ gap: 2.5, maxWidth: contentWidth.form }}
      >
        {refusal !== undefined && <ErrorNote error={refusal} />}
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          control={control}
          name="oldPassword"
          label={<FormattedMessage id="account.password.old" />}
          autoComplete="current-password"
          required
        />
        <PasswordField
          control={control}
          name="newPassword"
          label={<FormattedMessage id="account.password.new" />}
          hint={<FormattedMessage id="account.password.rule" values={{ length: least }} />}
          autoComplete="new-password"
          required
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          label={<FormattedMessage id="account.password.confirm" />}
          autoComplete="new-password"
          required
        />
        <Box>
          <SubmitButton busy={form.formState.isSubmitting}>
            <FormattedMessage id="account.password.submit" />
          </SubmitButton>
        </Box>
      </Stack>
      <LeaveGuard when={form.formState.isDirty} />
    </AccountCard>
  );
};
