import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { ShieldIcon } from '#ui/icons.tsx';
import { longest } from './evidence.ts';
import { FilesField } from './FilesField.tsx';
import type { EvidenceForm } from './use-evidence-form.ts';

/** What staff need for checking a certificate, and nothing about the person. */
export const EvidenceFields = ({ evidence }: Readonly<{ evidence: EvidenceForm }>) => {
  const { form, files, refusal, hasToWait } = evidence;
  const { control, formState } = form;
  return (
    <>
      <Alert severity="info" icon={<ShieldIcon fontSize="inherit" />}>
        <FormattedMessage id="specialization.noId" />
      </Alert>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <TextInput
        control={control}
        name="number"
        label={<FormattedMessage id="specialization.number" />}
        hint={<FormattedMessage id="specialization.number.hint" />}
        autoComplete="off"
        maxLength={longest.number}
        required
      />
      <TextInput
        control={control}
        name="issuer"
        label={<FormattedMessage id="specialization.issuer" />}
        hint={<FormattedMessage id="specialization.issuer.hint" />}
        autoComplete="off"
        maxLength={longest.issuer}
        required
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <TextInput
          control={control}
          name="issuedAt"
          type="date"
          label={<FormattedMessage id="specialization.issuedAt" />}
        />
        <TextInput
          control={control}
          name="expiresAt"
          type="date"
          label={<FormattedMessage id="specialization.expiresAt" />}
        />
      </Box>
      <FilesField files={files} error={formState.errors.files?.message} />
      <TextInput
        control={control}
        name="url"
        type="url"
        inputMode="url"
        label={<FormattedMessage id="specialization.url" />}
        hint={<FormattedMessage id="specialization.url.hint" />}
        placeholder="https://"
        maxLength={longest.url}
      />
      <Box aria-live="polite">
        {hasToWait && (
          <Alert severity="info">
            <FormattedMessage id="specialization.files.wait" />
          </Alert>
        )}
      </Box>
    </>
  );
};
