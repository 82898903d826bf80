import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { MenuIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { paths } from '../../paths.ts';
import { publicPlaces } from './public-places.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  px: 2,
  color: 'text.primary',
  fontWeight: 600,
} as const;

/** The places of the bar where it has no room for them. It opens without script; Escape, a press elsewhere and the next page close it. */
export const PublicMenu = ({ withRegistration }: Readonly<{ withRegistration: boolean }>) => {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const box = menu.current;
      if (!box?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        box.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && box.contains(event.target)) return;
      box.open = false;
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
    };
  }, []);

  return (
    <Box component="details" ref={menu} sx={{ display: { md: 'none' }, position: 'relative' }}>
      <Box
        component="summary"
        aria-label={formatMessage({ id: 'nav.menu' })}
        sx={{
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          width: 44,
          height: 44,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '12px',
          cursor: 'pointer',
        }}
      >
        <MenuIcon />
      </Box>
      <Box
        component="nav"
        aria-label={formatMessage({ id: 'nav.main' })}
        sx={{
          position: 'absolute',
          right: 0,
          top: 'calc(100% + 8px)',
          minWidth: 220,
          py: 1,
          borderRadius: '16px',
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          boxShadow: 8,
        }}
      >
        {publicPlaces.map(({ to, label }) => (
          <Link key={to} component={LocalLink} to={to} underline="none" sx={row}>
            <FormattedMessage id={label} />
          </Link>
        ))}
        {withRegistration && (
          <Link
            component={LocalLink}
            to={paths.register}
            underline="none"
            sx={{ ...row, color: 'primary.main' }}
          >
            <FormattedMessage id="nav.register" />
          </Link>
        )}
      </Box>
    </Box>
  );
};
