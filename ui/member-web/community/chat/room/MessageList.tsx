import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type RefObject, useCallback, useImperativeHandle, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatMessage, ChatRoomDetail } from '../../../app/data/chat.ts';
import type { RoomState, RoomStore } from '../live/room-store.ts';
import { quoteIn } from '../live/room-view.ts';
import { useChat } from '../use-session.ts';
import { MessageRow } from '../bubble/MessageRow.tsx';
import { DayRow, LineRow, NewRow } from './MiddleRows.tsx';
import { NewMessages } from './NewMessages.tsx';
import { isSaid, type Row } from './rows.ts';
import { ToEnd } from './ToEnd.tsx';
import { openingOf, useJump } from './use-jump.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { beyondHeight, usePlace } from './use-place.ts';
import { useMarked, useRows } from './use-room.ts';
import { TraceRow } from '../bubble/TraceRow.tsx';
import { WaitingRow } from '../bubble/WaitingRow.tsx';

export type ListHandle = Readonly<{ jump: (seq: number) => void; toEnd: () => void }>;

type Props = Readonly<{
  room: ChatRoomDetail;
  store: RoomStore;
  state: RoomState;
  /** The message a link leads to. */
  at: number | undefined;
  handle: RefObject<ListHandle | null>;
  onMenu: (message: ChatMessage, anchor: HTMLElement) => void;
  onReact: (message: ChatMessage, emoji: string, isGiven: boolean) => void;
}>;

type BeyondProps = Readonly<{ state: RoomState; side: 'older' | 'newer'; onRetry: () => void }>;

/** How what is not drawn yet comes, at the end it comes to. */
const Beyond = ({ state: { reading, readFailed }, side, onRetry }: BeyondProps) => (
  <Box
    sx={{
      position: 'absolute',
      insetInline: 0,
      [side === 'older' ? 'top' : 'bottom']: 0,
      height: beyondHeight,
      display: 'grid',
      placeItems: 'center',
    }}
  >
    {reading === side && <CircularProgress size={22} aria-hidden />}
    {readFailed === side && (
      <Box role="alert" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <FormattedMessage id="chat.more.failed" />{' '}
        <Button size="small" onClick={onRetry}>
          <FormattedMessage id="ui.retry" />
        </Button>
      </Box>
    )}
  </Box>
);

export const MessageList = ({ room, store, state, at, handle, onMenu, onReact }: Props) => {
  const { session } = useChat();
  const { formatMessage } = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const { view } = state;
  const { rows, progress } = useRows(room.id, state);
  const [marked, mark] = useMarked();
  const seen = useRef(0);
  const onSeen = useCallback(
    (seq: number) => {
      seen.current = Math.max(seen.current, seq);
      if (room.state === 'INBOX') session.markRead(room.id, seq);
    },
    [room.id, room.state, session],
  );
  const keeping = useKeptPlace();
  const opensAt = openingOf(keeping.kept, at);
  const place = usePlace({ scroller, rows, store, view, opensAt, onSeen, onPlace: keeping.keep });
  const { jump, goToEnd } = useJump({ store, at, rows, keeping, place, mark });
  const { list, items } = place;
  useImperativeHandle(handle, () => ({ jump, toEnd: goToEnd }), [goToEnd, jump]);

  const draw = (row: Row) => {
    switch (row.kind) {
      case 'day':
        return <DayRow at={row.at} />;
      case 'new':
        return <NewRow />;
      case 'line':
        return <LineRow message={row.message} />;
      case 'trace':
        return <TraceRow count={row.count} isOwn={row.isOwn} isGroup={room.type === 'GROUP'} at={row.at} />;
      case 'waiting':
        return (
          <WaitingRow message={row.message} progress={progress} isFirst={row.isFirst} isLast={row.isLast} />
        );
      case 'message':
        return (
          <MessageRow
            message={row.message}
            quote={view === undefined ? row.message.quote : quoteIn(view, row.message)}
            userId={session.userId}
            isFirst={row.isFirst}
            isLast={row.isLast}
            isGroup={room.type === 'GROUP'}
            isRead={row.isOwn && (room.peerReadSeq ?? 0) >= row.seq}
            isMarked={marked === row.seq}
            canWrite={room.readOnly === null && room.state === 'INBOX'}
            onMenu={onMenu}
            onReact={onReact}
            onJump={jump}
          />
        );
    }
  };

  return (
    <Box sx={{ position: 'relative', flexGrow: 1, minHeight: 0 }}>
      <Box
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={formatMessage({ id: 'chat.messages' })}
        tabIndex={0}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          height: '100%',
          overflowY: 'auto',
          overflowX: 'hidden',
          overflowAnchor: 'none',
          overscrollBehavior: 'contain',
          // What the keyboard reaches comes to stand above the button that leads to the end.
          scrollPaddingBlock: '8px 68px',
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box
          style={{ height: list.getTotalSize(), paddingTop: items[0]?.start }}
          sx={{ position: 'relative', flexShrink: 0, mt: 'auto', '& > [data-row]': { display: 'flow-root' } }}
        >
          {view?.olderCursor && <Beyond state={state} side="older" onRetry={() => void store.older()} />}
          {items.map(({ index }) => {
            const row = rows[index]!; // the list is as long as the rows
            return (
              <div
                key={row.key}
                ref={list.measureElement}
                data-index={index}
                data-row={row.key}
                {...(isSaid(row) ? { 'data-seq': row.seq } : {})}
              >
                {draw(row)}
              </div>
            );
          })}
          {view?.newerCursor && <Beyond state={state} side="newer" onRetry={() => void store.newer()} />}
        </Box>
      </Box>
      {view !== undefined && !place.isAtEnd && (
        <ToEnd room={room} view={view} seen={seen} onClick={goToEnd} />
      )}
      <NewMessages rows={rows} />
    </Box>
  );
};
