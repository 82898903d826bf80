import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { radii } from '../../theme/tokens.ts';

type Props = Readonly<{
  /** Of a hundred. */
  value: number;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Eight pixels instead of ten. */
  thin?: boolean;
  sx?: SxProps<Theme>;
}>;

/** How much is done. MUI's own bar, which can also say that nobody knows how much, is ten times as heavy. */
export const ProgressBar = ({ value, thin = false, sx = [], ...name }: Props) => (
  <Box
    role="progressbar"
    aria-valuenow={Math.round(value)}
    aria-valuemin={0}
    aria-valuemax={100}
    data-progress
    {...name}
    sx={
      [
        {
          overflow: 'hidden',
          height: thin ? 8 : 10,
          borderRadius: `${radii.pill}px`,
          bgcolor: 'background.sunken',
        },
        ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx]),
      ] as SxProps<Theme>
    }
  >
    <Box
      data-progress-bar
      style={{ transform: `translateX(${value - 100}%)` }}
      sx={{
        height: '100%',
        borderRadius: `${radii.pill}px`,
        bgcolor: 'primary.main',
        transition: 'transform 0.4s linear',
      }}
    />
  </Box>
);
