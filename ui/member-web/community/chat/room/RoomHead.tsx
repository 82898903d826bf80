import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageHeading } from '#ui/components/Page.tsx';
import { ArrowLeftIcon, SearchIcon } from '#ui/icons.tsx';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { PresenceDot } from '../../../app/parts/PresenceDot.tsx';
import { paths } from '../../../app/paths.ts';
import { usePresences } from '../data.ts';
import { RoomPicture } from '../RoomPicture.tsx';
import { usePersonName, useRoomName } from '../room-words.ts';
import { useChat } from '../use-session.ts';

/** Who is typing, or else whether the other is there, or how many are in the group. */
const Below = ({ room, typing }: Readonly<{ room: ChatRoomDetail; typing: ReadonlyMap<string, Date> }>) => {
  const { session } = useChat();
  const nameOf = usePersonName();
  const presences = usePresences(room.peer === null ? [] : [room.peer.id]);
  const others = [...typing.keys()].filter((id) => id !== session.userId);
  const [first] = others;
  if (first !== undefined && room.type === 'ONE_TO_ONE') return <FormattedMessage id="chat.typing" />;
  if (first !== undefined)
    return (
      <FormattedMessage
        id="chat.typing.group"
        values={{
          name: nameOf(room.members.find(({ person }) => person.id === first)?.person),
          others: others.length - 1,
        }}
      />
    );
  if (room.type === 'GROUP')
    return <FormattedMessage id="chat.members.count" values={{ count: room.memberCount }} />;
  const presence = presences.get(room.peer?.id ?? '') ?? 'OFFLINE';
  return (
    <>
      <PresenceDot status={presence} />
      <FormattedMessage id={`nav.presence.${presence}`} />
    </>
  );
};

type Props = Readonly<{
  room: ChatRoomDetail;
  typing: ReadonlyMap<string, Date>;
  onInfo: () => void;
  onSearch: () => void;
}>;

export const RoomHead = ({ room, typing, onInfo, onSearch }: Props) => {
  const { formatMessage } = useIntl();
  const name = useRoomName()(room);
  const heading = usePageHeading(name);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: { xs: 0.5, md: 1.5 },
        minHeight: 60,
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        pt: { xs: 'env(safe-area-inset-top, 0px)', md: 0 },
      }}
    >
      <IconButton
        component={LocalLink}
        to={room.state === 'REQUEST' ? `${paths.chat}?box=requests` : paths.chat}
        aria-label={formatMessage({ id: 'nav.back' })}
        sx={{ display: { md: 'none' }, width: 44, height: 44 }}
      >
        <ArrowLeftIcon />
      </IconButton>
      <Box
        component="button"
        type="button"
        onClick={onInfo}
        aria-haspopup="dialog"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          flexGrow: 1,
          minWidth: 0,
          minHeight: 52,
          px: 0.75,
          border: 0,
          borderRadius: '12px',
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <RoomPicture room={room} size={40} />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="h2"
            variant="subtitle1"
            sx={{
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              lineHeight: 1.45,
              outline: 'none',
            }}
            {...heading}
          >
            {name}
          </Typography>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              fontSize: '0.8125rem',
              lineHeight: 1.45,
              color: 'text.secondary',
            }}
          >
            <Below room={room} typing={typing} />
          </Box>
        </Box>
      </Box>
      <IconButton
        onClick={onSearch}
        aria-label={formatMessage({ id: 'chat.search.here' })}
        sx={{ width: 44, height: 44 }}
      >
        <SearchIcon />
      </IconButton>
    </Box>
  );
};
