import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isMuted, isMutedForGood, muteHours } from '#core/community/chat/member.ts';
import { useFormats } from '#ui/intl.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { BellIcon } from '#ui/icons.tsx';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import { MutedIcon } from '../icons.tsx';
import { useChat } from '../use-session.ts';
import type { InfoStep } from './use-info-step.ts';

const times = [...muteHours, null] as const;

/** Silent for a while or for good; it still comes, and only its own list says so. */
export const MuteChoice = ({ room, step }: Readonly<{ room: ChatRoomDetail; step: InfoStep }>) => {
  const { rooms } = useChat();
  const { dateTime } = useFormats();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isQuiet = isMuted(room, new Date(useThisMinute() ?? 0));

  const until =
    isQuiet && !isMutedForGood(room) && room.mutedUntil !== null ? (
      <FormattedMessage id="chat.muted.until" values={{ at: dateTime(room.mutedUntil) }} />
    ) : undefined;
  const press = (button: HTMLElement) => {
    if (step.busy) return;
    if (isQuiet) void step.run(() => rooms.mute(room.id, 0));
    else setAnchor(button);
  };

  return (
    <>
      {/* One button for both ways, never disabled: it keeps the focus while it changes its word. */}
      <ListItemButton
        component="button"
        aria-disabled={step.busy}
        {...(isQuiet ? {} : { 'aria-haspopup': 'menu' as const })}
        onClick={({ currentTarget }) => press(currentTarget)}
      >
        <ListItemIcon>{isQuiet ? <BellIcon /> : <MutedIcon />}</ListItemIcon>
        <ListItemText
          primary={<FormattedMessage id={isQuiet ? 'chat.unmute' : 'chat.mute'} />}
          secondary={until}
          slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
        />
      </ListItemButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {times.map((hours) => (
          <MenuItem
            key={hours ?? 'good'}
            onClick={() => {
              setAnchor(null);
              void step.run(() => rooms.mute(room.id, hours));
            }}
          >
            {hours === null ? (
              <FormattedMessage id="chat.mute.good" />
            ) : (
              <FormattedMessage id="chat.mute.hours" values={{ hours }} />
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
