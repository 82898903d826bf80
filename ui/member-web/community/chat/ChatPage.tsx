import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { EmptyState } from '#ui/components/States.tsx';
import { LetterPicture } from '#ui/illustrations/scenes.tsx';
import { messageSteps, useChatSessionOf, useRoomSteps } from './data.ts';
import { ListPane } from './list/ListPane.tsx';
import { Room } from './room/Room.tsx';
import { ChatContext } from './use-session.ts';

declare global {
  interface MessageCatalogues {
    chat: typeof import('./messages/vi.json');
  }
}

/** The page is as high as the screen and scrolls inside; a room on a phone has the screen to itself. */
const frame = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      'div:has(> div > main [data-chat])': { height: '100dvh', overflow: 'hidden' },
      'div:has(> main [data-chat])': { minHeight: 0 },
      'main:has([data-chat])': { minHeight: 0, display: 'flex', flexDirection: 'column' },
      [breakpoints.up('md')]: { 'main:has([data-chat])': { paddingBottom: '0 !important' } },
      [breakpoints.down('md')]: {
        'main:has([data-chat-room])': { paddingBottom: '0 !important' },
        'div:has(> div > main [data-chat-room]) > :is(header, nav)': { display: 'none !important' },
      },
    })}
  />
);

const NoneOpen = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>
    <EmptyState compact picture={<LetterPicture />} title={<FormattedMessage id="chat.none" />}>
      <FormattedMessage id="chat.none.text" />
    </EmptyState>
  </Box>
);

const Chat = ({ userId }: Readonly<{ userId: string }>) => {
  const { roomId } = useParams();
  const [search] = useSearchParams();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const openRoomId = roomId ?? null;
  const session = useChatSessionOf(userId, openRoomId);
  const rooms = useRoomSteps(session);
  const chat = useMemo(
    () => ({ session, rooms, messages: messageSteps(session) }),
    // The steps are made of the session and the page's queries, which stay.
    // oxlint-disable-next-line react/exhaustive-deps
    [session],
  );
  const at = Number(search.get('at'));

  return (
    <ChatContext value={chat}>
      {frame}
      <Box
        data-chat=""
        sx={{
          flexGrow: 1,
          minHeight: 0,
          width: '100%',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 340px) minmax(0, 1fr)' },
          gridTemplateRows: 'minmax(0, 1fr)',
        }}
      >
        {(!isPhone || openRoomId === null) && (
          <Box sx={{ minHeight: 0, borderRight: { md: '1px solid' }, borderColor: { md: 'divider' } }}>
            <ListPane openRoomId={openRoomId} />
          </Box>
        )}
        {openRoomId !== null && (
          <Box sx={{ minHeight: 0, minWidth: 0 }}>
            <Room key={openRoomId} roomId={openRoomId} at={at > 0 ? at : undefined} />
          </Box>
        )}
        {!isPhone && openRoomId === null && <NoneOpen />}
      </Box>
    </ChatContext>
  );
};

export default function ChatPage() {
  const user = useSignedInUser();
  return user === undefined ? null : <Chat key={user.id} userId={user.id} />;
}
