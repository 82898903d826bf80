import Badge from '@mui/material/Badge';
import Fab from '@mui/material/Fab';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { ArrowDownIcon } from '#ui/icons.tsx';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import type { Row } from './rows.ts';

type Props = Readonly<{
  shown: boolean;
  room: ChatRoomDetail;
  rows: readonly Row[];
  /** The newest place that was in view. */
  seen: RefObject<number>;
  onClick: () => void;
}>;

/** Back to the newest, with how many came meanwhile. */
export const ToEnd = ({ shown, rows, seen, onClick }: Props) => {
  const { formatMessage } = useIntl();
  if (!shown) return null;
  const count = rows.filter((row) => row.kind === 'message' && !row.isOwn && row.seq > seen.current).length;
  return (
    <Fab
      size="medium"
      onClick={onClick}
      aria-label={formatMessage({ id: 'chat.toEnd' }, { count })}
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
      <Badge badgeContent={count > 0 ? count : undefined} max={99} color="accent">
        <ArrowDownIcon />
      </Badge>
    </Fab>
  );
};
