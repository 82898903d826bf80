import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SignOutIcon } from '#ui/icons.tsx';
import { signedIn } from '#ui/api/signed-in.ts';
import { logout } from '../../data/own-account.ts';
import { leavingNotices } from '../../leaving-notices.ts';
import { LocalNavLink } from '../../parts/LocalLink.tsx';
import { useLocalNavigate } from '../../parts/use-local-path.ts';
import { paths } from '../../paths.ts';
import type { Place } from './navigation.ts';

type Props = Readonly<{ place: Place; after?: ReactNode; onClick?: () => void }>;

export const PlaceLink = ({ place: { to, label, Icon, end }, after, onClick }: Props) => (
  <Box
    component={LocalNavLink}
    to={to}
    end={end ?? false}
    onClick={onClick}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 44,
      px: 1.5,
      borderRadius: '12px',
      textDecoration: 'none',
      color: 'text.primary',
      '& svg': { color: 'text.secondary' },
      '&:hover': { bgcolor: 'action.hover' },
      '&[aria-current="page"]': {
        bgcolor: 'primary.soft',
        color: 'primary.onSoft',
        fontWeight: 600,
        '& svg': { color: 'inherit' },
      },
    }}
  >
    <Icon />
    <FormattedMessage id={label} />
    {after}
  </Box>
);

export const SignOutButton = () => {
  const [busy, setBusy] = useState(false);
  const navigate = useLocalNavigate();
  const signOut = async () => {
    setBusy(true);
    leavingNotices.leaveNow();
    try {
      await logout();
    } catch {
      // Without a connection the cookie stays until it expires; this browser forgets the person all the same.
    }
    await navigate(paths.home);
    signedIn.signOut();
  };
  return (
    <Button
      variant="text"
      color="inherit"
      disabled={busy}
      onClick={() => void signOut()}
      startIcon={<SignOutIcon />}
      sx={{ justifyContent: 'flex-start', width: '100%' }}
    >
      <FormattedMessage id="nav.signOut" />
    </Button>
  );
};
