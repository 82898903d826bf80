import Box from '@mui/material/Box';
import { Fragment } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { wordsOf } from '#core/platform/settings/shown.ts';
import { LanguageSwitch } from '#ui/components/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/components/ThemeSwitch.tsx';
import type { MessageId } from '#ui/intl.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { useSite } from '../page-context.ts';
import { paths } from '../paths.ts';
import { ConsentLink } from './analytics/ConsentLink.tsx';
import { SiteLogo } from './SiteLogo.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';

const footLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
} as const;

type FootLink = Readonly<{ to: string }> & (Readonly<{ label: MessageId }> | Readonly<{ text: string }>);
type Column = Readonly<{ title: MessageId; links: readonly FootLink[] }>;

/** The groups that the specification names. */
const columnsFor = (brand: string): readonly Column[] => [
  {
    title: 'footer.company',
    links: [
      { to: paths.about, label: 'footer.aboutUs' },
      { to: paths.contact, label: 'footer.contact' },
      { to: paths.coaches, label: 'nav.coaches' },
      { to: `${paths.about}#partners`, label: 'footer.partners' },
    ],
  },
  {
    title: 'footer.features',
    links: [
      { to: paths.features, label: 'footer.allFeatures' },
      { to: paths.home, text: brand },
      { to: paths.fitboard, label: 'footer.fitboard' },
      { to: paths.aiCoach, label: 'nav.aiCoach' },
      { to: paths.challenges, label: 'nav.challenges' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { to: paths.terms, label: 'footer.terms' },
      { to: paths.privacy, label: 'footer.privacy' },
    ],
  },
  {
    title: 'footer.technical',
    links: [
      { to: '/components', label: 'footer.components' },
      { to: paths.roadmap, label: 'footer.roadmap' },
      { to: paths.changelog, label: 'footer.changelog' },
    ],
  },
];

/** What people look for at the foot of a page besides. */
const more: readonly Readonly<{ to: string; label: MessageId }>[] = [
  { to: paths.faqs, label: 'footer.faqs' },
  { to: paths.calculators, label: 'footer.calculators' },
  { to: paths.articles, label: 'nav.articles' },
  { to: paths.pricing, label: 'nav.pricing' },
  { to: paths.products, label: 'nav.products' },
  { to: paths.economy, label: 'nav.economy' },
];

/** `facebook.com` is what people know a page by. */
const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

const SocialLinks = () => {
  const { socialLinks } = useSite();
  const { formatMessage } = useIntl();
  const addresses = wordsOf(socialLinks);
  if (addresses.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'footer.social' })}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      {addresses.map((address) => (
        <Link key={address} href={address} target="_blank" rel="noopener me" sx={footLink}>
          {hostOf(address)}
        </Link>
      ))}
    </Box>
  );
};

/** Where it must break, it does so before its sign and before the ends of its domain. */
const EmailAddress = ({ address }: Readonly<{ address: string }>) =>
  address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export const Footer = () => {
  const { siteName, copyright, contactEmail } = useSite();
  const { formatMessage } = useIntl();
  return (
    <Box
      component="footer"
      sx={{
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.sunken',
        mt: 'auto',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{ maxWidth: contentWidth.page, mx: 'auto', px: { xs: 2, sm: 3, md: 4 }, py: { xs: 4, md: 5 } }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr', md: '1fr 2.4fr auto' },
            alignItems: 'start',
          }}
        >
          <Box>
            <SiteLogo />
            <Typography sx={{ mt: 1.5, color: 'text.secondary', maxWidth: 400 }}>
              <FormattedMessage id="footer.about" />
            </Typography>
            <SocialLinks />
          </Box>
          <Box
            component="nav"
            aria-label={formatMessage({ id: 'footer.nav' })}
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
            }}
          >
            {columnsFor(siteName).map(({ title, links }) => (
              <Box key={title} sx={{ display: 'flex', flexDirection: 'column' }}>
                <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage id={title} />
                </Typography>
                {links.map((link) => (
                  <Link key={link.to} component={LocalLink} to={link.to} sx={footLink}>
                    {'text' in link ? link.text : <FormattedMessage id={link.label} />}
                  </Link>
                ))}
                {title === 'footer.company' && (
                  <Link href={`mailto:${contactEmail}`} sx={{ ...footLink, overflowWrap: 'anywhere' }}>
                    <EmailAddress address={contactEmail} />
                  </Link>
                )}
                {title === 'footer.technical' && (
                  <Link href="/api/openapi.json" sx={footLink}>
                    <FormattedMessage id="footer.api" />
                  </Link>
                )}
              </Box>
            ))}
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
        <Box
          component="nav"
          aria-label={formatMessage({ id: 'footer.more' })}
          sx={{
            mt: 3,
            pt: 2,
            borderTop: '1px solid',
            borderColor: 'divider',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2.5,
          }}
        >
          {more.map(({ to, label }) => (
            <Link key={to} component={LocalLink} to={to} sx={footLink}>
              <FormattedMessage id={label} />
            </Link>
          ))}
          <ConsentLink sx={footLink} />
        </Box>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {copyright}
        </Typography>
      </Box>
    </Box>
  );
};
