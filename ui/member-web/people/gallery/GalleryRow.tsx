import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrowDownIcon, ArrowUpIcon, DragIcon, EditIcon, TrashIcon } from '#ui/icons.tsx';
import { PrivateMedium } from '../../app/parts/PrivateMedium.tsx';
import type { GalleryPicture } from './data.ts';

type Props = Readonly<{
  picture: GalleryPicture;
  place: number;
  count: number;
  isDragged: boolean;
  grab: (event: PointerEvent<HTMLElement>) => void;
  onMove: (to: number) => void;
  onDescribe: () => void;
  onRemove: () => void;
}>;

/** At the end of the way: it keeps the focus that moved the picture there, and moves it no further. */
const spent = (isSpent: boolean) =>
  isSpent ? { 'aria-disabled': true, sx: { color: 'text.disabled', cursor: 'default' } } : {};

/** One picture with its place: moved by buttons, or dragged by its handle. */
export const GalleryRow = ({
  picture,
  place,
  count,
  isDragged,
  grab,
  onMove,
  onDescribe,
  onRemove,
}: Props) => {
  const { formatMessage } = useIntl();
  const { id, alt, name, isCopy, url, thumbnailUrl } = picture;
  const values = { name: alt === '' ? name : alt, place: place + 1 };
  return (
    <Card
      component="li"
      data-place={place}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1,
        alignItems: 'center',
        ...(isDragged ? { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -1 } : {}),
      }}
    >
      <Box
        aria-hidden
        onPointerDown={grab}
        sx={{
          width: 44,
          height: 44,
          display: { xs: 'none', sm: 'grid' },
          placeItems: 'center',
          cursor: 'grab',
          touchAction: 'none',
          color: 'text.secondary',
          flexShrink: 0,
        }}
      >
        <DragIcon />
      </Box>
      <Box sx={{ width: 84, height: 84, borderRadius: '12px', overflow: 'hidden', flexShrink: 0 }}>
        <PrivateMedium
          medium={{ mediaId: id, type: 'IMAGE', url, thumbnailUrl }}
          alt={alt === '' ? formatMessage({ id: 'gallery.picture' }, values) : alt}
          thumbnail
          lazy
        />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: alt === '' ? 'text.secondary' : 'text.primary' }}>
          {alt === '' ? <FormattedMessage id="gallery.noAlt" /> : alt}
        </Typography>
        {isCopy && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="gallery.isCopy" />
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
          <IconButton
            aria-label={formatMessage({ id: 'gallery.up' }, values)}
            {...spent(place === 0)}
            onClick={() => onMove(place - 1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            aria-label={formatMessage({ id: 'gallery.down' }, values)}
            {...spent(place === count - 1)}
            onClick={() => onMove(place + 1)}
          >
            <ArrowDownIcon />
          </IconButton>
          <IconButton aria-label={formatMessage({ id: 'gallery.describe' }, values)} onClick={onDescribe}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={formatMessage({ id: 'gallery.remove' }, values)} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </Box>
      </Box>
    </Card>
  );
};
