import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PersonIcon } from '#ui/icons.tsx';
import { sizes } from '#ui/theme/tokens.ts';
import { LocalNavLink } from '../../parts/LocalLink.tsx';
import { useChatUnread } from '../../data/chat.ts';
import { useIsCoach } from '../../data/coach-desk.ts';
import { chat, coachDesk, coaches, feed, fitboard } from './navigation.ts';
import { UnreadBadge } from './UnreadBadge.tsx';
import { useWaiting } from '../data.ts';

const MeSheet = lazy(() => import('./MeSheet.tsx'));

const place = {
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  minHeight: sizes.bottomBar,
  px: 0.25,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  color: 'text.secondary',
  cursor: 'pointer',
  '& .pill': {
    px: 2,
    py: 0.5,
    borderRadius: 999,
    display: 'grid',
    placeItems: 'center',
    transition: 'background-color 120ms',
  },
  '&[aria-current="page"], &[aria-expanded="true"]': {
    color: 'text.primary',
    fontWeight: 600,
    '& .pill': { bgcolor: 'primary.soft', color: 'primary.onSoft' },
  },
  '&:focus-visible': { outlineOffset: -4, borderRadius: '16px' },
} as const;

export const BottomBar = () => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  const show = () => {
    setTouched(true);
    setOpen(true);
  };
  const waiting = useWaiting();
  const unread = useChatUnread();
  // A coach comes to answer; the other coaches are behind "Tôi".
  const third = useIsCoach() ? coachDesk : coaches;

  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'nav.main' })}
      data-bottom-bar=""
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom, 0px)',
        px: 0.5,
      }}
    >
      {[fitboard, feed, third, chat].map(({ to, label, short, Icon, end }) => (
        <Box key={to} component={LocalNavLink} to={to} end={end ?? false} sx={place}>
          <span className="pill">
            {to === chat.to ? (
              <UnreadBadge count={unread.rooms} words="nav.unreadRooms">
                <Icon />
              </UnreadBadge>
            ) : to === coachDesk.to ? (
              <UnreadBadge count={waiting} words="nav.waiting">
                <Icon />
              </UnreadBadge>
            ) : (
              <Icon />
            )}
          </span>
          <FormattedMessage id={short ?? label} />
        </Box>
      ))}
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        sx={place}
      >
        <span className="pill">
          <PersonIcon />
        </span>
        <FormattedMessage id="nav.me" />
      </Box>
      {touched && (
        <Suspense>
          <MeSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
};
