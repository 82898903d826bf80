import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { useState } from 'react';
import { client } from './client.ts';

type Props = Readonly<{
  medium: Readonly<{ mediaId: string; type: string; url: string; thumbnailUrl: string | null }>;
  alt: string;
  /** The small one where it is enough. */
  thumbnail?: boolean;
  controls?: boolean;
  lazy?: boolean;
  sx?: SystemStyleObject;
}>;

/** A private picture lives behind an address that ends after minutes: when it fails once, a fresh one is asked for. */
export const PrivateMedium = ({
  medium,
  alt,
  thumbnail = false,
  controls = false,
  lazy = false,
  sx = {},
}: Props) => {
  const given = thumbnail ? (medium.thumbnailUrl ?? medium.url) : medium.url;
  const [fresh, setFresh] = useState<Readonly<{ instead: string; url: string | null }>>();
  // Another given address is another chance.
  const renewal = fresh?.instead === given ? fresh : undefined;

  const renew = () => {
    if (renewal !== undefined) return;
    setFresh({ instead: given, url: null });
    client.media.url({ params: { id: medium.mediaId } }).then(
      ({ url, thumbnailUrl }) => setFresh({ instead: given, url: thumbnail ? (thumbnailUrl ?? url) : url }),
      () => undefined, // the description stands where the picture would be
    );
  };
  const source = renewal?.url ?? given;
  const isVideo = medium.type === 'VIDEO' && !(thumbnail && medium.thumbnailUrl !== null);

  return isVideo ? (
    <Box
      component="video"
      src={source}
      controls={controls}
      muted
      playsInline
      preload="metadata"
      aria-label={alt}
      onError={renew}
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
