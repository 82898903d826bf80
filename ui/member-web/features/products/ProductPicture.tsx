import Box from '@mui/material/Box';
import { useState } from 'react';
import { BagIcon } from '#ui/icons.tsx';

type Props = Readonly<{ address: string | null; alt: string; eager?: boolean; whole?: boolean }>;

/** Always square, so that nothing moves when it arrives; a bag stands where there is no picture. */
export const ProductPicture = ({ address, alt, eager = false, whole = false }: Props) => {
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      sx={{
        aspectRatio: '1',
        width: '100%',
        borderRadius: '16px',
        overflow: 'hidden',
        bgcolor: 'background.sunken',
        display: 'grid',
        placeItems: 'center',
        color: 'text.secondary',
      }}
    >
      {address === null || broken === address ? (
        <BagIcon sx={{ fontSize: 48 }} {...(alt === '' ? {} : { titleAccess: alt })} />
      ) : (
        <Box
          component="img"
          src={address}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(address)}
          sx={{ width: '100%', height: '100%', objectFit: whole ? 'contain' : 'cover', display: 'block' }}
        />
      )}
    </Box>
  );
};
