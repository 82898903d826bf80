import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import { CameraIcon, EditIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { paths } from '../../../app/paths.ts';
import type { ScreenId, WeekPlan } from '../form-screens.ts';
import { WeekCards } from './WeekCards.tsx';

type Props = Readonly<{ plan: WeekPlan; inputs: ProfileInputs; onGo: (screen: ScreenId) => void }>;

/** The week once it is saved: its cards, and the way back to its numbers and photos. */
export const WeekHub = ({ plan, inputs, onGo }: Props) => (
  <Stack sx={{ gap: 3 }}>
    <WeekCards plan={plan} inputs={inputs} onOpen={onGo} />
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => onGo('body')}>
        <FormattedMessage id="indicator.week.numbers" />
      </Button>
      <Button variant="outlined" startIcon={<CameraIcon />} onClick={() => onGo('photos')}>
        <FormattedMessage id="indicator.week.photos" />
      </Button>
      <Button component={LocalLink} to={paths.timeline} variant="text">
        <FormattedMessage id="indicator.saved.timeline" />
      </Button>
    </Box>
  </Stack>
);
