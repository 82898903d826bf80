import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSwitch } from '#ui/components/LanguageSwitch.tsx';
import { belowHeadLine, contentWidth, sizes } from '#ui/theme/tokens.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths } from '../paths.ts';
import { HomeLink } from './HomeLink.tsx';
import { PublicMenu } from './navigation/PublicMenu.tsx';
import { publicPlaces } from './navigation/public-places.ts';
import { useIsExpectedMember } from './use-is-expected-member.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

export const TopBar = () => {
  const member = useIsExpectedMember();
  const language = useLanguageSwitch();
  const { formatMessage } = useIntl();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: belowHeadLine,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
        pt: 'env(safe-area-inset-top, 0px)',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          maxWidth: contentWidth.page,
          mx: 'auto',
          px: { xs: 2, sm: 3, md: 4 },
          minHeight: sizes.topBar,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          // The narrowest phones keep the sign without the word: the ways in matter more.
          ...(member && { '@media (max-width: 399.95px)': { '& .Logo-word': { display: 'none' } } }),
        }}
      >
        <HomeLink />
        <Box sx={{ flexGrow: 1 }} />
        <Box
          component="nav"
          aria-label={formatMessage({ id: 'nav.main' })}
          sx={{ display: { xs: 'none', md: 'flex' }, gap: { md: 0, lg: 0.5 } }}
        >
          {publicPlaces.map(({ to, label }) => (
            <Button
              key={to}
              component={LocalLink}
              to={to}
              variant="text"
              color="inherit"
              sx={{ whiteSpace: 'nowrap', px: { md: 1, lg: 1.5 } }}
            >
              <FormattedMessage id={label} />
            </Button>
          ))}
        </Box>
        <LanguageSwitch {...language} short />
        {member ? (
          <Button component={LocalLink} to={paths.fitboard} variant="contained" sx={{ whiteSpace: 'nowrap' }}>
            <FormattedMessage id="nav.enter" />
          </Button>
        ) : (
          <>
            <Button
              component={LocalLink}
              to={paths.login}
              variant="text"
              color="inherit"
              sx={{ whiteSpace: 'nowrap' }}
            >
              <FormattedMessage id="nav.signIn" />
            </Button>
            <Button
              component={LocalLink}
              to={paths.register}
              variant="contained"
              sx={{ display: { xs: 'none', sm: 'inline-flex' }, whiteSpace: 'nowrap' }}
            >
              <FormattedMessage id="nav.register" />
            </Button>
          </>
        )}
        <PublicMenu withRegistration={!member} />
      </Box>
    </Box>
  );
};
