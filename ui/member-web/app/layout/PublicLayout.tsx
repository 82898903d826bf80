import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { Analytics } from './analytics/Analytics.tsx';
import { Footer } from './Footer.tsx';
import { Notices } from './Notices.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

export const PublicLayout = () => (
  <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
    <SkipLink />
    <Notices />
    <TopBar />
    <Box
      component="main"
      id={mainId}
      tabIndex={-1}
      // The footer begins below the first screen: it is not pushed about when a page becomes longer or shorter than its placeholder.
      sx={{ flexGrow: 1, minHeight: '100svh', display: 'flex', flexDirection: 'column' }}
    >
      <Outlet />
    </Box>
    <Footer />
    <Analytics />
  </Box>
);
