import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { usePageHeading } from '#ui/components/Page.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';

type Props = Readonly<{
  title: string;
  /** Beside the heading: a state, a mark. */
  beside?: ReactNode;
  description?: ReactNode;
  back?: Readonly<{ to: string; label: ReactNode }>;
  actions?: ReactNode;
  hideTitle?: boolean;
  width?: number;
  children: ReactNode;
}>;

export const ConsolePage = ({
  title,
  beside,
  description,
  back,
  actions,
  hideTitle = false,
  width = 1280,
  children,
}: Props) => (
  <Box sx={{ maxWidth: width, mx: 'auto', width: '100%', px: { xs: 2, md: 3 }, py: { xs: 2, md: 3 } }}>
    {back !== undefined && (
      <Link
        component={RouterLink}
        to={back.to}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 0.75, mb: 0.5 }}
      >
        <ArrowLeftIcon fontSize="small" />
        {back.label}
      </Link>
    )}
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1.5,
        mb: hideTitle ? 0 : 2.5,
        justifyContent: 'space-between',
        alignItems: { sm: 'flex-start' },
        // Many buttons go below the heading instead of pressing it into a column of words.
        flexWrap: { sm: 'wrap' },
      }}
    >
      <Box sx={{ minWidth: 0, flex: { sm: '1 1 360px' } }}>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h1" {...usePageHeading(title)} sx={hideTitle ? visuallyHidden : {}}>
            {title}
          </Typography>
          {beside}
        </Stack>
        {description !== undefined && (
          <Typography
            component="div"
            sx={{ mt: 0.5, color: 'text.secondary', maxWidth: 720, textWrap: 'pretty' }}
          >
            {description}
          </Typography>
        )}
      </Box>
      {actions !== undefined && (
        <Stack
          direction="row"
          sx={{
            gap: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            // Small on a desk; on a phone as high as a thumb.
            '@media (max-width: 699px)': { '& .MuiButton-root': { minHeight: 44 } },
          }}
        >
          {actions}
        </Stack>
      )}
    </Stack>
    {children}
  </Box>
);
