import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import { GatePicture } from '#ui/illustrations/scenes.tsx';

/** It is set up where members do: the same person, the same sign-in. */
export const SecondFactorDue = ({ onAgain }: Readonly<{ onAgain: () => void }>) => (
  <Box component="main" id="main-content" tabIndex={-1}>
    <EmptyState
      picture={<GatePicture />}
      title={<FormattedMessage id="console.secondFactorDue.title" />}
      action={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" href="/dashboard/user/security">
            <FormattedMessage id="console.secondFactorDue.setUp" />
          </Button>
          <Button variant="outlined" onClick={onAgain}>
            <FormattedMessage id="console.secondFactorDue.again" />
          </Button>
        </Stack>
      }
    >
      <FormattedMessage id="console.secondFactorDue" />
    </EmptyState>
  </Box>
);
