import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { appealTextMaxLength } from '#core/community/moderation/appeal.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import type { OwnSanction } from './data.ts';
import { useAppeal } from './use-appeal.ts';

type Props = Readonly<{
  id: string;
  token: string | undefined;
  isAskedFor: boolean;
  onSent: (after: OwnSanction) => void;
  onCancel: () => void;
}>;

export const AppealForm = ({ id, onCancel, ...options }: Props) => {
  const { form, submit, refusal, giveUp } = useAppeal(id, options);
  const busy = form.formState.isSubmitting;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextInput
        control={form.control}
        name="text"
        label={<FormattedMessage id="moderation.appeal.text" />}
        hint={<FormattedMessage id="moderation.appeal.text.hint" />}
        rows={5}
        maxLength={appealTextMaxLength}
        required
      />
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton busy={busy}>
          <FormattedMessage id="moderation.appeal.send" />
        </SubmitButton>
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => {
            giveUp();
            onCancel();
          }}
        >
          <FormattedMessage id="ui.cancel" />
        </Button>
      </Box>
    </Box>
  );
};
