import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { CodeInput } from '#ui/second-step/CodeInput.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import type { Proof } from './data.ts';
import { useProof } from './use-proof.ts';

type Props = Readonly<{
  kind: 'renew' | 'off';
  user: SignedInUser;
  work: (proof: Proof) => Promise<void>;
  onClose: () => void;
}>;

export const ProofForm = ({ kind, user, work, onClose }: Props) => {
  const { form, submit, refusal, isRecovery, switchKind } = useProof(work);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack
      component="form"
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 2.5, mt: 2, maxWidth: contentWidth.form }}
    >
      <div>
        <Typography id={headingId} ref={heading} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
          <FormattedMessage id={`security.${kind}.title`} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          <FormattedMessage id={`security.${kind}.text`} />
        </Typography>
      </div>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        control={form.control}
        name="password"
        label={<FormattedMessage id="security.password" />}
        autoComplete="current-password"
        required
      />
      <CodeInput control={form.control} name="code" isRecovery={isRecovery} onSwitch={switchKind} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton busy={form.formState.isSubmitting} {...(kind === 'off' && { color: 'error' as const })}>
          <FormattedMessage id={`security.${kind}.submit`} />
        </SubmitButton>
        <Button variant="text" color="inherit" onClick={onClose}>
          <FormattedMessage id="security.cancel" />
        </Button>
      </Stack>
    </Stack>
  );
};
