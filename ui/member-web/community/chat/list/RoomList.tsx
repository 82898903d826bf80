import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LetterPicture } from '#ui/illustrations/scenes.tsx';
import type { ChatRoom } from '../../../app/data/chat.ts';
import { ShowMore } from '../../../app/parts/ShowMore.tsx';
import { type Box as ListBox, usePresences, useRooms } from '../data.ts';
import { roomsIn } from '../live/room-list.ts';
import { RoomRow } from './RoomRow.tsx';

type RowsProps = Readonly<{ rooms: readonly ChatRoom[]; openRoomId: string | null }>;

export const RoomRows = ({ rooms, openRoomId }: RowsProps) => {
  const { formatMessage } = useIntl();
  const presences = usePresences(rooms.flatMap(({ peer }) => (peer === null ? [] : [peer.id])));
  return (
    <Box component="ul" aria-label={formatMessage({ id: 'chat.rooms' })} sx={{ p: 0, m: 0 }}>
      {rooms.map((room) => (
        <RoomRow
          key={room.id}
          room={room}
          presence={room.peer === null ? undefined : presences.get(room.peer.id)}
          isOpen={room.id === openRoomId}
        />
      ))}
    </Box>
  );
};

const Nobody = ({ box, onWrite }: Readonly<{ box: ListBox; onWrite: () => void }>) =>
  box === 'requests' ? (
    <EmptyState compact picture={<LetterPicture />} title={<FormattedMessage id="chat.requests.empty" />}>
      <FormattedMessage id="chat.requests.empty.text" />
    </EmptyState>
  ) : (
    <EmptyState
      compact
      picture={<LetterPicture />}
      title={<FormattedMessage id="chat.empty" />}
      action={
        <Button variant="contained" onClick={onWrite}>
          <FormattedMessage id="chat.new" />
        </Button>
      }
    >
      <FormattedMessage id="chat.empty.text" />
    </EmptyState>
  );

type Props = Readonly<{ box: ListBox; openRoomId: string | null; onWrite: () => void }>;

/** One's rooms, or those that strangers ask one into. */
export const RoomList = ({ box, openRoomId, onWrite }: Props) => {
  const query = useRooms(box);
  return (
    <QueryView
      query={query}
      compact
      skeleton={
        <Box sx={{ px: 2, py: 1 }}>
          <ListSkeleton rows={8} />
        </Box>
      }
      isEmpty={(data) => roomsIn(data).length === 0}
      empty={<Nobody box={box} onWrite={onWrite} />}
    >
      {(data) => (
        <>
          <RoomRows rooms={roomsIn(data)} openRoomId={openRoomId} />
          <Box sx={{ px: 2, pb: 2 }}>
            <ShowMore query={query} />
          </Box>
        </>
      )}
    </QueryView>
  );
};
