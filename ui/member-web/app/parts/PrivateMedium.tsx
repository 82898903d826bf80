import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { useRef, useState, type SyntheticEvent } from 'react';
import { isOver } from '#ui/api/fresh-addresses.ts';
import { useFreshAddress } from '../data/media.ts';
import { useGoingOn } from './PrivateSound.tsx';

type Props = Readonly<{
  medium: Readonly<{ mediaId: string; type: string; url: string; thumbnailUrl: string | null }>;
  alt: string;
  /** The small one where it is enough. */
  thumbnail?: boolean;
  controls?: boolean;
  /** Of a film: the picture that stands for it until it is played. */
  posterUrl?: string | null;
  lazy?: boolean;
  sx?: SystemStyleObject;
}>;

/**
 * A private picture lives behind an address that ends within a minute. When it fails, a fresh one is asked for: one's own
 * by itself, another person's with what the page shows of theirs.
 */
export const PrivateMedium = ({
  medium,
  alt,
  thumbnail = false,
  controls = false,
  posterUrl = null,
  lazy = false,
  sx = {},
}: Props) => {
  const ask = useFreshAddress();
  const given = thumbnail ? (medium.thumbnailUrl ?? medium.url) : medium.url;
  const [fresh, setFresh] = useState<Readonly<{ instead: string; url: string | null }>>();
  // Another given address is another chance.
  const renewal = fresh?.instead === given ? fresh : undefined;
  const source = renewal?.url ?? given;
  const player = useRef<HTMLVideoElement>(null);
  const { broken, ...places } = useGoingOn(player, source);

  const renew = () => {
    if (renewal !== undefined && (renewal.url === null || !isOver(renewal.url))) return;
    setFresh({ instead: given, url: null });
    ask({ mediaId: medium.mediaId, thumbnail, address: source })
      .then((url) => setFresh({ instead: given, url }))
      .catch(() => undefined); // the description stands where the picture would be
  };
  const isVideo = medium.type === 'VIDEO' && !(thumbnail && medium.thumbnailUrl !== null);

  return isVideo ? (
    <Box
      component="video"
      ref={player}
      src={source}
      controls={controls}
      // What plays by itself is silent; what a person starts is heard.
      muted={!controls}
      playsInline
      preload={posterUrl === null ? 'metadata' : 'none'}
      {...(posterUrl === null ? {} : { poster: posterUrl })}
      aria-label={alt}
      data-renews-itself=""
      onError={(event: SyntheticEvent<HTMLVideoElement>) => {
        broken(event);
        renew();
      }}
      {...places}
      sx={{
        display: 'block',
        objectFit: 'cover',
        width: '100%',
        height: '100%',
        bgcolor: 'background.sunken',
        ...sx,
      }}
    />
  ) : (
    <Box
      component="img"
      src={source}
      alt={alt}
      data-renews-itself=""
      onError={renew}
      {...(lazy ? { loading: 'lazy' as const } : {})}
      decoding="async"
      draggable={false}
      sx={{
        display: 'block',
        objectFit: 'cover',
        width: '100%',
        height: '100%',
        bgcolor: 'background.sunken',
        fontSize: '0.75rem',
        ...sx,
      }}
    />
  );
};
