import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { BellIcon, CheckIcon, WarningIcon } from '#ui/icons.tsx';
import type { PushState } from './device.ts';
import type { PushBrowser } from './push-browser.ts';
import { Blocked, InstallSteps } from './PushHelp.tsx';
import { usePush } from './data.ts';

type Push = ReturnType<typeof usePush>;

const Off = ({ turnOff, busy }: Push) => (
  <Button variant="outlined" disabled={busy} onClick={turnOff}>
    <FormattedMessage id="push.turnOff" />
  </Button>
);

const views: Readonly<Record<PushState, (push: Push) => React.ReactNode>> = {
  unsupported: () => <FormattedMessage id="push.unsupported" />,
  unavailable: () => <FormattedMessage id="push.unavailable" />,
  'needs-install': () => <InstallSteps />,
  blocked: () => <Blocked />,
  off: ({ busy, turnOn }) => (
    <Button variant="contained" startIcon={<BellIcon />} disabled={busy} onClick={turnOn}>
      <FormattedMessage id="push.turnOn" />
    </Button>
  ),
  broken: (push) => (
    <>
      <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
        <FormattedMessage id="push.broken" />
      </Alert>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        <Button variant="contained" disabled={push.busy} onClick={push.turnOn}>
          <FormattedMessage id="ui.retry" />
        </Button>
        <Off {...push} />
      </Stack>
    </>
  ),
  on: (push) => (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <CheckIcon fontSize="small" />
        <FormattedMessage id="push.on" />
      </Typography>
      <Off {...push} />
    </Stack>
  ),
};

/** Each state of push on this device, and the one step that leads out of it. */
export const PushControl = ({ browser }: Readonly<{ browser?: PushBrowser | undefined }>) => {
  const push = usePush(browser);
  return (
    <Box aria-live="polite">
      <QueryView query={push.query} compact skeleton={<TextSkeleton lines={2} />}>
        {(state) => views[state](push)}
      </QueryView>
    </Box>
  );
};
