import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { personas } from '#core/assistant/ai-coach/answer.ts';
import { careMarks } from '#core/assistant/fact-sheet/care.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { TrashIcon, WarningIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { AiSettings } from '../../app/data/ai.ts';
import { useAiSettings, useAiSettingsChange } from '../../app/data/ai.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { ProviderFacts } from '../ai-answer/ProviderFacts.tsx';
import { SentData } from '../ai-answer/SentData.tsx';
import { useForgetConversations } from './data.ts';

declare global {
  interface MessageCatalogues {
    'ai-settings': typeof import('./messages/vi.json');
  }
}

const ConsentDialog = lazy(() => import('../ai-answer/ConsentDialog.tsx'));

type CardProps = Readonly<{ title: ReactNode; lead?: ReactNode; children: ReactNode }>;

const Part = ({ title, lead, children }: CardProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {lead !== undefined && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>}
        <Stack sx={{ gap: 2, mt: 2 }}>{children}</Stack>
      </CardContent>
    </Card>
  );
};

type Props = Readonly<{ settings: AiSettings }>;

const useSaved = () => {
  const toast = useToast();
  const { formatMessage } = useIntl();
  return useAiSettingsChange(() => toast(formatMessage({ id: 'ui.saved' }), { kind: 'success' }));
};

const Persona = ({ settings }: Props) => {
  const id = useId();
  const change = useSaved();
  return (
    <Part
      title={<FormattedMessage id="aiSettings.persona" />}
      lead={<FormattedMessage id="aiSettings.persona.text" />}
    >
      {change.isError && <ErrorNote error={change.error} />}
      <Box role="radiogroup" aria-labelledby={`${id}-name`} sx={{ display: 'grid' }}>
        <Box id={`${id}-name`} sx={{ display: 'none' }}>
          <FormattedMessage id="aiSettings.persona" />
        </Box>
        {personas.map((persona) => (
          <Box key={persona} sx={{ display: 'flex', alignItems: 'flex-start', minHeight: 44 }}>
            <Radio
              name={id}
              value={persona}
              checked={settings.persona === persona}
              onChange={() => change.mutate({ persona })}
              sx={{ ml: -1.25, p: 1.25 }}
              slotProps={{ input: { id: `${id}-${persona}`, 'aria-describedby': `${id}-${persona}-text` } }}
            />
            <Box sx={{ pt: 1.25 }}>
              <label htmlFor={`${id}-${persona}`}>
                <FormattedMessage id={`aiSettings.persona.${persona}`} />
              </label>
              <FormHelperText id={`${id}-${persona}-text`} sx={{ mt: 0 }}>
                <FormattedMessage id={`aiSettings.persona.${persona}.text`} />
              </FormHelperText>
            </Box>
          </Box>
        ))}
      </Box>
    </Part>
  );
};

const Consent = ({ provider }: Readonly<{ provider: NonNullable<AiSettings['provider']> }>) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const toast = useToast();
  const [isReading, setReading] = useState(false);
  const withdraw = useAiSettingsChange(() =>
    toast(formatMessage({ id: 'aiSettings.provider.withdrawn' }), { kind: 'success' }),
  );
  const { consentedAt, isStale } = provider;
  return (
    <>
      {isStale ? (
        <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
          <FormattedMessage id="aiSettings.provider.stale" />
        </Alert>
      ) : (
        <Typography>
          {consentedAt === null ? (
            <FormattedMessage id="aiSettings.provider.off" />
          ) : (
            <FormattedMessage id="aiSettings.provider.on" values={{ date: date(consentedAt) }} />
          )}
        </Typography>
      )}
      <ProviderFacts provider={provider} />
      {withdraw.isError && <ErrorNote error={withdraw.error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(consentedAt !== null || isStale) && (
          <SubmitButton
            type="button"
            variant="outlined"
            color="error"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ consent: null })}
          >
            <FormattedMessage id="aiSettings.provider.withdraw" />
          </SubmitButton>
        )}
        {consentedAt === null && (
          <Button variant="contained" aria-haspopup="dialog" onClick={() => setReading(true)}>
            <FormattedMessage id="aiSettings.provider.read" />
          </Button>
        )}
      </Box>
      {isReading && (
        <Suspense>
          <ConsentDialog
            indicatorId={null}
            type="ALL"
            onAgreed={() => setReading(false)}
            onClose={() => setReading(false)}
          />
        </Suspense>
      )}
    </>
  );
};

