import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { CodeInput } from '#ui/second-step/CodeInput.tsx';
import { useOwnSecondFactor } from './data.ts';
import { useProofForm } from './use-proof-form.ts';

type Props = Readonly<{ onProved: () => Promise<void>; onCancel: () => void }>;

const ProofFields = ({ asksForCode, onProved, onCancel }: Props & Readonly<{ asksForCode: boolean }>) => {
  const user = useSignedInUser();
  const { form, submit, refusal, isRecovery, switchKind } = useProofForm(asksForCode, onProved);
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      {asksForCode ? (
        <CodeInput control={form.control} name="code" isRecovery={isRecovery} onSwitch={switchKind} />
      ) : (
        <PasswordField
          control={form.control}
          name="password"
          label={<FormattedMessage id="gifts.proof.password" />}
          autoComplete="current-password"
          required
        />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton busy={form.formState.isSubmitting}>
          <FormattedMessage id="gifts.proof.submit" />
        </SubmitButton>
        <Button variant="text" color="inherit" onClick={onCancel}>
          <FormattedMessage id="gifts.proof.cancel" />
        </Button>
      </Stack>
    </Stack>
  );
};

/** Many coins go only once it is clear who sits there; the gift goes on from here. */
export const ProofCard = (props: Props) => {
  const id = useId();
  const query = useOwnSecondFactor();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3">
        <FormattedMessage id="gifts.proof" />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        <FormattedMessage id="gifts.proof.text" />
      </Typography>
      <QueryView query={query} compact skeleton={<TextSkeleton lines={2} />}>
        {({ since }) => <ProofFields asksForCode={since !== null} {...props} />}
      </QueryView>
    </Box>
  );
};
