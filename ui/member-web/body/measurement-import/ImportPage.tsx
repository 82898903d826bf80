import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { paths } from '../../app/paths.ts';
import { ArchiveLink } from './ArchiveLink.tsx';
import { FileChoice } from './FileChoice.tsx';
import { FileProgress } from './FileProgress.tsx';
import { ImportList } from './ImportList.tsx';
import { Preview } from './preview/Preview.tsx';
import { useImport } from './use-import.ts';
import { KeptNote } from './KeptNote.tsx';
import type { KeptImport } from './data.ts';

declare global {
  interface MessageCatalogues {
    'measurement-import': typeof import('./messages/vi.json');
  }
}

/** A member brings in numbers they already have: chosen, read on the device, looked through, kept. */
export default function ImportPage() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [kept, setKept] = useState<KeptImport | null>(null);
  const { reading, open, answer, close } = useImport();

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'import.title' })}
      description={<FormattedMessage id="import.lead" />}
      above={
        <BackLink to={paths.timeline}>
          <FormattedMessage id="import.timeline" />
        </BackLink>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        {kept !== null && reading.stage === 'NONE' && <KeptNote kept={kept} />}
        {reading.stage === 'READING' && (
          <FileProgress name={reading.name} share={reading.share} onStop={close} />
        )}
        {reading.stage === 'READ' && (
          <Preview
            key={reading.number}
            {...reading}
            onAnswer={answer}
            onClose={close}
            onKept={(done) => {
              setKept(done);
              close();
              toast(formatMessage({ id: 'import.kept' }), { kind: 'success' });
            }}
          />
        )}
        {(reading.stage === 'NONE' || reading.stage === 'PROBLEM') && (
          <FileChoice
            {...(reading.stage === 'PROBLEM' && { failed: reading })}
            onChoose={(file) => {
              setKept(null);
              open(file);
            }}
          />
        )}
        <ImportList />
        {reading.stage === 'NONE' && <ArchiveLink />}
      </Stack>
    </Page>
  );
}
