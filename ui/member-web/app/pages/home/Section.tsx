import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = Readonly<{
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Words at one side, the thing itself at the other. */
  beside?: boolean;
  children: ReactNode;
}>;

export const Section = ({ id, title, lead, beside = false, children }: Props) => (
  <Box
    component="section"
    {...(id === undefined ? {} : { id })}
    sx={{
      py: { xs: 5, md: 6.5 },
      ...(beside
        ? {
            display: 'grid',
            columnGap: 8,
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.8fr) minmax(0, 1fr)' },
          }
        : {}),
    }}
  >
    <Box>
      <Typography variant="h1" component="h2" sx={{ maxWidth: 700 }}>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography sx={{ mt: 1.5, color: 'text.secondary', maxWidth: 640 }}>{lead}</Typography>
      )}
    </Box>
    <Box sx={{ mt: { xs: 3, md: beside ? 0 : 5 } }}>{children}</Box>
  </Box>
);
