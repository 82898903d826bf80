import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageTitle } from '../page-title.ts';
import { contentWidth } from '../theme/tokens.ts';

type Props = Readonly<{
  title: string;
  /** When the browser's title should say more than the heading. */
  documentTitle?: string;
  description?: ReactNode;
  above?: ReactNode;
  actions?: ReactNode;
  width?: keyof typeof contentWidth;
  children: ReactNode;
}>;

/** The heading takes focus after a navigation, so that a reader hears where it has landed; never at the first load. */
export const usePageHeading = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const stays = (state as { keepFocus?: boolean } | null)?.keepFocus === true; // any page may put any state there

  useEffect(() => pageTitle.set(title), [title]);
  useEffect(() => {
    if (key !== 'default' && !stays) heading.current?.focus({ preventScroll: true });
  }, [key, stays]);

  return { ref: heading, tabIndex: -1 } as const;
};

export const Page = ({
  title,
  documentTitle,
  description,
  above,
  actions,
  width = 'page',
  children,
}: Props) => (
  <Box
    sx={{
      // What is read in a narrow column begins where the wide screens begin: the heading never jumps sideways.
      maxWidth: contentWidth[width === 'reading' ? 'page' : width],
      ...(width === 'reading' && { '& > *': { maxWidth: contentWidth.reading } }),
      mx: 'auto',
      width: '100%',
      px: { xs: 2, sm: 3, md: 4 },
      py: { xs: 3, md: 5 },
    }}
  >
    {above}
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 2,
        mb: { xs: 3, md: 4 },
        justifyContent: 'space-between',
        alignItems: { sm: 'flex-end' },
        // Many actions go below the heading: it is never squeezed by them.
        flexWrap: { sm: 'wrap' },
      }}
    >
      <Box sx={{ flex: { sm: '1 1 280px' }, minWidth: 0 }}>
        <Typography variant="h1" {...usePageHeading(documentTitle ?? title)}>
          {title}
        </Typography>
        {description !== undefined && (
          <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: contentWidth.reading }}>
            {description}
          </Typography>
        )}
      </Box>
      {actions !== undefined && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', maxWidth: '100%' }}>
          {actions}
        </Stack>
      )}
    </Stack>
    {children}
  </Box>
);
