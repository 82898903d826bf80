import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import { SignOutIcon } from '#ui/icons.tsx';
import { GatePicture } from '#ui/illustrations/scenes.tsx';
import { useSession } from '#ui/api/signed-in.ts';
import { useSignOut } from './use-sign-out.tsx';

/** Unknown people are nobody's business here: the framework sends them to the sign-in page first. */
export const useIsStaff = () => {
  const session = useSession();
  return session.status !== 'member' || session.user.permissions.length > 0;
};

export const StaffOnly = () => {
  const { signOut, question } = useSignOut();
  return (
    <Box component="main" id="main-content" tabIndex={-1}>
      <EmptyState
        picture={<GatePicture />}
        title={<FormattedMessage id="console.staffOnly.title" />}
        action={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="contained" href="/dashboard">
              <FormattedMessage id="console.toMemberWeb" />
            </Button>
            <Button variant="outlined" startIcon={<SignOutIcon />} onClick={signOut}>
              <FormattedMessage id="console.signInOther" />
            </Button>
          </Stack>
        }
      >
        <FormattedMessage id="console.staffOnly" />
      </EmptyState>
      {question}
    </Box>
  );
};
