import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';

type Props = Readonly<{
  name: ReactNode;
  /** For the letter in place of a missing picture. */
  plainName: string;
  avatarUrl: string | null;
  children?: ReactNode;
  size?: number;
}>;

/** A person as a small picture with a name, and what else is to be said beside it. */
export const PersonLine = ({ name, plainName, avatarUrl, children, size = 44 }: Props) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
    <PersonAvatar name={plainName} avatarUrl={avatarUrl} size={size} />
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
      {children}
    </Box>
  </Box>
);
