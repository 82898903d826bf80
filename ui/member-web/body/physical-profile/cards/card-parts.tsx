import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const cardFrame = {
  width: '100%',
  textAlign: 'left',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  minHeight: 72,
  borderRadius: '16px',
  border: '1.5px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  font: 'inherit',
  color: 'text.primary',
  '&:hover': { borderColor: 'primary.main' },
} as const;

export const CardMark = ({ isFilled, children }: Readonly<{ isFilled: boolean; children: ReactNode }>) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 44,
      height: 44,
      flexShrink: 0,
      borderRadius: '12px',
      display: 'grid',
      placeItems: 'center',
      bgcolor: isFilled ? 'primary.soft' : 'background.sunken',
      color: isFilled ? 'primary.onSoft' : 'text.secondary',
    }}
  >
    {children}
  </Box>
);
