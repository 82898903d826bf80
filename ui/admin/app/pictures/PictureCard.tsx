import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#ui/icons.tsx';
import type { Picture } from '../../app/forms/upload-picture.ts';
import { ProductPicture } from '../shop/cells.tsx';
import type { Direction } from './use-focus-after-move.ts';

const card = {
  width: 136,
  p: 1,
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'divider',
  display: 'grid',
  gap: 0.5,
  justifyItems: 'center',
} as const;

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
      size="small"
      data-picture={picture.id}
      data-direction={direction}
      disabled={disabled}
      aria-label={formatMessage({ id: `console.products.images.${direction}` }, { number })}
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
    <Box component="li" sx={card}>
      <ProductPicture
        address={picture.url}
        size={118}
        alt={formatMessage({ id: 'console.products.images.nth' }, { number })}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {index === 0 ? (
          <FormattedMessage id="console.products.images.main" />
        ) : (
          <FormattedMessage id="console.products.images.nth" values={{ number }} />
        )}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <MoveButton {...moveProps} direction="front" disabled={index === 0} />
        <MoveButton {...moveProps} direction="back" disabled={number === count} />
        <IconButton
          size="small"
          color="error"
          aria-label={formatMessage({ id: 'console.products.images.remove' }, { number })}
          onClick={onRemove}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
};

/** In the place of a picture that is on its way. */
export const UploadCard = ({ file }: Readonly<{ file: File }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box component="li" sx={{ ...card, alignContent: 'center', minHeight: 190 }}>
      <CircularProgress
        size={28}
        aria-label={formatMessage({ id: 'console.products.images.sending' }, { name: file.name })}
      />
      <Typography variant="caption" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
        {file.name}
      </Typography>
    </Box>
  );
};
