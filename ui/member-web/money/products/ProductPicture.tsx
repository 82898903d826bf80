import Box from '@mui/material/Box';
import { useState } from 'react';
import { BagIcon } from '#ui/icons.tsx';

type Props = Readonly<{
  address: string | null;
  alt: string;
  eager?: boolean;
  /** Shown whole, in its own shape; otherwise the middle of it, square. */
  shape?: Readonly<{ width: number | null; height: number | null }>;
}>;

const [tallest, widest] = [3 / 4, 4 / 3];
const ratioOf = ({ width, height }: NonNullable<Props['shape']>): number =>
  width === null || height === null || height === 0 ? 1 : Math.min(Math.max(width / height, tallest), widest);

/** Its room is kept, so that nothing moves when it arrives; a bag stands where there is no picture. */
export const ProductPicture = ({ address, alt, eager = false, shape }: Props) => {
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      sx={{
        aspectRatio: shape === undefined ? '1' : String(ratioOf(shape)),
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
          sx={{
            width: '100%',
            height: '100%',
            objectFit: shape === undefined ? 'cover' : 'contain',
            display: 'block',
          }}
        />
      )}
    </Box>
  );
};
