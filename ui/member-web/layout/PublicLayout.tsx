import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
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
      sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column' }}
    >
      <Outlet />
    </Box>
    <Footer />
  </Box>
);
