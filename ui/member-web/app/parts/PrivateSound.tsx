import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFreshAddress } from '../../app/data/media.ts';

type Props = Readonly<{ mediaId: string; url: string; name: string }>;

/** A sound behind an address that ends within a minute: it goes on under a fresh one where the old one ended. */
export const PrivateSound = ({ mediaId, url, name }: Props) => {
  const { formatMessage } = useIntl();
  const ask = useFreshAddress();
  const [source, setSource] = useState(url);
  const playedUntil = useRef(0);
  const triedAt = useRef(0);

  const renew = async () => {
    // A file that can't be played fails again at once.
    if (Date.now() - triedAt.current < 5_000) return;
    triedAt.current = Date.now();
    const next = await ask({ mediaId, thumbnail: false, address: source }).catch(() => null);
    if (next !== null) setSource(next);
  };

  return (
    <Box
      component="audio"
      controls
      preload="metadata"
      src={source}
      aria-label={formatMessage({ id: 'files.sound' }, { name })}
      data-renews-itself=""
      onError={() => void renew()}
      onTimeUpdate={({ currentTarget }: React.SyntheticEvent<HTMLAudioElement>) => {
        playedUntil.current = currentTarget.currentTime;
      }}
      onLoadedMetadata={({ currentTarget }: React.SyntheticEvent<HTMLAudioElement>) => {
        if (playedUntil.current > 0) currentTarget.currentTime = playedUntil.current;
      }}
      sx={{ width: '100%', maxWidth: 480 }}
    />
  );
};
