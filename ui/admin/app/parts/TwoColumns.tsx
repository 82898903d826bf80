import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A record: what it is at the left, what is decided about it at the right; below each other on a phone. */
export const TwoColumns = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    {children}
  </Box>
);
