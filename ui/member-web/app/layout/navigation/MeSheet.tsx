import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSwitch } from '#ui/components/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/components/ThemeSwitch.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { radii } from '#ui/theme/tokens.ts';
import { CoachingPlaces } from './CoachingPlaces.tsx';
import { PlaceLink, SignOutButton } from './PlaceLink.tsx';
import { useIsCoach } from '../../data/coach-desk.ts';
import { aiChat, challenges, coaches, notifications, personal, rewards, timeline } from './navigation.ts';
import { QuickFindButton } from '../../quick-find/QuickFindButton.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { PersonCard } from '../PersonCard.tsx';
import { useLanguageSwitch } from '../use-language-switch.ts';

/** Everything about the person, one thumb away. */
const MeSheet = ({ open, onClose }: Readonly<{ open: boolean; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const language = useLanguageSwitch();
  const isCoach = useIsCoach();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': 'me-sheet',
          role: 'dialog',
          'aria-modal': true,
          sx: {
            borderRadius: `${radii.sheet}px ${radii.sheet}px 0 0`,
            px: 2,
            pt: 2,
            pb: 'calc(16px + env(safe-area-inset-bottom, 0px))',
            maxHeight: '90dvh',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id="me-sheet" variant="h2" sx={{ flexGrow: 1 }}>
          <FormattedMessage id="nav.me" />
        </Typography>
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'ui.close' })}>
          <CloseIcon />
        </IconButton>
      </Box>
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
        {[...(isCoach ? [coaches] : []), challenges, notifications, rewards, ...personal].map((place) => (
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
    </Drawer>
  );
};
export default MeSheet;
