import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tokenLimits } from '#core/people/personal-token/personal-token.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { AccountCard } from '../account/AccountCard.tsx';
import { Verbatim } from './ConnectCard.tsx';
import type { CreatedToken } from './data.ts';
import { lifetimes, scopeFieldNames } from './new-token.ts';
import type { useNewToken } from './use-new-token.ts';

type Props = Readonly<{ user: SignedInUser; making: ReturnType<typeof useNewToken> }>;

/** The one moment in which the value can be read; focus goes to it, so that nobody misses it. */
const ValueNote = ({ created, putAway }: Readonly<{ created: CreatedToken; putAway: () => void }>) => {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Alert severity="success" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography ref={heading} tabIndex={-1} sx={{ fontWeight: 600, outline: 'none' }}>
        <FormattedMessage id="tokens.created" values={{ name: created.name }} />
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        <FormattedMessage id="tokens.created.text" />
      </Typography>
      <Verbatim text={created.value} label={formatMessage({ id: 'tokens.created.copy' })} />
      <Button variant="outlined" color="inherit" sx={{ mt: 1.5, minHeight: 44 }} onClick={putAway}>
        <FormattedMessage id="tokens.created.done" />
      </Button>
    </Alert>
  );
};

const TokenFields = ({ user, making: { form, submit, refusal } }: Props) => {
  const { formatMessage } = useIntl();
  const { control, formState } = form;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 2.5, maxWidth: contentWidth.form }}
    >
      {refusal !== undefined && <ErrorNote error={refusal} />}
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <TextInput
        control={control}
        name="name"
        label={<FormattedMessage id="tokens.name" />}
        hint={<FormattedMessage id="tokens.name.hint" />}
        maxLength={tokenLimits.name}
        autoComplete="off"
        required
      />
      <FormControl component="fieldset">
        <FormLabel component="legend" sx={{ fontWeight: 600, color: 'text.primary' }}>
          <FormattedMessage id="tokens.scopes" />
        </FormLabel>
        {scopeFieldNames.map((field) => (
          <CheckboxInput
            key={field}
            control={control}
            name={field}
            label={<FormattedMessage id={`tokens.scope.${field}`} />}
            hint={<FormattedMessage id={`tokens.scope.${field}.text`} />}
          />
        ))}
      </FormControl>
      <SelectInput
        control={control}
        name="days"
        label={<FormattedMessage id="tokens.days" />}
        options={lifetimes.map((days) => ({
          value: days,
          label: formatMessage({ id: 'tokens.days.count' }, { count: Number(days) }),
        }))}
        required
      />
      <PasswordField
        control={control}
        name="password"
        label={<FormattedMessage id="tokens.password" />}
        hint={<FormattedMessage id="tokens.password.hint" />}
        autoComplete="current-password"
        required
      />
      <Box>
        <SubmitButton busy={formState.isSubmitting}>
          <FormattedMessage id="tokens.create" />
        </SubmitButton>
      </Box>
      <LeaveGuard when={formState.isDirty} />
    </Stack>
  );
};

export const NewTokenCard = ({ user, making }: Props) => (
  <AccountCard
    id="new"
    title={<FormattedMessage id="tokens.new" />}
    description={<FormattedMessage id="tokens.new.text" values={{ count: tokenLimits.alive }} />}
  >
    {making.created ? (
      <ValueNote created={making.created} putAway={making.putAway} />
    ) : (
      <TokenFields user={user} making={making} />
    )}
  </AccountCard>
);
