import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useLanguage } from '#ui/intl.ts';
import { EvidenceFields } from './EvidenceFields.tsx';
import { textsOf } from './evidence.ts';
import { useEvidenceForm } from './use-evidence-form.ts';
import { type OwnRequest, updateRequest, useRefreshRequests } from './data.ts';

/** The evidence of a request that still waits; its fee stays held as it is. */
export const EditRequest = ({ request, onClose }: Readonly<{ request: OwnRequest; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const refreshRequests = useRefreshRequests();
  const toast = useToast();
  const evidence = useEvidenceForm({
    texts: textsOf(request),
    files: request.evidence.files,
    send: (given) => updateRequest(request, given),
    onSent: () => {
      toast(formatMessage({ id: 'specialization.updated' }), { kind: 'success' });
      void refreshRequests();
      onClose();
    },
  });
  const { form, submit, isDirty } = evidence;

  return (
    <Card component="section" aria-labelledby="edit-request">
      <CardContent>
        <Typography id="edit-request" variant="h2" sx={{ mb: 2.5 }}>
          <FormattedMessage
            id="specialization.edit.title"
            values={{ type: inLanguage(request.label, language) }}
          />
        </Typography>
        <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
          <EvidenceFields evidence={evidence} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <SubmitButton busy={form.formState.isSubmitting} disabled={!isDirty}>
              <FormattedMessage id="ui.save" />
            </SubmitButton>
            <Button variant="outlined" onClick={onClose} disabled={form.formState.isSubmitting}>
              <FormattedMessage id="ui.cancel" />
            </Button>
          </Stack>
        </Stack>
        <LeaveGuard when={isDirty && !form.formState.isSubmitSuccessful} />
      </CardContent>
    </Card>
  );
};
