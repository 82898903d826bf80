import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ArrowDownIcon, ArrowUpIcon, DragIcon, MoveIcon } from '../../icons.tsx';
import { rowButtonId } from '../part-focus.ts';
import { touchSize } from '../touch-size.ts';

type Props = Readonly<{
  id: string;
  kind: 'chapter' | 'lesson';
  /** Beside the title: the place it has among the others. */
  number: string;
  title: string;
  facts: ReactNode;
  /** Where a dragged row may be let go; undefined: nowhere. */
  place: number | undefined;
  isOpen: boolean;
  isDragged: boolean;
  mayMoveUp: boolean;
  mayMoveDown: boolean;
  onOpen: () => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onMove: (by: 1 | -1) => void;
  onMoveTo: () => void;
}>;

const DragHandle = ({ isDragged, onGrab }: Pick<Props, 'isDragged' | 'onGrab'>) => (
  <Box
    aria-hidden
    onPointerDown={onGrab}
    sx={{
      alignSelf: 'stretch',
      width: { xs: 24, md: 32 },
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      cursor: isDragged ? 'grabbing' : 'grab',
      touchAction: 'none',
      color: 'text.secondary',
    }}
  >
    <DragIcon fontSize="small" />
  </Box>
);

const MoveButtons = ({
  title,
  mayMoveUp,
  mayMoveDown,
  onMove,
  onMoveTo,
}: Pick<Props, 'title' | 'mayMoveUp' | 'mayMoveDown' | 'onMove' | 'onMoveTo'>) => {
  const { formatMessage } = useIntl();
  return (
    <Stack direction="row" sx={{ flexShrink: 0, alignItems: 'center' }}>
      <IconButton
        size="small"
        sx={touchSize}
        disabled={!mayMoveUp}
        onClick={() => onMove(-1)}
        aria-label={formatMessage({ id: 'learning.tree.up' }, { title })}
      >
        <ArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        sx={touchSize}
        disabled={!mayMoveDown}
        onClick={() => onMove(1)}
        aria-label={formatMessage({ id: 'learning.tree.down' }, { title })}
      >
        <ArrowDownIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        sx={touchSize}
        disabled={!mayMoveUp && !mayMoveDown}
        onClick={onMoveTo}
        aria-label={formatMessage({ id: 'learning.tree.moveTo' }, { title })}
      >
        <MoveIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
};

/** A chapter or a lesson: opened by its title, moved by buttons, Alt with an arrow, or the handle. */
export const TreeRow = ({
  id,
  kind,
  number,
  title,
  facts,
  place,
  isOpen,
  isDragged,
  onOpen,
  onGrab,
  ...moves
}: Props) => {
  const followKeys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const by = event.key === 'ArrowUp' ? -1 : 1;
    if (by === -1 ? moves.mayMoveUp : moves.mayMoveDown) moves.onMove(by);
  };
  return (
    <Box
      data-place={place}
      sx={{
        borderRadius: 1,
        ...(isDragged ? { outline: '2px solid', outlineColor: 'primary.main', opacity: 0.85 } : {}),
        ...(isOpen ? { bgcolor: 'action.selected' } : {}),
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', minWidth: 0 }}>
        <DragHandle isDragged={isDragged} onGrab={onGrab} />
        <ButtonBase
          id={rowButtonId(id)}
          onClick={onOpen}
          onKeyDown={followKeys}
          aria-current={isOpen ? 'true' : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          sx={{ flex: '1 1 auto', minWidth: 0, minHeight: 48, py: 0.75, display: 'block', textAlign: 'left' }}
        >
          <Typography
            component="span"
            variant={kind === 'chapter' ? 'subtitle2' : 'body2'}
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {`${number} ${title}`}
          </Typography>
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {facts}
          </Typography>
        </ButtonBase>
        <MoveButtons title={title} {...moves} />
      </Stack>
    </Box>
  );
};
