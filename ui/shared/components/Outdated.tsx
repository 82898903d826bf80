import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';

type Props = Readonly<{ when: boolean; children: ReactNode }>;

/**
 * What was shown before, until the answer to what is asked now has come: it can be read and used as ever, and a line above
 * it says that it is about to change.
 */
export const Outdated = ({ when, children }: Props) => (
  <Box aria-busy={when} sx={{ position: 'relative' }}>
    {when && (
      <LinearProgress
        aria-hidden
        sx={{ position: 'absolute', top: -8, left: 0, right: 0, height: 4, borderRadius: 2 }}
      />
    )}
    {children}
  </Box>
);
