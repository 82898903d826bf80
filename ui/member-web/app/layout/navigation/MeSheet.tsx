import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { LanguageSwitch } from '#ui/components/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/components/ThemeSwitch.tsx';
import { BottomSheet } from '../../parts/BottomSheet.tsx';
import { CoachingPlaces } from './CoachingPlaces.tsx';
import { PlaceLink, SignOutButton } from './PlaceLink.tsx';
import { useIsCoach } from '../../data/coach-desk.ts';
import { aiChat, challenges, coaches, notifications, personal, rewards, timeline } from './navigation.ts';
import { QuickFindButton } from '../../quick-find/QuickFindButton.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { openPlaces } from '../../closed/closed-features.ts';
import { useSite } from '../../page-context.ts';
import { PersonCard } from '../PersonCard.tsx';
import { useLanguageSwitch } from '../use-language-switch.ts';

/** Everything about the person, one thumb away. */
const MeSheet = ({ open, onClose }: Readonly<{ open: boolean; onClose: () => void }>) => {
  const language = useLanguageSwitch();
  const isCoach = useIsCoach();
  const { features } = useSite();
  return (
    <BottomSheet title={<FormattedMessage id="nav.me" />} open={open} onClose={onClose}>
      <PersonCard />
      <QuickFindButton onOpen={onClose} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1.5 }}>
        <li>
          <PlaceLink place={timeline} onClick={onClose} />
        </li>
        <li>
          <PlaceLink place={aiChat} onClick={onClose} />
        </li>
        <CoachingPlaces onClick={onClose} />
        {openPlaces(features, [
          ...(isCoach ? [coaches] : []),
          challenges,
          notifications,
          rewards,
          ...personal,
        ]).map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} onClick={onClose} />
          </li>
        ))}
        <li>
          <ReportProblem />
        </li>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <ThemeSwitch />
        <LanguageSwitch {...language} />
      </Box>
      <SignOutButton />
    </BottomSheet>
  );
};
export default MeSheet;
