import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { contentWidth } from '#ui/theme/tokens.ts';
import { withoutLanguage } from '../../language.ts';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { paths } from '../../paths.ts';
import { countPage, forgetCounting, stopCounting } from './google-analytics.ts';
import { useAnalyticsChoice } from './use-analytics-choice.ts';

/** Numbers of a body stand in the address of a calculator: such a page is never counted. */
const isCounted = (path: string): boolean => !withoutLanguage(path).startsWith('/calculators');

/** Counts public pages for those who agreed, and takes everything back from those who no longer do. */
const useCounting = ({ analyticsId, choice }: ReturnType<typeof useAnalyticsChoice>) => {
  const { pathname } = useLocation();
  const had = useRef(false);
  useEffect(() => {
    if (choice !== 'granted') {
      if (had.current) forgetCounting(analyticsId);
      had.current = false;
      return undefined;
    }
    had.current = true;
    if (isCounted(pathname)) countPage(analyticsId, pathname);
    else stopCounting(analyticsId);
    // The member area has other frames: nothing of it is counted.
    return () => stopCounting(analyticsId);
  }, [analyticsId, choice, pathname]);
};

/** One question with two answers of the same weight; it covers nothing for good and waits as long as the reader likes. */
export const Analytics = () => {
  const consent = useAnalyticsChoice();
  useCounting(consent);
  if (!consent.isAsked) return null;
  return (
    <Box
      component="section"
      aria-labelledby="analytics-title"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        boxShadow: 8,
        pb: 'env(safe-area-inset-bottom, 0px)',
        '@media print': { display: 'none' },
      }}
    >
      {/* What gets focus is not left behind it. */}
      <GlobalStyles styles={{ html: { scrollPaddingBottom: 240 } }} />
      <Box
        sx={{
          maxWidth: contentWidth.page,
          mx: 'auto',
          px: { xs: 2, sm: 3, md: 4 },
          py: 2,
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          gap: 2,
          alignItems: { md: 'center' },
        }}
      >
        <Box sx={{ flexGrow: 1, maxWidth: contentWidth.reading }}>
          <Typography id="analytics-title" variant="subtitle1" component="h2">
            <FormattedMessage id="analytics.title" />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage
              id="analytics.text"
              values={{
                link: (words) => (
                  <Link key="link" component={LocalLink} to={paths.privacy}>
                    {words}
                  </Link>
                ),
              }}
            />
          </Typography>
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', flexShrink: 0 }}>
          {(['denied', 'granted'] as const).map((choice) => (
            <Button key={choice} variant="outlined" onClick={() => consent.answer(choice)}>
              <FormattedMessage id={`analytics.${choice}`} />
            </Button>
          ))}
        </Box>
      </Box>
    </Box>
  );
};
