import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { NamedPicture } from './picture.ts';
import { Thumbnail } from './Thumbnail.tsx';

const mark = {
  position: 'absolute',
  top: 6,
  right: 6,
  minWidth: 28,
  height: 28,
  px: 0.5,
  borderRadius: 14,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

type MarkProps = Readonly<{ place: number; isOrdered: boolean }>;

const Mark = ({ place, isOrdered }: MarkProps) => {
  const { formatMessage } = useIntl();
  if (!isOrdered)
    return (
      <Box aria-hidden sx={mark}>
        <CheckIcon fontSize="small" />
      </Box>
    );
  return (
    <Box sx={mark}>
      <Box component="span" sx={visuallyHidden}>
        {formatMessage({ id: 'console.pictures.place' })}{' '}
      </Box>
      {place}
    </Box>
  );
};

type Props = Readonly<{
  picture: NamedPicture;
  /** From 1 on; 0: not chosen. */
  place: number;
  isOrdered: boolean;
  isTaken: boolean;
  onToggle: (picture: NamedPicture) => void;
}>;

/** One picture with its name; chosen ones are marked, in their order where it matters. */
export const PictureTile = ({ picture, place, isOrdered, isTaken, onToggle }: Props) => {
  const isChosen = place > 0;
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <ButtonBase
        disabled={isTaken}
        aria-pressed={isChosen}
        onClick={() => onToggle(picture)}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'start',
          borderRadius: '12px',
          outline: isChosen ? '3px solid' : 'none',
          outlineColor: 'primary.main',
          outlineOffset: -1,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 2 },
          '&:disabled': { opacity: 0.6 },
        }}
      >
        <Box sx={{ position: 'relative' }}>
          <Thumbnail address={picture.url} alt={picture.name} />
          {isChosen && <Mark place={place} isOrdered={isOrdered} />}
        </Box>
        <Typography
          variant="caption"
          component="span"
          aria-hidden
          noWrap
          title={picture.name}
          sx={{ display: 'block', px: 0.5, py: 0.25 }}
        >
          {picture.name}
        </Typography>
        {isTaken && (
          <Typography variant="caption" component="span" sx={{ display: 'block', px: 0.5, pb: 0.25 }}>
            <FormattedMessage id="console.pictures.taken" />
          </Typography>
        )}
      </ButtonBase>
    </Box>
  );
};
