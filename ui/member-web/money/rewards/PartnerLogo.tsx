import Box from '@mui/material/Box';
import { useState } from 'react';

const size = 44;

/** Beside the partner's name, which says it already; the first letter stands where there is no picture. */
export const PartnerLogo = ({ name, address }: Readonly<{ name: string; address: string | null }>) => {
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      aria-hidden
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: '12px',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.soft',
        color: 'primary.onSoft',
        fontWeight: 700,
        fontSize: '1.25rem',
      }}
    >
      {address === null || broken === address ? (
        name.trim().charAt(0).toUpperCase()
      ) : (
        <Box
          component="img"
          src={address}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(address)}
          sx={{ objectFit: 'contain', bgcolor: 'common.white' }}
        />
      )}
    </Box>
  );
};
