import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Outlet } from 'react-router';
import { CheckIcon } from '#ui/icons.tsx';
import { Lanes } from '#ui/illustrations/Drawing.tsx';
import { Footer } from './Footer.tsx';
import { Notices } from './Notices.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

const promises = ['entrance.promise.private', 'entrance.promise.source', 'entrance.promise.free'] as const;

/** One column for the form; on a wide screen the other half says what it opens. */
export const EntranceLayout = () => (
  <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
    <SkipLink />
    <Notices />
    <TopBar />
    <Box
      sx={{
        flexGrow: 1,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 0.8fr)' },
      }}
    >
      <Box
        component="main"
        id={mainId}
        tabIndex={-1}
        sx={{ display: 'flex', justifyContent: 'center', alignItems: 'flex-start' }}
      >
        <Outlet />
      </Box>
      <Box
        component="aside"
        sx={{
          display: { xs: 'none', md: 'flex' },
          position: 'relative',
          overflow: 'hidden',
          bgcolor: 'primary.soft',
          color: 'primary.onSoft',
          flexDirection: 'column',
          justifyContent: 'center',
          p: 6,
        }}
      >
        <Box
          component="svg"
          aria-hidden
          viewBox="0 0 400 400"
          fill="none"
          sx={{ position: 'absolute', right: -60, bottom: -70, width: 440, opacity: 0.9 }}
        >
          <Lanes
            x={80}
            y={110}
            size={260}
            colours={[
              'var(--fb-palette-drawing-mist)',
              'var(--fb-palette-drawing-papaya)',
              'var(--fb-palette-drawing-mist)',
            ]}
          />
        </Box>
        <Box sx={{ position: 'relative', maxWidth: 420 }}>
          <Typography component="p" variant="h2" sx={{ mb: 3 }}>
            <FormattedMessage id="entrance.title" />
          </Typography>
          {promises.map((id) => (
            <Box key={id} sx={{ display: 'flex', gap: 1.5, mb: 2, alignItems: 'flex-start' }}>
              <CheckIcon sx={{ color: 'accent.text', mt: 0.25 }} />
              <Typography>
                <FormattedMessage id={id} />
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
    <Footer />
  </Box>
);
