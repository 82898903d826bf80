import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { PresenceDot, type PresenceStatus } from '../../app/parts/PresenceDot.tsx';

/** A word, and a dot that only helps. */
export const Presence = ({ status }: Readonly<{ status: PresenceStatus }>) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
  >
    <PresenceDot status={status} />
    <FormattedMessage id={`coaches.presence.${status}`} />
  </Box>
);
