import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { radii } from '#ui/theme/tokens.ts';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { RoomPicture } from '../RoomPicture.tsx';
import { useRoomName } from '../room-words.ts';
import { useChat } from '../use-session.ts';
import { GroupEditor } from './GroupEditor.tsx';
import { MemberList } from './MemberList.tsx';
import { RoomSteps } from './RoomSteps.tsx';
import { useInfoStep } from './use-info-step.ts';

/** About a room: who is in it, and what one can do with it. At the side of a desk, from below on a phone. */
const RoomInfo = ({ room, onClose }: Readonly<{ room: ChatRoomDetail; onClose: () => void }>) => {
  const { session } = useChat();
  const { formatMessage } = useIntl();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const name = useRoomName()(room);
  const step = useInfoStep();
  const isGroup = room.type === 'GROUP';
  const isOwner = isGroup && room.ownerId === session.userId && room.closedAt === null;
  const link = room.peer?.profileLink ?? null;

  return (
    <Drawer
      open
      anchor={isPhone ? 'bottom' : 'right'}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'room-info',
          sx: isPhone
            ? { borderRadius: `${radii.sheet}px ${radii.sheet}px 0 0`, maxHeight: '92dvh', px: 2, pb: 3 }
            : { width: 380, px: 2.5, pb: 3 },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: 1.5 }}>
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'ui.close' })}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 1,
          textAlign: 'center',
          mb: 2,
        }}
      >
        <RoomPicture room={room} size={88} />
        <Typography id="room-info" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isGroup ? (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="chat.members.count" values={{ count: room.memberCount }} />
          </Typography>
        ) : (
          link !== null && (
            <Box component={LocalLink} to={link}>
              <FormattedMessage id="chat.profile" />
            </Box>
          )
        )}
      </Box>
      {step.error !== undefined && <ErrorNote error={step.error} />}
      {isOwner && <GroupEditor key={`${room.id} ${room.name}`} room={room} step={step} />}
      <RoomSteps room={room} step={step} onLeft={onClose} />
      {isGroup && <MemberList room={room} isOwner={isOwner} step={step} />}
    </Drawer>
  );
};
export default RoomInfo;
