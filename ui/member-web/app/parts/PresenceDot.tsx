import Box from '@mui/material/Box';
import type { User } from '#core/people/account/user.ts';

export type PresenceStatus = User['activityStatus'];

/** In the order in which they are offered: from there to not there. */
export const presences: readonly PresenceStatus[] = ['ONLINE', 'BUSY', 'ALWAY', 'OFFLINE'];

const presenceColours: Readonly<Record<PresenceStatus, object>> = {
  ONLINE: { bgcolor: 'success.main' },
  ALWAY: { bgcolor: 'success.main' },
  BUSY: { bgcolor: 'error.main' },
  OFFLINE: { border: '2px solid', borderColor: 'control' },
};

/** Only helps: a word stands beside it. */
export const PresenceDot = ({ status }: Readonly<{ status: PresenceStatus }>) => (
  <Box
    component="span"
    aria-hidden
    data-mark
    sx={{ width: 10, height: 10, borderRadius: '50%', flexShrink: 0, ...presenceColours[status] }}
  />
);
