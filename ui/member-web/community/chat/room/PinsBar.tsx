import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import { PinIcon } from '../icons.tsx';
import { useSummary } from '../room-words.ts';

/** The newest pin; a press leads to it and brings the one before. */
export const PinsBar = ({
  room,
  onJump,
}: Readonly<{ room: ChatRoomDetail; onJump: (seq: number) => void }>) => {
  const { formatMessage } = useIntl();
  const summary = useSummary();
  const [turn, setTurn] = useState(0);
  const pins = room.pinnedMessages;
  const pin = pins.at(-1 - (turn % Math.max(pins.length, 1)));
  if (pin === undefined) return null;
  return (
    <Box
      component="button"
      type="button"
      onClick={() => {
        onJump(pin.seq);
        setTurn(turn + 1);
      }}
      aria-label={formatMessage({ id: 'chat.pin.jump' }, { text: summary(pin) })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        width: '100%',
        minHeight: 44,
        px: 2,
        border: 0,
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
        font: 'inherit',
        fontSize: '0.875rem',
        textAlign: 'start',
        cursor: 'pointer',
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <PinIcon fontSize="small" sx={{ color: 'primary.main', flexShrink: 0 }} />
      <Box
        component="span"
        sx={{ flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {summary(pin)}
      </Box>
      {pins.length > 1 && (
        <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
          <FormattedMessage
            id="chat.pin.place"
            values={{ place: pins.length - (turn % pins.length), count: pins.length }}
          />
        </Box>
      )}
    </Box>
  );
};
