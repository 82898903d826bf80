import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon, ClockIcon } from '#ui/icons.tsx';
import { DoubleCheckIcon } from '../icons.tsx';

export type Sending = 'waiting' | 'sent' | 'read';

const marks = { waiting: ClockIcon, sent: CheckIcon, read: DoubleCheckIcon } as const;

/** Clock, tick, two ticks; a word for who does not see them. */
export const SendingMark = ({ state }: Readonly<{ state: Sending }>) => {
  const Mark = marks[state];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', color: state === 'read' ? 'primary.main' : 'inherit' }}
    >
      <Mark aria-hidden sx={{ fontSize: 15 }} />
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage id={`chat.sending.${state}`} />
      </Box>
    </Box>
  );
};
