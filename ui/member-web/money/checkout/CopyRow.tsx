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
      py: 1.25,
      borderTop: '1px solid',
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0, pt: 0 },
    }}
  >
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box
      component="dd"
      sx={{ m: 0, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="div"
          sx={{
            fontWeight: 600,
            fontSize: strong ? '1.25rem' : '1rem',
            lineHeight: 1.4,
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
        >
          {value}
        </Typography>
        {note !== undefined && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {note}
          </Typography>
        )}
      </Box>
      {copy !== undefined && (
        <Box sx={{ flexShrink: 0 }}>
          <CopyButton {...copy} />
        </Box>
      )}
    </Box>
  </Box>
);
