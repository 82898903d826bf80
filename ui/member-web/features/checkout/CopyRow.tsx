import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CopyButton } from '#ui/components/CopyButton.tsx';

type Props = Readonly<{
  label: ReactNode;
  value: ReactNode;
  /** What goes to the clipboard; absent where nobody types it into a bank's app. */
  copy?: Readonly<{ text: string; label: string }>;
  strong?: boolean;
  note?: ReactNode;
}>;

export const CopyRow = ({ label, value, copy, strong = false, note }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 1.5,
      alignItems: 'center',
      minHeight: 64,
      py: 1,
      borderTop: '1px solid',
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontWeight: 600,
          fontSize: strong ? '1.25rem' : '1rem',
          lineHeight: 1.4,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {value}
        {note !== undefined && (
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'warning.main' }}>
            {note}
          </Typography>
        )}
      </Typography>
    </Box>
    {copy !== undefined && <CopyButton {...copy} />}
  </Box>
);
