import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = Readonly<{ id?: string; title: ReactNode; lead?: ReactNode; children: ReactNode }>;

export const PageSection = ({ id, title, lead, children }: Props) => {
  const heading = useId();
  return (
    <Box
      component="section"
      {...(id === undefined ? {} : { id })}
      aria-labelledby={heading}
      sx={{ scrollMarginTop: 80 }}
    >
      <Typography id={heading} variant="h2">
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography sx={{ mt: 0.75, color: 'text.secondary', maxWidth: 680 }}>{lead}</Typography>
      )}
      <Box sx={{ mt: 2.5 }}>{children}</Box>
    </Box>
  );
};
