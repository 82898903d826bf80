import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { fold } from '#core/kernel/text/text.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import type { ChatMessage, ChatRoom } from '../../../app/data/chat.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../../app/parts/ShowMore.tsx';
import { messagePath } from '../../../app/paths.ts';
import { useMessageSearch, useRooms } from '../data.ts';
import { roomsIn } from '../live/room-list.ts';
import { RoomPicture } from '../RoomPicture.tsx';
import { usePersonName, useRoomName, useSummary } from '../room-words.ts';
import { RoomRows } from './RoomList.tsx';
import { useShortTime } from './use-short-time.ts';

const Heading = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Typography variant="subtitle2" component="h2" sx={{ px: 2, pt: 1.5, pb: 0.5, color: 'text.secondary' }}>
    {children}
  </Typography>
);

const FoundMessage = ({ message, room }: Readonly<{ message: ChatMessage; room: ChatRoom }>) => {
  const summary = useSummary();
  const nameOf = useRoomName();
  const personName = usePersonName();
  const shortTime = useShortTime();
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box
        component={LocalLink}
        to={messagePath(room.id, message.seq)}
        sx={{
          display: 'flex',
          gap: 1.5,
          px: 1.5,
          py: 1,
          mx: 0.5,
          borderRadius: '14px',
          textDecoration: 'none',
          color: 'text.primary',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <RoomPicture room={room} size={40} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Box
              component="span"
              sx={{ fontWeight: 600, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {nameOf(room)}
            </Box>
            <Box component="span" sx={{ flexShrink: 0, fontSize: '0.8125rem', color: 'text.secondary' }}>
              {shortTime(message.createdAt)}
            </Box>
          </Box>
          <Box
            component="span"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              fontSize: '0.875rem',
              color: 'text.secondary',
              overflowWrap: 'anywhere',
            }}
          >
            {room.type === 'GROUP' && `${personName(message.sender)}: `}
            {summary(message)}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};

/** Words in messages: each leads to its place. */
export const FoundMessages = ({ q, roomId }: Readonly<{ q: string; roomId?: string }>) => {
  const query = useMessageSearch(q, roomId);
  return (
    <QueryView
      query={query}
      compact
      skeleton={
        <Box sx={{ px: 2, py: 1 }}>
          <ListSkeleton rows={4} />
        </Box>
      }
      isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
      empty={
        <Typography sx={{ px: 2, py: 1, color: 'text.secondary' }}>
          <FormattedMessage id="chat.search.nothing" values={{ q }} />
        </Typography>
      }
    >
      {({ pages }) => (
        <>
          <Box component="ul" sx={{ p: 0, m: 0 }}>
            {pages.flatMap(({ items }) =>
              items.map(({ message, room }) => (
                <FoundMessage key={message.id} message={message} room={room} />
              )),
            )}
          </Box>
          <Box sx={{ px: 2, pb: 2 }}>
            <ShowMore query={query} />
          </Box>
        </>
      )}
    </QueryView>
  );
};

/** Rooms by their names first, then what was written in them. */
export const SearchResults = ({ q, openRoomId }: Readonly<{ q: string; openRoomId: string | null }>) => {
  const { data } = useRooms('inbox');
  const nameOf = useRoomName();
  const wanted = fold(q);
  const rooms = useMemo(
    () => roomsIn(data).filter((room) => fold(nameOf(room)).includes(wanted)),
    [data, nameOf, wanted],
  );
  return (
    <>
      {rooms.length > 0 && (
        <>
          <Heading>
            <FormattedMessage id="chat.search.rooms" />
          </Heading>
          <RoomRows rooms={rooms} openRoomId={openRoomId} />
        </>
      )}
      <Heading>
        <FormattedMessage id="chat.search.messages" />
      </Heading>
      <FoundMessages q={q} />
    </>
  );
};
