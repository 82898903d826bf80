import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSwitch } from '#ui/components/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/components/ThemeSwitch.tsx';
import { RulerIcon } from '#ui/icons.tsx';
import { belowHeadLine, sizes } from '#ui/theme/tokens.ts';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { paths } from '../../paths.ts';
import { Bell } from '../Bell.tsx';
import { WalletLink } from '../MemberTopBar.tsx';
import { useChatUnread } from '../../data/chat.ts';
import { CoachingPlaces } from './CoachingPlaces.tsx';
import { CountChip } from './CountChip.tsx';
import {
  aiChat,
  challenges,
  chat,
  coaches,
  feed,
  fitboard,
  notifications,
  personal,
  rewards,
  timeline,
} from './navigation.ts';
import { openPlaces } from '../../closed/closed-features.ts';
import { useSite } from '../../page-context.ts';
import { PersonCard } from '../PersonCard.tsx';
import { PlaceLink, SignOutButton } from './PlaceLink.tsx';
import { QuickFindButton } from '../../quick-find/QuickFindButton.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { useLanguageSwitch } from '../use-language-switch.ts';

const list = { listStyle: 'none', p: 0, m: 0, display: 'flex', flexDirection: 'column', gap: 0.25 } as const;

export const SideRail = () => {
  const { formatMessage } = useIntl();
  const language = useLanguageSwitch();
  const { rooms } = useChatUnread();
  const { features } = useSite();
  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'nav.main' })}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        gap: 1.5,
        width: sizes.rail,
        flexShrink: 0,
        position: 'sticky',
        top: belowHeadLine,
        alignSelf: 'flex-start',
        height: `calc(100dvh - ${belowHeadLine})`,
        overflowY: 'auto',
        p: 2,
        bgcolor: 'background.paper',
        borderRight: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ pl: 1, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <HomeLink to={paths.fitboard} />
        <Bell />
      </Box>
      <Button
        component={LocalLink}
        to={paths.weeklySave}
        variant="contained"
        color="accent"
        startIcon={<RulerIcon />}
      >
        <FormattedMessage id="nav.weeklySave" />
      </Button>
      <QuickFindButton />
      <Box component="ul" sx={list}>
        {[fitboard, timeline, feed, coaches, aiChat, challenges, chat, rewards, notifications].map(
          (place) => (
            <li key={place.to}>
              <PlaceLink
                place={place}
                {...(place === chat && rooms > 0
                  ? { after: <CountChip count={rooms} words="nav.unreadRooms" /> }
                  : {})}
              />
            </li>
          ),
        )}
      </Box>
      <Divider />
      <Box component="ul" sx={list}>
        <CoachingPlaces />
      </Box>
      <Divider />
      <Box component="ul" sx={list}>
        {openPlaces(features, personal).map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} />
          </li>
        ))}
        <li>
          <ReportProblem />
        </li>
      </Box>
      <Box sx={{ mt: 'auto', display: 'flex', flexDirection: 'column', gap: 1 }}>
        <WalletLink />
        <Box sx={{ px: 0.5 }}>
          <PersonCard />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <ThemeSwitch />
          <LanguageSwitch {...language} short />
        </Box>
        <SignOutButton />
      </Box>
    </Box>
  );
};
