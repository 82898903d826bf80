import type { SystemStyleObject } from '@mui/system';
import type { Placement } from '#core/body/snapshot/alignment/align-photos.ts';

const percent = (share: number): string => `${share * 100}%`;

/** In a frame that hides what is beyond it. */
export const placed = ({ left, top, width, height, degrees }: Placement): SystemStyleObject => ({
  position: 'absolute',
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
  maxWidth: 'none',
  objectFit: 'fill',
  transformOrigin: '0 0',
  transform: `rotate(${degrees}deg)`,
});
