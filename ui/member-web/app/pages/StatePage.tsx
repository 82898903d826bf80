import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageHeading } from '#ui/components/Page.tsx';

type Props = Readonly<{
  title: string;
  picture: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  after?: ReactNode;
}>;

/** A whole page that says one thing: not found, not allowed, not yet. */
export const StatePage = ({ title, picture, children, actions, after }: Props) => (
  <Stack
    sx={{
      flexGrow: 1,
      alignItems: 'center',
      justifyContent: 'center',
      textAlign: 'center',
      px: 2,
      py: { xs: 5, md: 8 },
      gap: 2,
    }}
  >
    <Box sx={{ width: { xs: 220, sm: 280 } }}>{picture}</Box>
    <Typography variant="h1" {...usePageHeading(title)}>
      {title}
    </Typography>
    <Typography component="div" sx={{ color: 'text.secondary', maxWidth: 520 }}>
      {children}
    </Typography>
    {actions !== undefined && (
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
        {actions}
      </Stack>
    )}
    {after}
  </Stack>
);
