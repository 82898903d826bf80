import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { LockIcon } from '#ui/icons.tsx';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';

type Reason = NonNullable<ChatRoomDetail['readOnly']>;

/** In place of the field: why nothing can be written here, and what can be done. */
export const ClosedNote = ({ reason }: Readonly<{ reason: Reason }>) => (
  <Box
    component="output"
    sx={{
      display: 'flex',
      gap: 1.25,
      alignItems: 'center',
      px: 2,
      py: 1.5,
      pb: 'calc(12px + env(safe-area-inset-bottom, 0px))',
      borderTop: '1px solid',
      borderColor: 'divider',
      bgcolor: 'background.paper',
      color: 'text.secondary',
      fontSize: '0.9375rem',
    }}
  >
    <LockIcon fontSize="small" sx={{ flexShrink: 0 }} />
    <span>
      <FormattedMessage id={`chat.closed.${reason}`} />
    </span>
  </Box>
);
