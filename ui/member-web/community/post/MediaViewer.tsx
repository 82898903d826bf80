import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#ui/icons.tsx';
import type { Post } from './data.ts';

type Props = Readonly<{ media: Post['media']; from: number; onClose: () => void }>;

const round = {
  bgcolor: 'rgb(0 0 0 / 0.55)',
  color: 'common.white',
  '&:hover': { bgcolor: 'rgb(0 0 0 / 0.75)' },
};

type ArrowsProps = Readonly<{ place: number; count: number; onShow: (place: number) => void }>;

/** For those who have no finger on the screen. */
const Arrows = ({ place, count, onShow }: ArrowsProps) => {
  const { formatMessage } = useIntl();
  const arrows = [
    ['left', ArrowLeftIcon, place - 1, 'feed.media.previous'],
    ['right', ArrowRightIcon, place + 1, 'feed.media.next'],
  ] as const;
  return arrows.map(([side, Icon, to, id]) => (
    <IconButton
      key={side}
      onClick={() => onShow(to)}
      disabled={to < 0 || to >= count}
      aria-label={formatMessage({ id })}
      sx={{
        ...round,
        position: 'absolute',
        top: '50%',
        [side]: 12,
        display: { xs: 'none', sm: 'inline-flex' },
      }}
    >
      <Icon />
    </IconButton>
  ));
};

/** One after the other, swiped or by arrows; their descriptions stand below. */
const MediaViewer = ({ media, from, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [place, setPlace] = useState(from);
  const row = useRef<HTMLDivElement>(null);

  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const to = Math.min(media.length - 1, Math.max(0, index));
    row.current?.children[to]?.scrollIntoView({ behavior, inline: 'center', block: 'nearest' });
    setPlace(to);
  };
  useEffect(() => {
    row.current?.children[from]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' });
  }, [from]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show(place + 1);
    if (key === 'ArrowLeft') show(place - 1);
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setPlace(Math.round(scrollLeft / clientWidth));
  };
  const alt = media[place]?.alt ?? '';

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={formatMessage({ id: 'feed.media.viewer' })}
      slotProps={{ paper: { sx: { bgcolor: 'common.black', color: 'common.white' } } }}
    >
      <Box
        sx={{
          position: 'absolute',
          top: 12,
          right: 12,
          zIndex: 1,
          display: 'flex',
          gap: 1,
          alignItems: 'center',
        }}
      >
        {media.length > 1 && (
          <Typography component="output" variant="body2" sx={{ color: 'common.white' }}>
            <FormattedMessage id="feed.media.place" values={{ place: place + 1, count: media.length }} />
          </Typography>
        )}
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'ui.close' })} sx={round}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        ref={row}
        onScroll={onScroll}
        sx={{
          flexGrow: 1,
          minHeight: 0,
          display: 'flex',
          overflowX: 'auto',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
        }}
      >
        {media.map((medium) => (
          <Box
            key={medium.id}
            sx={{
              flex: '0 0 100%',
              scrollSnapAlign: 'center',
              display: 'grid',
              placeItems: 'center',
              minHeight: 0,
            }}
          >
            {medium.type === 'VIDEO' ? (
              // oxlint-disable-next-line jsx-a11y/media-has-caption -- members' own videos come without captions; their description is shown
              <Box
                component="video"
                controls
                playsInline
                {...(medium.posterUrl === null ? {} : { poster: medium.posterUrl })}
                src={medium.url}
                sx={{ maxWidth: '100%', maxHeight: '100%' }}
              />
            ) : (
              <Box
                component="img"
                src={medium.url}
                alt={medium.alt}
                sx={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }}
              />
            )}
          </Box>
        ))}
      </Box>
      {alt !== '' && (
        <Typography sx={{ p: 2, textAlign: 'center', overflowWrap: 'anywhere' }} dir="auto">
          {alt}
        </Typography>
      )}
      {media.length > 1 && <Arrows place={place} count={media.length} onShow={show} />}
    </Dialog>
  );
};
export default MediaViewer;
