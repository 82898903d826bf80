import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSwitch } from '#ui/components/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/components/ThemeSwitch.tsx';
import { Logo } from '#ui/illustrations/index.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { useSite } from '../page-context.ts';
import { paths } from '../paths.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

const footLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
} as const;

export const Footer = () => {
  const { siteName, copyright, contactEmail } = useSite();
  const { formatMessage } = useIntl();
  return (
    <Box
      component="footer"
      sx={{ borderTop: '1px solid', borderColor: 'divider', bgcolor: 'background.sunken', mt: 'auto' }}
    >
      <Box
        sx={{ maxWidth: contentWidth.page, mx: 'auto', px: { xs: 2, sm: 3, md: 4 }, py: { xs: 4, md: 5 } }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr', md: '1.4fr 1fr auto' },
            alignItems: 'start',
          }}
        >
          <Box>
            <Logo name={siteName} />
            <Typography sx={{ mt: 1.5, color: 'text.secondary', maxWidth: 400 }}>
              <FormattedMessage id="footer.about" />
            </Typography>
          </Box>
          <Box
            component="nav"
            aria-label={formatMessage({ id: 'footer.nav' })}
            sx={{ display: 'flex', flexDirection: 'column' }}
          >
            <Link component={LocalLink} to={paths.coaches} sx={footLink}>
              <FormattedMessage id="nav.coaches" />
            </Link>
            <Link component={LocalLink} to={paths.challenges} sx={footLink}>
              <FormattedMessage id="nav.challenges" />
            </Link>
            <Link component={LocalLink} to={paths.pricing} sx={footLink}>
              <FormattedMessage id="nav.pricing" />
            </Link>
            <Link component={LocalLink} to={paths.economy} sx={footLink}>
              <FormattedMessage id="nav.economy" />
            </Link>
            <Link component={LocalLink} to={paths.products} sx={footLink}>
              <FormattedMessage id="nav.products" />
            </Link>
            <Link component={LocalLink} to={paths.roadmap} sx={footLink}>
              <FormattedMessage id="footer.roadmap" />
            </Link>
            <Link component={LocalLink} to={paths.changelog} sx={footLink}>
              <FormattedMessage id="footer.changelog" />
            </Link>
            <Link component={LocalLink} to={paths.terms} sx={footLink}>
              <FormattedMessage id="footer.terms" />
            </Link>
            <Link component={LocalLink} to={paths.privacy} sx={footLink}>
              <FormattedMessage id="footer.privacy" />
            </Link>
            <Link href={`mailto:${contactEmail}`} sx={footLink}>
              {contactEmail}
            </Link>
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              alignItems: 'center',
              flexDirection: { md: 'column' },
              alignSelf: 'start',
            }}
          >
            <ThemeSwitch />
            <LanguageSwitch {...useLanguageSwitch()} />
          </Box>
        </Box>
        <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
          {copyright}
        </Typography>
      </Box>
    </Box>
  );
};
