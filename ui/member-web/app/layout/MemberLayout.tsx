import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { sizes } from '#ui/theme/tokens.ts';
import { QuickFind } from '../quick-find/QuickFind.tsx';
import { BottomBar } from './navigation/BottomBar.tsx';
import { ConsentPrompt } from './ConsentPrompt.tsx';
import { MemberTopBar } from './MemberTopBar.tsx';
import { Notices } from './Notices.tsx';
import { SideRail } from './navigation/SideRail.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import { useLive } from './use-live.ts';

export const MemberLayout = () => {
  const isUnreached = useLive();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Notices isUnreached={isUnreached} />
      <MemberTopBar />
      <Box sx={{ flexGrow: 1, display: 'flex', alignItems: 'stretch' }}>
        <SideRail />
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            pb: { xs: `calc(${sizes.bottomBar + 16}px + env(safe-area-inset-bottom, 0px))`, md: 4 },
          }}
        >
          <Outlet />
        </Box>
      </Box>
      <BottomBar />
      <ConsentPrompt />
      <QuickFind />
    </Box>
  );
};
