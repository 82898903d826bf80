import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Ink = 'line' | 'pine' | 'mist' | 'papaya' | 'peach' | 'turmeric' | 'paper' | 'sand';

/** A colour of the drawing box; it changes with light and dark by itself. */
export const ink = (name: Ink) => `var(--fb-palette-drawing-${name})`;

/** An outline is always the same pen. */
export const pen = {
  stroke: ink('line'),
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type Props = Readonly<{
  width: number;
  height: number;
  viewBox?: string;
  children: ReactNode;
  title?: string | undefined;
}>;

/** Without a title a drawing says nothing to a reader: the words beside it do. */
export const Drawing = ({ width, height, viewBox = `0 0 ${width} ${height}`, children, title }: Props) => (
  <Box
    component="svg"
    viewBox={viewBox}
    width={width}
    height={height}
    fill="none"
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    sx={{ display: 'block', width: '100%', height: 'auto' }}
  >
    {children}
  </Box>
);

/** Three lanes of a running track taking a bend: the product's own pattern. */
export const Lanes = ({
  x,
  y,
  size,
  colours,
}: Readonly<{ x: number; y: number; size: number; colours: readonly string[] }>) => (
  <g strokeLinecap="round" fill="none">
    {colours.map((colour, lane) => {
      const gap = size / 7;
      const at = lane * gap * 1.6;
      const radius = size * 0.62 - at;
      return (
        <path
          key={colour + String(at)}
          d={`M${x + at} ${y + size}V${y + at + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}H${x + size * 1.25}`}
          stroke={colour}
          strokeWidth={gap}
        />
      );
    })}
  </g>
);
