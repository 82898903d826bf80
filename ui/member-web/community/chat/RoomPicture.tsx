import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { PeopleIcon } from '#ui/icons.tsx';
import type { ChatRoom } from '../../app/data/chat.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { PresenceDot, type PresenceStatus } from '../../app/parts/PresenceDot.tsx';

type PersonProps = Readonly<{
  name: string;
  avatarUrl: string | null;
  size?: number;
  presence?: PresenceStatus | undefined;
}>;

/** A face, with a dot where the person is there; the word stands beside it. */
export const PersonPicture = ({ name, avatarUrl, size = 44, presence }: PersonProps) => (
  <Box aria-hidden sx={{ position: 'relative', flexShrink: 0 }}>
    <PersonAvatar name={name} avatarUrl={avatarUrl} size={size} />
    {presence !== undefined && presence !== 'OFFLINE' && (
      <Box
        sx={{
          position: 'absolute',
          right: -1,
          bottom: -1,
          p: '2px',
          borderRadius: '50%',
          bgcolor: 'background.paper',
          lineHeight: 0,
          display: 'grid',
        }}
      >
        <PresenceDot status={presence} />
      </Box>
    )}
  </Box>
);

type RoomProps = Readonly<{
  room: Pick<ChatRoom, 'type' | 'name' | 'peer' | 'photoUrl'>;
  size?: number;
  presence?: PresenceStatus | undefined;
}>;

export const RoomPicture = ({ room, size = 48, presence }: RoomProps) =>
  room.type === 'GROUP' ? (
    <Avatar
      aria-hidden
      {...(room.photoUrl === null ? {} : { src: room.photoUrl })}
      alt=""
      sx={{
        bgcolor: 'primary.soft',
        color: 'primary.onSoft',
        fontWeight: 600,
        flexShrink: 0,
        width: size,
        height: size,
        fontSize: size / 2.4,
      }}
    >
      {room.name === null ? <PeopleIcon /> : [...room.name.toUpperCase()][0]}
    </Avatar>
  ) : (
    <PersonPicture
      name={room.peer?.name ?? ''}
      avatarUrl={room.peer?.avatarUrl ?? null}
      size={size}
      presence={presence}
    />
  );
