import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { SignOutIcon } from '#ui/icons.tsx';
import { LocalNavLink } from '../../parts/LocalLink.tsx';
import { useSignOut } from '../use-sign-out.ts';
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

const UnsentDialog = lazy(() => import('./UnsentDialog.tsx'));

export const SignOutButton = () => {
  const { signOut, busy, unsent, stay } = useSignOut();
  return (
    <>
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
      {unsent.messages + unsent.weeks > 0 && (
        <Suspense>
          <UnsentDialog unsent={unsent} onConfirm={() => signOut(true)} onClose={stay} />
        </Suspense>
      )}
    </>
  );
};
