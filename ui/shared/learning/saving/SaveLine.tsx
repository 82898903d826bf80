import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '../../components/ErrorNote.tsx';
import { LeaveGuard } from '../../components/forms/LeaveGuard.tsx';
import { CheckIcon, ClockIcon, WarningIcon } from '../../icons.tsx';
import { touchSize } from '../touch-size.ts';
import type { Autosave, SaveState } from './use-autosave.ts';

const words = {
  saved: 'learning.save.saved',
  waiting: 'learning.save.waiting',
  saving: 'learning.save.saving',
  invalid: 'learning.save.invalid',
  refused: 'learning.save.refused',
  stale: 'learning.save.stale',
} as const satisfies Record<SaveState, string>;

const StateIcon = ({ state }: Readonly<{ state: SaveState }>) => {
  if (state === 'saved') return <CheckIcon fontSize="small" />;
  return state === 'waiting' || state === 'saving' ? (
    <ClockIcon fontSize="small" />
  ) : (
    <WarningIcon fontSize="small" />
  );
};

type Props = Readonly<{
  autosave: Autosave;
  /** What was saved elsewhere, shown beside one's own when both exist. */
  newest?: ReactNode;
  /** Asks before the page is left; the page has one place that does. */
  guards?: boolean;
}>;

const StaleNote = ({ autosave, newest }: Omit<Props, 'guards'>) => {
  const [isComparing, setComparing] = useState(false);
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} sx={{ my: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id="learning.stale.title" />
      </Typography>
      <FormattedMessage id="learning.stale.text" />
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" size="small" sx={touchSize} onClick={() => void autosave.keepMine()}>
          <FormattedMessage id="learning.stale.mine" />
        </Button>
        <Button variant="outlined" size="small" sx={touchSize} onClick={autosave.takeNewest}>
          <FormattedMessage id="learning.stale.newest" />
        </Button>
        {newest !== undefined && (
          <Button
            size="small"
            sx={touchSize}
            aria-expanded={isComparing}
            onClick={() => setComparing(!isComparing)}
          >
            <FormattedMessage id="learning.stale.compare" />
          </Button>
        )}
      </Stack>
      {isComparing && (
        <Box sx={{ mt: 1.5, maxHeight: 320, overflowY: 'auto', overflowWrap: 'anywhere' }} tabIndex={0}>
          {newest}
        </Box>
      )}
    </Alert>
  );
};

/** How far what is written here has come. */
export const SaveLine = ({ autosave, newest, guards = true }: Props) => {
  const { state, error, isDirty, saveNow } = autosave;
  return (
    <Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, color: 'text.secondary', minHeight: 32 }}>
        <StateIcon state={state} />
        <Typography component="output" variant="body2" aria-live="polite">
          <FormattedMessage id={words[state]} />
        </Typography>
        {state === 'refused' && (
          <Button size="small" sx={touchSize} onClick={() => void saveNow()}>
            <FormattedMessage id="ui.retry" />
          </Button>
        )}
      </Stack>
      {state === 'stale' && <StaleNote autosave={autosave} newest={newest} />}
      {state === 'refused' && <ErrorNote error={error} />}
      {guards && <LeaveGuard when={isDirty} />}
    </Box>
  );
};

/** Ctrl+S saves at once, as everywhere. */
export const saveByKey = (saveNow: () => unknown) => (event: KeyboardEvent) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
  event.preventDefault();
  void saveNow();
};
