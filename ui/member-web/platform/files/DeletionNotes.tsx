import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { undoMinutes } from '#core/platform/media/medium.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { InfoIcon, WarningIcon } from '#ui/icons.tsx';
import type { Deletions } from './use-deletions.ts';
import type { OpenDialog } from './use-open-dialog.ts';

type Props = Readonly<{ deletions: Deletions; onOpen: (dialog: OpenDialog) => void }>;

/** What was deleted can be taken back from here for ten minutes; what is in use is named. */
export const DeletionNotes = ({ deletions, onOpen }: Props) => {
  const { gone, inUse, refusal, undo, dismiss } = deletions;
  return (
    <Box aria-live="polite">
      {gone.length > 0 && (
        <Alert
          severity="info"
          icon={<InfoIcon fontSize="inherit" />}
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => void undo(gone)}>
              <FormattedMessage id="ui.undo" />
            </Button>
          }
        >
          <FormattedMessage
            id="files.deleted"
            values={{ count: gone.length, name: gone[0]?.name, minutes: undoMinutes }}
          />
        </Alert>
      )}
      {inUse.length > 0 && (
        <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} sx={{ mb: 2 }} onClose={dismiss}>
          <FormattedMessage id="files.inUse" values={{ count: inUse.length }} />
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {inUse.map((file) => (
              <li key={file.id}>
                <Button
                  variant="text"
                  color="inherit"
                  onClick={() => onOpen({ kind: 'uses', file, wantsDeletion: true })}
                  sx={{ textAlign: 'left', textDecoration: 'underline', p: 0.5 }}
                >
                  {file.name}
                </Button>
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {refusal !== undefined && <ErrorNote error={refusal} />}
    </Box>
  );
};
