import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ImageIcon } from '../../icons.tsx';

/** Where a picture or a video can't be shown: what it would show, in words. */
export const NoPicture = ({ children, alt }: Readonly<{ children: ReactNode; alt: string }>) => (
  <Box
    component="span"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 96,
      p: 2,
      border: '1px dashed',
      borderColor: 'control',
      borderRadius: 1,
      color: 'text.secondary',
      fontSize: '0.9375rem',
      lineHeight: 1.5,
    }}
  >
    <ImageIcon sx={{ flexShrink: 0 }} />
    <span>
      {children}
      {alt !== '' && (
        <Box component="span" sx={{ display: 'block' }}>
          {alt}
        </Box>
      )}
    </span>
  </Box>
);
