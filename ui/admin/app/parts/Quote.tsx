import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A person's text, line by line as they wrote it. */
export const Quote = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Typography
    component="blockquote"
    sx={{
      m: 0,
      p: 2,
      borderRadius: '12px',
      bgcolor: 'background.sunken',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Typography>
);
