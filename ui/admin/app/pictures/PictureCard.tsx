import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#ui/icons.tsx';
import type { Picture } from './picture.ts';
import { Thumbnail } from './Thumbnail.tsx';
import type { Direction } from './use-focus-after-move.ts';

type MoveButtonProps = Readonly<{
  picture: Picture;
  number: number;
  direction: Direction;
  disabled: boolean;
  onMove: (direction: Direction) => void;
}>;

const MoveButton = ({ picture, number, direction, disabled, onMove }: MoveButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      data-picture={picture.id}
      data-direction={direction}
      disabled={disabled}
      aria-label={formatMessage({ id: `console.pictures.${direction}` }, { number })}
      onClick={() => onMove(direction)}
    >
      {direction === 'front' ? <ArrowLeftIcon fontSize="small" /> : <ArrowRightIcon fontSize="small" />}
    </IconButton>
  );
};

type Props = Readonly<{
  picture: Picture;
  index: number;
  /** How many there are. */
  count: number;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}>;

/** One picture with its place in the order, and what can be done with it. */
export const PictureCard = ({ picture, index, count, onMove, onRemove }: Props) => {
  const { formatMessage } = useIntl();
  const number = index + 1;
  const moveProps = { picture, number, onMove };
  return (
    <Box
      component="li"
      sx={{
        width: 150,
        p: 1,
        borderRadius: '14px',
        border: '1px solid',
        borderColor: 'divider',
        display: 'grid',
        gap: 0.5,
        justifyItems: 'center',
      }}
    >
      <Thumbnail address={picture.url} alt={formatMessage({ id: 'console.pictures.nth' }, { number })} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {index === 0 ? (
          <FormattedMessage id="console.pictures.main" />
        ) : (
          <FormattedMessage id="console.pictures.nth" values={{ number }} />
        )}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <MoveButton {...moveProps} direction="front" disabled={index === 0} />
        <MoveButton {...moveProps} direction="back" disabled={number === count} />
        <IconButton
          color="error"
          aria-label={formatMessage({ id: 'console.pictures.removeNth' }, { number })}
          onClick={onRemove}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
};
