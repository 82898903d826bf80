import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { isApiError } from '#ui/api/api-error.ts';
import type { AiAnswer, AiProvider } from '../../app/data/ai.ts';
import { useAiSettings, useAiSettingsChange } from '../../app/data/ai.ts';
import { ProviderFacts } from './ProviderFacts.tsx';
import { SentData } from './SentData.tsx';

const never = ['name', 'contact', 'id', 'photos', 'coaches'] as const;

const Body = ({
  provider,
  ...sent
}: Readonly<{ provider: AiProvider; indicatorId: string | null; type: AiAnswer['scope'] }>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Typography>
        <FormattedMessage id="aiAnswer.consent.lead" />
      </Typography>
      <ProviderFacts provider={provider} />
      <Typography variant="h3" component="p" sx={{ mt: 2.5 }}>
        <FormattedMessage id="aiAnswer.consent.sent" />
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        <FormattedMessage id="aiAnswer.consent.sent.text" />
      </Typography>
      <Typography variant="h3" component="p" sx={{ mt: 2 }}>
        <FormattedMessage id="aiAnswer.consent.never" />
      </Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
        {never.map((what) => (
          <li key={what}>
            <FormattedMessage id={`aiAnswer.consent.never.${what}`} />
          </li>
        ))}
      </Box>
      <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ mt: 1.5, ml: -1 }}>
        <FormattedMessage id={isOpen ? 'aiAnswer.sent.hide' : 'aiAnswer.sent.show'} />
      </Button>
      {isOpen && <SentData {...sent} />}
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        <FormattedMessage id="aiAnswer.consent.withdraw" />
      </Typography>
    </>
  );
};

type Props = Readonly<{
  indicatorId: string | null;
  type: AiAnswer['scope'];
  onAgreed: () => void;
  onClose: () => void;
}>;

/** Before anything leaves the platform for the first time: to whom, what exactly, and that rules do without. */
export default function ConsentDialog({ onAgreed, onClose, ...sent }: Props) {
  const id = useId();
  const settings = useAiSettings();
  const change = useAiSettingsChange(onAgreed);
  const provider = settings.data?.provider ?? null;
  const agree = () => {
    if (provider === null) return;
    change.mutate(
      { consent: provider.version },
      // Another host, model or text since it was read: it is shown anew, to be read again.
      { onError: (error) => isApiError(error, 'ai.consent_stale') && void settings.refetch() },
    );
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="aiAnswer.consent.title" />
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ '&:focus-visible': { outlineOffset: -3 } }}>
        <QueryView compact query={settings} skeleton={<CardSkeleton height={220} />}>
          {(known) =>
            known.provider === null ? (
              <Typography>
                <FormattedMessage id="aiAnswer.consent.none" />
              </Typography>
            ) : (
              <Body provider={known.provider} {...sent} />
            )
          }
        </QueryView>
        {change.isError && <ErrorNote error={change.error} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="aiAnswer.consent.rules" />
        </Button>
        {provider !== null && (
          <SubmitButton type="button" busy={change.isPending} onClick={agree}>
            <FormattedMessage id="aiAnswer.consent.agree" />
          </SubmitButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
