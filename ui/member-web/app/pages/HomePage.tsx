import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { Lanes } from '#ui/illustrations/Drawing.tsx';
import { usePageHeading } from '#ui/components/Page.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import { useLanguage } from '#ui/intl.ts';
import { useIsExpectedMember } from '../layout/use-is-expected-member.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { useSite } from '../page-context.ts';
import { paths } from '../paths.ts';
import { FitboardSample } from './home/FitboardSample.tsx';
import { HomeArticles } from './home/HomeArticles.tsx';
import { HowItWorks } from './home/HowItWorks.tsx';
import { PrivateByDefault } from './home/PrivateByDefault.tsx';
import { NumbersExplained } from './home/NumbersExplained.tsx';
import { CoinsExplained } from './home/CoinsExplained.tsx';
import { RecommendedCoaches } from './home/RecommendedCoaches.tsx';
import { Themes } from './home/Themes.tsx';
import { TalkedAbout } from './home/TalkedAbout.tsx';

const StartButton = () => {
  const member = useIsExpectedMember();
  return (
    <Button
      component={LocalLink}
      to={member ? paths.fitboard : paths.register}
      variant="contained"
      color="accent"
      size="large"
      endIcon={<ArrowRightIcon />}
    >
      <FormattedMessage id={member ? 'nav.enter' : 'home.start'} />
    </Button>
  );
};

declare global {
  interface MessageCatalogues {
    pages: typeof import('./messages/vi.json');
  }
}

const band = { maxWidth: contentWidth.page, mx: 'auto', width: '100%', px: { xs: 2, sm: 3, md: 4 } } as const;

/** Each half of the promise stays in one piece where there is room for it. */
const line = (half: ReactNode) => (
  <Box component="span" sx={{ display: 'block' }}>
    {half}
  </Box>
);

const HomePage = () => {
  const { siteTitle } = useSite();
  return (
    <>
      <Box component="section" sx={{ position: 'relative', overflow: 'clip' }}>
        <Box
          sx={{
            ...band,
            position: 'relative',
            display: 'grid',
            gap: { xs: 4, md: 6 },
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
            pt: { xs: 4, md: 9 },
            pb: { xs: 6, md: 10 },
          }}
        >
          <Box>
            <Typography variant="display" component="h1" {...usePageHeading(siteTitle[useLanguage()])}>
              <FormattedMessage id="home.promise" values={{ line }} />
            </Typography>
            <Typography
              sx={{ mt: 2.5, fontSize: { md: '1.125rem' }, color: 'text.secondary', maxWidth: 540 }}
            >
              <FormattedMessage id="home.lead" />
            </Typography>
            <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <StartButton />
              <Button href="#how" variant="text" size="large" color="inherit">
                <FormattedMessage id="home.seeHow" />
              </Button>
            </Box>
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              <FormattedMessage id="home.noCard" />
            </Typography>
          </Box>
          <FitboardSample />
        </Box>
      </Box>
      <Box sx={{ bgcolor: 'background.paper', borderBlock: '1px solid', borderColor: 'divider' }}>
        <Box sx={band}>
          <HowItWorks />
        </Box>
      </Box>
      <Box sx={band}>
        <Themes />
        <NumbersExplained />
        <RecommendedCoaches />
        <HomeArticles />
        <TalkedAbout />
        <PrivateByDefault />
        <CoinsExplained />
      </Box>
      <Box sx={{ ...band, pt: 2, pb: { xs: 6, md: 10 } }}>
        <Box
          component="section"
          sx={{
            position: 'relative',
            overflow: 'hidden',
            borderRadius: '28px',
            bgcolor: 'primary.soft',
            color: 'primary.onSoft',
            p: { xs: 3, sm: 5, md: 7 },
          }}
        >
          <Box
            component="svg"
            aria-hidden
            viewBox="0 0 400 300"
            fill="none"
            sx={{
              position: 'absolute',
              right: 0,
              bottom: 0,
              height: '100%',
              display: { xs: 'none', sm: 'block' },
            }}
          >
            <Lanes
              x={90}
              y={40}
              size={300}
              colours={[
                'var(--fb-palette-drawing-mist)',
                'var(--fb-palette-accent-main)',
                'var(--fb-palette-drawing-mist)',
              ]}
            />
          </Box>
          <Box sx={{ position: 'relative', maxWidth: { sm: '60%' } }}>
            <Typography variant="h1" component="h2" sx={{ mb: 3 }}>
              <FormattedMessage id="home.last" />
            </Typography>
            <StartButton />
          </Box>
        </Box>
      </Box>
    </>
  );
};
export default HomePage;
