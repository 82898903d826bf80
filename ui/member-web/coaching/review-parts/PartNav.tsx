import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { keepFocus } from '#ui/keep-focus.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';

type Part = Readonly<{ key: string; to: string; label: ReactNode; count?: ReactNode }>;

type Props = Readonly<{ label: string; current: string; parts: readonly Part[] }>;

/** Tabs that are links: each part can be opened, shared and gone back to. */
export const PartNav = ({ label, current, parts }: Props) => (
  <Box component="nav" aria-label={label} sx={{ borderBottom: '1px solid', borderColor: 'divider', mb: 2.5 }}>
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        columnGap: { xs: 2, sm: 3 },
        // On the narrowest phones the last one is reached by a swipe, or by the Tab key.
        overflowX: 'auto',
        whiteSpace: 'nowrap',
      }}
    >
      {parts.map(({ key, to, label: name, count }) => (
        <li key={key}>
          <Box
            component={LocalLink}
            to={to}
            replace
            state={keepFocus}
            preventScrollReset
            {...(key === current ? { 'aria-current': 'page' } : {})}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              minHeight: 48,
              textDecoration: 'none',
              color: 'text.secondary',
              borderBottom: '3px solid transparent',
              '&:hover': { color: 'text.primary' },
              '&:focus-visible': { outlineOffset: -3 },
              '&[aria-current]': { color: 'text.primary', fontWeight: 600, borderColor: 'primary.main' },
            }}
          >
            {name}
            {count}
          </Box>
        </li>
      ))}
    </Box>
  </Box>
);
