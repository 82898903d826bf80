import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = Readonly<{ id?: string; title: ReactNode; lead?: ReactNode; children: ReactNode }>;

export const Section = ({ id, title, lead, children }: Props) => (
  <Box component="section" {...(id === undefined ? {} : { id })} sx={{ py: { xs: 6, md: 9 } }}>
    <Typography variant="h1" component="h2" sx={{ maxWidth: 700 }}>
      {title}
    </Typography>
    {lead !== undefined && (
      <Typography sx={{ mt: 1.5, color: 'text.secondary', maxWidth: 640 }}>{lead}</Typography>
    )}
    <Box sx={{ mt: { xs: 3, md: 5 } }}>{children}</Box>
  </Box>
);
