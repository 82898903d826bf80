import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { WarningIcon } from '#ui/icons.tsx';

type Props = Readonly<{
  /** What was saved elsewhere. */
  theirs: ReactNode;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}>;

/** The same words were saved elsewhere since this work began: both stand there, and neither is lost without a choice. */
export const EditConflict = ({ theirs, isBusy, onKeepMine, onTakeTheirs }: Props) => (
  <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
    <AlertTitle>
      <FormattedMessage id="feed.stale" />
    </AlertTitle>
    <FormattedMessage id="feed.stale.text" />
    <Box
      component="blockquote"
      tabIndex={0}
      dir="auto"
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
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
      <SubmitButton type="button" size="small" busy={isBusy} onClick={onKeepMine}>
        <FormattedMessage id="feed.stale.mine" />
      </SubmitButton>
      <Button size="small" variant="outlined" color="inherit" disabled={isBusy} onClick={onTakeTheirs}>
        <FormattedMessage id="feed.stale.theirs" />
      </Button>
    </Stack>
  </Alert>
);
