import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { type OpenPart, Visibility } from './Visibility.tsx';

type Props = Readonly<{
  id: string;
  owner?: SignedInUser | undefined;
  part?: OpenPart;
  children: ReactNode;
}>;

export const PartHeading = ({ id, owner, part, children }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', mb: 1.5 }}>
    <Typography id={id} variant="h2">
      {children}
    </Typography>
    {part !== undefined && <Visibility owner={owner} part={part} />}
  </Box>
);
