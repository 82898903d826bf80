import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CodeField } from '#ui/components/forms/CodeField.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { clockText } from '#ui/use-countdown.ts';
import { bold } from '../../../app/parts/rich-text.tsx';
import { AccountCard } from '../AccountCard.tsx';
import { BouncedEmail } from './BouncedEmail.tsx';
import { useChangeEmail } from './use-change-email.ts';

export const EmailCard = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const change = useChangeEmail();
  const { request, ask, code, confirm, refusal, sentTo, seconds, triesLeft, hasFailed, startAgain } = change;

  return (
    <AccountCard
      id="email"
      title={<FormattedMessage id="account.email" />}
      description={<FormattedMessage id="account.email.text" values={{ email: user.email, b: bold }} />}
    >
      <BouncedEmail />
      {sentTo === undefined ? (
        <Stack
          component="form"
          noValidate
          onSubmit={(event) => void ask(event)}
          sx={{ gap: 2.5, maxWidth: contentWidth.form }}
        >
          {refusal !== undefined && <ErrorNote error={refusal} />}
          <TextInput
            control={request.control}
            name="email"
            label={<FormattedMessage id="account.email.new" />}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <PasswordField
            control={request.control}
            name="password"
            label={<FormattedMessage id="account.email.password" />}
            autoComplete="current-password"
            required
          />
          <Box>
            <SubmitButton busy={request.formState.isSubmitting} disabled={seconds > 0}>
              <FormattedMessage id="account.email.send" />
            </SubmitButton>
            {seconds > 0 && (
              <Typography variant="body2" role="timer" sx={{ mt: 1, color: 'text.secondary' }}>
                <FormattedMessage id="account.email.wait" values={{ time: clockText(seconds) }} />
              </Typography>
            )}
          </Box>
        </Stack>
      ) : (
        <Stack
          component="form"
          noValidate
          onSubmit={(event) => void confirm(event)}
          sx={{ gap: 2, maxWidth: contentWidth.form }}
        >
          <Typography role="status">
            <FormattedMessage id="account.email.sent" values={{ email: sentTo, b: bold }} />
          </Typography>
          {refusal !== undefined && <ErrorNote error={refusal} />}
          <CodeField
            control={code.control}
            name="code"
            label={<FormattedMessage id="account.email.code" />}
            required
            disabled={triesLeft === 0}
            onComplete={() => void confirm()}
          />
          {hasFailed && (
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="account.email.triesLeft" values={{ count: triesLeft }} />
            </Typography>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <SubmitButton busy={code.formState.isSubmitting} disabled={triesLeft === 0}>
              <FormattedMessage id="account.email.confirm" />
            </SubmitButton>
            <Button variant="text" onClick={startAgain}>
              <FormattedMessage id="account.email.again" />
            </Button>
          </Stack>
        </Stack>
      )}
    </AccountCard>
  );
};
