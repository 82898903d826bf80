import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { LocalLink } from './LocalLink.tsx';

/** Above a page: to the list it belongs to. */
export const BackLink = ({ to, children }: Readonly<{ to: string; children: ReactNode }>) => (
  <Link
    component={LocalLink}
    to={to}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, mb: 1 }}
  >
    <ArrowLeftIcon fontSize="small" />
    {children}
  </Link>
);
