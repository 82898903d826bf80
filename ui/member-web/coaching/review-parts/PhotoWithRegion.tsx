import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PhotoRegion } from '#core/coaching/reply/reply.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { PrivateMedium } from '../../app/parts/PrivateMedium.tsx';

const percent = (share: number) => `${share * 100}%`;

type Props = Readonly<{
  medium: SavedWeek['media'][number];
  alt: string;
  region: PhotoRegion | null;
  /** Something to drag over it. */
  children?: ReactNode;
}>;

/** The whole picture, uncropped: the region is told in shares of it. */
export const PhotoWithRegion = ({ medium, alt, region, children }: Props) => (
  <Box sx={{ position: 'relative', borderRadius: '14px', overflow: 'hidden', lineHeight: 0 }}>
    <PrivateMedium medium={medium} alt={alt} sx={{ height: 'auto', minHeight: 120, objectFit: 'contain' }} />
    {region !== null && (
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: percent(region.x),
          top: percent(region.y),
          width: percent(region.width),
          height: percent(region.height),
          border: '3px solid',
          borderColor: 'accent.main',
          borderRadius: '10px',
          // Dark around the bright frame, so that it is seen on any picture.
          boxShadow: '0 0 0 2px rgba(0, 0, 0, 0.55), inset 0 0 0 1px rgba(0, 0, 0, 0.55)',
          pointerEvents: 'none',
        }}
      />
    )}
    {children}
  </Box>
);
