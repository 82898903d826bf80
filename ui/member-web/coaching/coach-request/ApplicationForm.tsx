import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { ShieldIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { longest, shortestReason } from './application.ts';
import type { Application } from './application.ts';
import { useApply } from './use-application.ts';

type Props = Readonly<{
  user: SignedInUser;
  /** What was sent before, for those who apply again. */
  before: Application | undefined;
  onClose?: () => void;
}>;

export const ApplicationForm = ({ user, before, onClose }: Props) => {
  const { form, submit, refusal, keepDraft } = useApply({
    userId: user.id,
    start: before ?? { link: user.website ?? '', reason: '' },
  });
  const { control, formState } = form;
  const { number } = useFormats();
  const reason = useWatch({ control, name: 'reason' });

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={keepDraft}
      sx={{ gap: 2.5 }}
    >
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <TextInput
        control={control}
        name="link"
        type="url"
        inputMode="url"
        autoComplete="url"
        label={<FormattedMessage id="coachRequest.link" />}
        hint={<FormattedMessage id="coachRequest.link.hint" />}
        placeholder="https://"
        maxLength={longest.link}
        required
      />
      <TextInput
        control={control}
        name="reason"
        label={<FormattedMessage id="coachRequest.reason" />}
        hint={<FormattedMessage id="coachRequest.reason.hint" values={{ count: shortestReason }} />}
        corner={
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', flexShrink: 0 }}>
            {`${number([...reason].length)}/${number(longest.reason)}`}
          </Typography>
        }
        maxLength={longest.reason}
        rows={5}
        required
      />
      <Typography variant="body2" sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
        <ShieldIcon sx={{ fontSize: '1.25rem', flexShrink: 0 }} />
        <FormattedMessage id="coachRequest.noId" />
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton busy={formState.isSubmitting}>
          <FormattedMessage id="coachRequest.send" />
        </SubmitButton>
        {onClose !== undefined && (
          <Button variant="outlined" onClick={onClose} disabled={formState.isSubmitting}>
            <FormattedMessage id="ui.cancel" />
          </Button>
        )}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="coachRequest.draft" />
      </Typography>
    </Stack>
  );
};