const Provider = ({ settings: { provider } }: Props) => {
  const [isShown, setShown] = useState(false);
  return (
    <Part title={<FormattedMessage id="aiSettings.provider" />}>
      {provider === null ? (
        <Typography>
          <FormattedMessage id="aiSettings.provider.none" />
        </Typography>
      ) : (
        <>
          <Consent provider={provider} />
          <Button
            variant="text"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
            sx={{ alignSelf: 'start', ml: -1 }}
          >
            <FormattedMessage id={isShown ? 'aiSettings.provider.hide' : 'aiSettings.provider.see'} />
          </Button>
          {isShown && <SentData indicatorId={null} type="ALL" />}
        </>
      )}
    </Part>
  );
};

const Cares = ({ settings }: Props) => {
  const change = useSaved();
  const { date } = useFormats();
  return (
    <Part
      title={<FormattedMessage id="aiSettings.cares" />}
      lead={<FormattedMessage id="aiSettings.cares.text" />}
    >
      {change.isError && <ErrorNote error={change.error} />}
      {careMarks.map((mark) => {
        const kept = settings.cares.find((care) => care.mark === mark);
        return (
          <SwitchRow
            key={mark}
            label={<FormattedMessage id={`aiSettings.care.${mark}`} />}
            hint={
              <>
                <FormattedMessage id={`aiSettings.care.${mark}.text`} />{' '}
                {kept !== undefined && (
                  <FormattedMessage id="aiSettings.care.until" values={{ date: date(kept.until) }} />
                )}
              </>
            }
            checked={kept !== undefined}
            onChange={(on) => change.mutate(on ? { keepCares: [mark] } : { forgetCares: [mark] })}
          />
        );
      })}
    </Part>
  );
};

const History = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const forget = useForgetConversations();
  const [isAsking, setAsking] = useState(false);
  return (
    <Part
      title={<FormattedMessage id="aiSettings.history" />}
      lead={<FormattedMessage id="aiSettings.history.text" />}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={LocalLink} to={paths.aiChat} variant="outlined">
          <FormattedMessage id="aiSettings.history.open" />
        </Button>
        <Button variant="outlined" color="error" startIcon={<TrashIcon />} onClick={() => setAsking(true)}>
          <FormattedMessage id="aiSettings.history.erase" />
        </Button>
      </Box>
      <ConfirmOnDemand
        open={isAsking}
        dangerous
        title={<FormattedMessage id="aiSettings.history.erase.title" />}
        confirmLabel={<FormattedMessage id="aiSettings.history.erase.do" />}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await forget();
          toast(formatMessage({ id: 'aiSettings.history.erased' }), { kind: 'success' });
        }}
      >
        <FormattedMessage id="aiSettings.history.erase.text" />
      </ConfirmOnDemand>
    </Part>
  );
};

/** How the AI coach talks, what leaves the platform, and what it keeps in mind. */
export default function AiSettingsPage() {
  const { formatMessage } = useIntl();
  const settings = useAiSettings();
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'aiSettings.title' })}
      description={<FormattedMessage id="aiSettings.lead" />}
      above={
        <BackLink to={paths.aiChat}>
          <FormattedMessage id="nav.aiCoach" />
        </BackLink>
      }
    >
      <QueryView
        query={settings}
        skeleton={
          <Stack sx={{ gap: 2.5 }}>
            <CardSkeleton height={240} />
            <CardSkeleton height={240} />
          </Stack>
        }
      >
        {(known) => (
          <Stack sx={{ gap: 2.5 }}>
            <Provider settings={known} />
            <Persona settings={known} />
            <Cares settings={known} />
            <History />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
