import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cut, ratioOf } from './media-shape.ts';
import type { Post } from './data.ts';

const MediaViewer = lazy(() => import('./MediaViewer.tsx'));

type Medium = Post['media'][number];

/** Its poster was drawn in its author's browser: nothing of the film is fetched before it is wanted. */
const Video = ({ medium, ratio }: Readonly<{ medium: Medium; ratio: number }>) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- members' own videos come without captions; their description is said
  <Box
    component="video"
    controls
    playsInline
    preload={medium.posterUrl === null ? 'metadata' : 'none'}
    {...(medium.posterUrl === null ? {} : { poster: medium.posterUrl })}
    src={medium.url}
    aria-label={medium.alt === '' ? undefined : medium.alt}
    sx={{
      width: '100%',
      aspectRatio: ratio,
      objectFit: 'contain',
      bgcolor: 'common.black',
      display: 'block',
    }}
  />
);

type PictureProps = Readonly<{ medium: Medium; number: number; onOpen: () => void; more?: number }>;

const Picture = ({ medium: { url, alt }, number, onOpen, more = 0 }: PictureProps) => {
  const { formatMessage } = useIntl();
  return (
    <ButtonBase
      onClick={onOpen}
      aria-label={
        alt === ''
          ? formatMessage({ id: 'feed.media.open' }, { number })
          : formatMessage({ id: 'feed.media.openNamed' }, { alt })
      }
      sx={{
        position: 'relative',
        width: '100%',
        height: '100%',
        overflow: 'hidden',
        bgcolor: 'background.sunken',
        '&:focus-visible': { outlineOffset: -4 },
      }}
    >
      <Box
        component="img"
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
      {more > 0 && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            color: 'common.white',
            bgcolor: 'rgb(0 0 0 / 0.5)',
            fontSize: '1.5rem',
            fontWeight: 600,
          }}
        >
          <FormattedMessage id="feed.media.more" values={{ count: more }} />
        </Box>
      )}
    </ButtonBase>
  );
};

/** One picture keeps its shape within bounds; several stand in a grid of one height. */
export const PostMedia = ({ media }: Pick<Post, 'media'>) => {
  const [open, setOpen] = useState<number>();
  const [first] = media;
  if (first === undefined) return null;
  const { shown, more } = cut(media);
  return (
    <Box sx={{ mx: { xs: -2, sm: 0 }, borderRadius: { sm: '16px' }, overflow: 'hidden' }}>
      {media.length === 1 ? (
        first.type === 'VIDEO' ? (
          <Video medium={first} ratio={ratioOf(first)} />
        ) : (
          <Box sx={{ aspectRatio: ratioOf(first) }}>
            <Picture medium={first} number={1} onOpen={() => setOpen(0)} />
          </Box>
        )
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: '3px',
            aspectRatio: 1.25,
            gridTemplateColumns: '1fr 1fr',
            gridAutoRows: '1fr',
            ...(shown.length === 3 && { '& > :first-of-type': { gridRow: 'span 2' } }),
          }}
        >
          {shown.map((medium, index) => (
            <Box key={medium.id} sx={{ minHeight: 0, minWidth: 0 }}>
              {medium.type === 'VIDEO' ? (
                <Video medium={medium} ratio={1} />
              ) : (
                <Picture
                  medium={medium}
                  number={index + 1}
                  onOpen={() => setOpen(index)}
                  more={index === shown.length - 1 ? more : 0}
                />
              )}
            </Box>
          ))}
        </Box>
      )}
      {open !== undefined && (
        <Suspense>
          <MediaViewer media={media} from={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Box>
  );
};
