import Box from '@mui/material/Box';
import { useState } from 'react';
import { ImageIcon } from '#ui/icons.tsx';

type Props = Readonly<{ address: string | null; alt: string; fit?: 'cover' | 'contain' }>;

/** As wide as its place and square, so that nothing moves when it arrives; an icon stands for what can't be shown. */
export const Thumbnail = ({ address, alt, fit = 'cover' }: Props) => {
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        aspectRatio: '1',
        borderRadius: '10px',
        overflow: 'hidden',
        bgcolor: 'background.sunken',
        color: 'text.secondary',
      }}
    >
      {address === null || broken === address ? (
        <ImageIcon {...(alt === '' ? { 'aria-hidden': true } : { titleAccess: alt })} />
      ) : (
        <Box
          component="img"
          src={address}
          alt={alt}
          loading="lazy"
          onError={() => setBroken(address)}
          sx={{ width: '100%', height: '100%', objectFit: fit, display: 'block' }}
        />
      )}
    </Box>
  );
};
