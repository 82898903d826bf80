import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import { claimDraft } from './claim-draft.ts';
import type { PartnerReward } from './data.ts';

type Props = Readonly<{
  reward: PartnerReward;
  isPending: boolean;
  onClaim: (words: string) => Promise<unknown>;
}>;

const required = { code: 'error.partner_reward.code_required' } as const;

/** One press, a code, or words for staff: as the reward asks. What was typed survives a refusal. */
export const PartnerClaimForm = ({ reward, isPending, onClaim }: Props) => {
  const { id, proof } = reward;
  const user = useSignedInUser();
  const draft = claimDraft(user?.id ?? '', id);
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm({ defaultValues: { words: proof === 'AUTOMATIC' ? '' : draft.read() } });

  const submit = form.handleSubmit(async ({ words }) => {
    setRefusal(undefined);
    if (proof === 'CODE' && words.trim() === '') {
      form.setError('words', { message: required.code }, { shouldFocus: true });
      return;
    }
    try {
      await onClaim(words.trim());
      draft.write('');
      form.reset({ words: '' });
    } catch (error) {
      setRefusal(applyServerErrors(form, error, { 'body.code': 'words', 'body.evidence': 'words' }));
    }
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => draft.write(form.getValues('words'))}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', '& > :not(button)': { width: '100%' } }}
    >
      {proof === 'CODE' && (
        <TextInput
          control={form.control}
          name="words"
          label={<FormattedMessage id="rewards.partner.code" />}
          hint={<FormattedMessage id="rewards.partner.code.hint" />}
          required
          autoComplete="off"
          maxLength={64}
          inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
        />
      )}
      {proof === 'APPROVAL' && (
        <TextInput
          control={form.control}
          name="words"
          label={<FormattedMessage id="rewards.partner.evidence" />}
          hint={<FormattedMessage id="rewards.partner.evidence.hint" />}
          rows={2}
          maxLength={1000}
        />
      )}
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <SubmitButton color="accent" busy={isPending}>
        <FormattedMessage id={proof === 'APPROVAL' ? 'rewards.partner.send' : 'rewards.partner.claim'} />
      </SubmitButton>
    </Box>
  );
};
