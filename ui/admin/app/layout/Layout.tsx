import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink, useLocation } from 'react-router';
import { keepAddressesFresh } from '#ui/api/fresh-addresses.ts';
import { GlobeIcon, MenuIcon } from '#ui/icons.tsx';
import { Logo } from '#ui/illustrations/Logo.tsx';
import { useLanguage } from '#ui/intl.ts';
import { switchLanguage } from '../i18n/provider.ts';
import { QuickFind } from '../quick-find/QuickFind.tsx';
import { QuickFindButton } from '../quick-find/QuickFindButton.tsx';
import { Menu } from './Menu.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { useSecondFactorDue } from './data.ts';
import { SecondFactorDue } from './SecondFactorDue.tsx';
import { StaffOnly, useIsStaff } from './StaffOnly.tsx';
import { ThemeButton } from './ThemeButton.tsx';

const menuWidth = 264;

export const LanguageButton = () => {
  const other = useLanguage() === 'vi' ? 'en' : 'vi';
  const { formatMessage } = useIntl();
  return (
    <Button
      variant="text"
      color="inherit"
      lang={other}
      startIcon={<GlobeIcon />}
      onClick={() => void switchLanguage(other)}
      // Voice control presses what is read on the button, so the shown word comes first.
      aria-label={`${other.toUpperCase()} – ${formatMessage({ id: 'ui.language.switch' })}`}
      sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {other.toUpperCase()}
    </Button>
  );
};

const skip = {
  position: 'absolute',
  left: 8,
  top: -80,
  zIndex: 2000,
  bgcolor: 'background.paper',
  px: 2,
  py: 1,
  borderRadius: '12px',
  '&:focus': { top: 8 },
} as const;

/** Skip link, bar, menu, page. A person without any right, or without what staff must have, sees why, and the way on. */
export const Layout = ({ children }: Readonly<{ children: ReactNode }>) => {
  const { formatMessage } = useIntl();
  const isWide = useMediaQuery('(min-width: 1000px)', { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const isStaff = useIsStaff();
  const due = useSecondFactorDue(isStaff);
  const mayWork = isStaff && due.data !== true;
  const queries = useQueryClient();
  useEffect(() => keepAddressesFresh(queries), [queries]);
  const { pathname } = useLocation();

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Link href="#main-content" sx={skip}>
        <FormattedMessage id="console.skip" />
      </Link>
      <AppBar
        position="sticky"
        elevation={0}
        color="inherit"
        sx={{ bgcolor: 'background.paper', borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <Toolbar sx={{ gap: 0.5, minHeight: '60px !important', px: { xs: 1, sm: 2 } }}>
          {!isWide && mayWork && (
            <IconButton
              onClick={() => setIsOpen(true)}
              aria-label={formatMessage({ id: 'console.menu.open' })}
              aria-expanded={isOpen}
            >
              <MenuIcon />
            </IconButton>
          )}
          <Link
            component={RouterLink}
            to="/admin"
            underline="none"
            aria-label={formatMessage({ id: 'console.title' })}
            sx={{
              display: 'flex',
              alignItems: 'center',
              mr: 'auto',
              minWidth: 0,
              py: 0.5,
              // A phone has room for the mark alone beside five buttons.
              '& .Logo-word': { display: { xs: 'none', sm: 'inline' } },
            }}
          >
            <Logo size={30} />
          </Link>
          {mayWork && <QuickFindButton isWide={isWide} />}
          <LanguageButton />
          <ThemeButton />
          <PersonMenu />
        </Toolbar>
      </AppBar>
      {mayWork ? (
        <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
          {isWide ? (
            <Box
              sx={{
                width: menuWidth,
                flexShrink: 0,
                position: 'sticky',
                top: 61,
                height: 'calc(100dvh - 61px)',
                overflowY: 'auto',
                borderRight: '1px solid',
                borderColor: 'divider',
                bgcolor: 'background.paper',
              }}
            >
              <Menu />
            </Box>
          ) : (
            <Drawer
              open={isOpen}
              onClose={() => setIsOpen(false)}
              slotProps={{ paper: { sx: { width: 280 } } }}
            >
              <Menu onChoose={() => setIsOpen(false)} />
            </Drawer>
          )}
          <Box component="main" id="main-content" tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0 }}>
            <PageBoundary key={pathname}>
              <Suspense fallback={null}>{children}</Suspense>
            </PageBoundary>
          </Box>
        </Box>
      ) : isStaff ? (
        <SecondFactorDue onAgain={() => void due.refetch()} />
      ) : (
        <StaffOnly />
      )}
      {mayWork && <QuickFind />}
    </Box>
  );
};
