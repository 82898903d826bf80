import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radii, weights } from '../../theme/tokens.ts';

const tones = {
  neutral: { bgcolor: 'action.selected', color: 'text.primary' },
  primary: { bgcolor: 'primary.soft', color: 'primary.onSoft' },
  info: { bgcolor: 'info.soft', color: 'info.onSoft' },
  success: { bgcolor: 'success.soft', color: 'success.onSoft' },
  warning: { bgcolor: 'warning.soft', color: 'warning.onSoft' },
  error: { bgcolor: 'error.soft', color: 'error.onSoft' },
} as const;

export type Tone = keyof typeof tones;

type Props = Readonly<{ label: ReactNode; tone?: Tone; icon?: ReactNode }>;

/** A word on a ground of its own. MUI's chip can be pressed and taken away, too, and is five times as much. */
export const PlainChip = ({ label, tone = 'neutral', icon }: Props) => (
  <Box
    data-chip
    sx={{
      ...tones[tone],
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      maxWidth: '100%',
      height: 24,
      boxSizing: 'border-box',
      borderRadius: `${radii.small}px`,
      fontSize: '0.8125rem',
      fontWeight: weights.strong,
      lineHeight: 1.5,
      whiteSpace: 'nowrap',
      verticalAlign: 'middle',
      '& > svg': { fontSize: 18, ml: 0.5, mr: -0.5 },
    }}
  >
    {icon}
    <Box component="span" sx={{ px: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {label}
    </Box>
  </Box>
);
