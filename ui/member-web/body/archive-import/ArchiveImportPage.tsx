import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { paths } from '../../app/paths.ts';
import { AnswersLink } from './AnswersLink.tsx';
import { ArchiveChoice } from './ArchiveChoice.tsx';
import { ArchiveProgress } from './ArchiveProgress.tsx';
import { ArchiveReport } from './ArchiveReport.tsx';
import { ArchivePreview } from './preview/ArchivePreview.tsx';
import { useArchive } from './use-archive.ts';

declare global {
  interface MessageCatalogues {
    'archive-import': typeof import('./messages/vi.json');
  }
}

/** A member brings what they have on another Fitboard: chosen, read on the device, looked through, brought. */
export default function ArchiveImportPage() {
  const { formatMessage } = useIntl();
  const { state, open, bring, close } = useArchive();
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'bring.title' })}
      description={<FormattedMessage id="bring.lead" />}
      above={
        <BackLink to={paths.timeline}>
          <FormattedMessage id="bring.timeline" />
        </BackLink>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        {state.stage === 'DONE' && <ArchiveReport report={state.report} />}
        {state.stage === 'READ' && (
          <ArchivePreview
            key={state.number}
            {...state}
            onBring={(plan) => void bring(state, plan)}
            onClose={close}
          />
        )}
        {(state.stage === 'READING' || state.stage === 'RUNNING' || state.stage === 'FAILED') && (
          <ArchiveProgress
            state={state}
            onStop={close}
            onGoOn={() => {
              if (state.stage === 'FAILED') void bring(state, state.plan);
            }}
          />
        )}
        {(state.stage === 'NONE' || state.stage === 'PROBLEM' || state.stage === 'DONE') && (
          <ArchiveChoice {...(state.stage === 'PROBLEM' && { failed: state })} onChoose={open} />
        )}
        <AnswersLink />
      </Stack>
    </Page>
  );
}
