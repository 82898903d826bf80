import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { Delayed } from '#ui/components/QueryView.tsx';
import { EmptyState, ErrorState } from '#ui/components/States.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import type { ChatMessage, ChatRoomDetail } from '../../../app/data/chat.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { paths } from '../../../app/paths.ts';
import { ReportDialog } from '../../moderation/ReportDialog.tsx';
import { Composer, type Answering } from '../composer/Composer.tsx';
import type { RoomState, RoomStore } from '../live/room-store.ts';
import { useRoomName } from '../room-words.ts';
import { useChat } from '../use-session.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { type ListHandle, MessageList } from './MessageList.tsx';
import { MessageMenu, type MenuStep } from './MessageMenu.tsx';
import { PinsBar } from './PinsBar.tsx';
import { Readers } from './Readers.tsx';
import { RequestNote } from './RequestNote.tsx';
import { RoomHead } from './RoomHead.tsx';
import { RoomSearch } from './RoomSearch.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';
import { useMessageSteps } from './use-message-steps.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useRoom } from './use-room.ts';

const RoomInfo = lazy(() => import('../info/RoomInfo.tsx'));

const Gone = () => (
  <EmptyState
    picture={<LostPicture />}
    title={<FormattedMessage id="chat.gone" />}
    action={
      <Button component={LocalLink} to={paths.chat} variant="contained">
        <FormattedMessage id="chat.back" />
      </Button>
    }
  >
    <FormattedMessage id="chat.gone.text" />
  </EmptyState>
);

/** The menu of a message and what it opens. */
const MessageSteps = ({
  room,
  steps,
  onAnswer,
}: Readonly<{
  room: ChatRoomDetail;
  steps: ReturnType<typeof useMessageSteps>;
  onAnswer: (answering: Answering) => void;
}>) => {
  const { session } = useChat();
  const { menu, removing, readersOf, reported } = steps;
  const mayTranslate = useSignedInUser()?.translation ?? false;
  const take = (message: ChatMessage) => (step: MenuStep) => {
    steps.closeMenu();
    if (step === 'reply' || step === 'edit') onAnswer({ kind: step, message });
    else if (step === 'remove') steps.askRemoval(message);
    else if (step === 'readers') steps.showReaders(message);
    else steps[step](message);
  };
  return (
    <>
      {menu !== null && (
        <MessageMenu
          {...menu}
          room={room}
          userId={session.userId}
          mayTranslate={mayTranslate}
          onClose={steps.closeMenu}
          onStep={take(menu.message)}
          onReact={(emoji) => {
            steps.closeMenu();
            const given = menu.message.reactions.find((reaction) => reaction.emoji === emoji);
            steps.react(menu.message, emoji, given?.userIds.includes(session.userId) ?? false);
          }}
        />
      )}
      <ConfirmOnDemand
        open={removing !== null}
        dangerous
        title={<FormattedMessage id="chat.remove.title" />}
        confirmLabel={<FormattedMessage id="chat.step.remove" />}
        onConfirm={() => removing && steps.remove(removing)}
        onClose={() => steps.askRemoval(null)}
      >
        <FormattedMessage id="chat.remove.text" />
      </ConfirmOnDemand>
      {reported !== null && (
        <ReportDialog
          target={{ targetKind: 'MESSAGE', targetId: reported.id }}
          onClose={() => steps.report(null)}
        />
      )}
      {readersOf !== null && <Readers messageId={readersOf.id} onClose={() => steps.showReaders(null)} />}
    </>
  );
};

type OpenProps = Readonly<{
  room: ChatRoomDetail;
  store: RoomStore;
  state: RoomState;
  at: number | undefined;
}>;

const OpenRoom = ({ room, store, state, at }: OpenProps) => {
  const { formatMessage } = useIntl();
  const name = useRoomName()(room);
  const steps = useMessageSteps();
  const list = useRef<ListHandle>(null);
  const [answering, setAnswering] = useState<Answering | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [showsInfo, setShowsInfo] = useState(false);
  const jump = useCallback((seq: number) => list.current?.jump(seq), []);
  const toEnd = useCallback(() => list.current?.toEnd(), []);

  return (
    <Box
      component="section"
      data-chat-room=""
      aria-label={formatMessage({ id: 'chat.room.named' }, { name })}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, minWidth: 0 }}
    >
      <RoomHead
        room={room}
        typing={state.typing}
        onInfo={() => setShowsInfo(true)}
        onSearch={() => setSearching(!isSearching)}
      />
      {isSearching && <RoomSearch roomId={room.id} onClose={() => setSearching(false)} />}
      <PinsBar room={room} onJump={jump} />
      <MessageList
        room={room}
        store={store}
        state={state}
        at={at}
        handle={list}
        onMenu={steps.openMenu}
        onReact={steps.react}
      />
      {room.state === 'REQUEST' ? (
        <RequestNote room={room} />
      ) : room.readOnly !== null ? (
        <ClosedNote reason={room.readOnly} />
      ) : (
        <Composer room={room} answering={answering} onAnswer={setAnswering} onWritten={toEnd} />
      )}
      <MessageSteps room={room} steps={steps} onAnswer={setAnswering} />
      {showsInfo && (
        <Suspense>
          <RoomInfo room={room} onClose={() => setShowsInfo(false)} />
        </Suspense>
      )}
    </Box>
  );
};

/** One room: its head, its messages, and where one writes. */
export const Room = ({ roomId, at }: Readonly<{ roomId: string; at: number | undefined }>) => {
  const { kept } = useKeptPlace();
  const readAt = typeof kept === 'object' ? kept.seq : at;
  const { store, state } = useRoom(roomId, readAt);
  if (state.isGone) return <Gone />;
  if (state.room !== undefined && state.view !== undefined)
    return <OpenRoom room={state.room} store={store} state={state} at={at} />;
  if (state.error !== undefined)
    return <ErrorState error={state.error} onRetry={() => void store.open(readAt)} />;
  return (
    <Box data-chat-room="" sx={{ height: '100%' }}>
      <Delayed>
        <RoomSkeleton />
      </Delayed>
    </Box>
  );
};
