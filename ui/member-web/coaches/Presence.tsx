import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { CoachCardData } from './coaches.ts';

type Status = CoachCardData['activityStatus'];

const dots: Readonly<Record<Status, object>> = {
  ONLINE: { bgcolor: 'success.main' },
  ALWAY: { bgcolor: 'success.main' },
  BUSY: { bgcolor: 'error.main' },
  OFFLINE: { border: '2px solid', borderColor: 'control' },
};

/** A word, and a dot that only helps. */
export const Presence = ({ status }: Readonly<{ status: Status }>) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
  >
    <Box
      component="span"
      aria-hidden
      sx={{ width: 10, height: 10, borderRadius: '50%', flexShrink: 0, ...dots[status] }}
    />
    <FormattedMessage id={`coaches.presence.${status}`} />
  </Box>
);
