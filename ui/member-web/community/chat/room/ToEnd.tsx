import Badge from '@mui/material/Badge';
import Fab from '@mui/material/Fab';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { ArrowDownIcon } from '#ui/icons.tsx';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import type { RoomView } from '../live/room-view.ts';
import { useChat } from '../use-session.ts';
import { mostNews, newsIn } from './rows.ts';

type Props = Readonly<{
  room: ChatRoomDetail;
  view: RoomView;
  /** The newest place that was in view. */
  seen: RefObject<number>;
  onClick: () => void;
}>;

/** Back to the newest, with how many came meanwhile. */
export const ToEnd = ({ room, view, seen, onClick }: Props) => {
  const { formatMessage } = useIntl();
  const { session } = useChat();
  const { count, isMore } = newsIn(view, room, session.userId, Math.max(seen.current, room.readSeq));
  return (
    <Fab
      size="medium"
      onClick={onClick}
      aria-label={formatMessage({ id: 'chat.toEnd' }, { count, isMore: String(isMore) })}
      sx={{
        position: 'absolute',
        right: 16,
        bottom: 12,
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: '1px solid',
        borderColor: 'divider',
        '&:hover': { bgcolor: 'background.sunken' },
      }}
    >
      <Badge
        badgeContent={
          count > 0 ? `${Math.min(count, mostNews)}${isMore || count > mostNews ? '+' : ''}` : undefined
        }
        color="accent"
      >
        <ArrowDownIcon />
      </Badge>
    </Fab>
  );
};
