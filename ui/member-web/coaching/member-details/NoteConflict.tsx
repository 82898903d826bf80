import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { WarningIcon } from '#ui/icons.tsx';

type Props = Readonly<{
  /** What was saved elsewhere; empty: it was deleted there. */
  theirs: string;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}>;

/** Another note was saved since this work began: it is shown, and neither is lost without a choice. */
export const NoteConflict = ({ theirs, isBusy, onKeepMine, onTakeTheirs }: Props) => (
  <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
    <AlertTitle>
      <FormattedMessage id={theirs === '' ? 'members.note.deletedElsewhere' : 'members.note.stale'} />
    </AlertTitle>
    <FormattedMessage id="members.note.stale.text" />
    {theirs !== '' && (
      <Box
        component="blockquote"
        tabIndex={0}
        sx={{
          m: 0,
          mt: 1,
          pl: 1.5,
          borderLeft: '3px solid',
          borderColor: 'divider',
          maxHeight: 200,
          overflowY: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {theirs}
      </Box>
    )}
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
      <SubmitButton type="button" size="small" busy={isBusy} onClick={onKeepMine}>
        <FormattedMessage id="members.note.stale.mine" />
      </SubmitButton>
      <Button size="small" variant="outlined" color="inherit" disabled={isBusy} onClick={onTakeTheirs}>
        <FormattedMessage
          id={theirs === '' ? 'members.note.stale.takeDeletion' : 'members.note.stale.theirs'}
        />
      </Button>
    </Stack>
  </Alert>
);
