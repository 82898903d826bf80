import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { afterKey, drawingOf, nearestTo, type Place, type ScrubPoint } from './scrub-chart.ts';

export const chartHeight = 168;
/** Half a thumb: the ends of the drawing stand where a finger can reach them. */
const inset = 12;

/** Lines keep their width and dots their shape however wide the drawing is pulled. */
const Line = ({ d, sx }: Readonly<{ d: string; sx: SxProps<Theme> }>) => (
  <Box component="path" d={d} fill="none" vectorEffect="non-scaling-stroke" strokeLinecap="round" sx={sx} />
);

const dot = ({ x }: Pick<Place, 'x'>, y: number) => `M${x} ${y}h0`;

const Drawn = ({ places, picked }: Readonly<{ places: readonly Place[]; picked: Place | undefined }>) => {
  const trend = places.map(({ x, trendY }, index) => `${index === 0 ? 'M' : 'L'}${x} ${trendY}`).join('');
  return (
    <>
      {picked !== undefined && (
        <Line
          d={`M${picked.x} 0V100`}
          sx={{ stroke: (theme) => theme.vars.palette.control, strokeWidth: 1.5 }}
        />
      )}
      <Line d={trend} sx={{ stroke: (theme) => theme.vars.palette.primary.main, strokeWidth: 2.5 }} />
      {places.map((place) => (
        <Line
          key={place.week}
          d={dot(place, place.y)}
          sx={{
            stroke: (theme) =>
              place.carriedOver ? theme.vars.palette.control : theme.vars.palette.accent.main,
            strokeWidth: place === picked ? 13 : 7,
          }}
        />
      ))}
      {picked !== undefined && (
        <Line
          d={dot(picked, picked.trendY)}
          sx={{ stroke: (theme) => theme.vars.palette.primary.main, strokeWidth: 10 }}
        />
      )}
    </>
  );
};

type Props = Readonly<{
  points: readonly ScrubPoint[];
  goal: number | null;
  /** What stands beside the line of the goal. */
  goalLabel: string;
  label: string;
  /** A point in words: its week, what was measured, and the trend. */
  describe: (point: ScrubPoint) => string;
  /** Null: nothing is looked at, the newest is shown. */
  picked: number | null;
  onPick: (index: number | null) => void;
}>;

/**
 * A line to run a finger along. What can be pulled is a slider of the browser's own over the drawing: it has a name, a
 * value in words, keys and touch without a line of ours, and the page still scrolls under it.
 */
export const ScrubChart = ({ points, goal, goalLabel, label, describe, picked, onPick }: Props) => {
  const { places, goalY } = useMemo(() => drawingOf(points, goal), [points, goal]);
  const last = places.length - 1;
  const index = Math.min(picked ?? last, last);
  const shown = places[index];
  if (shown === undefined) return <Box sx={{ height: chartHeight }} />;
  return (
    <Box
      sx={{
        position: 'relative',
        height: chartHeight,
        borderRadius: '14px',
        bgcolor: 'background.sunken',
        '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 2 },
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden
        sx={{
          position: 'absolute',
          left: inset,
          top: 0,
          width: `calc(100% - ${2 * inset}px)`,
          height: '100%',
          overflow: 'visible',
        }}
      >
        {goalY !== null && (
          <Line
            d={`M0 ${goalY}H100`}
            sx={{
              stroke: (theme) => theme.vars.palette.text.primary,
              strokeWidth: 1.5,
              strokeDasharray: '6 5',
            }}
          />
        )}
        <Drawn places={places} picked={picked === null ? undefined : shown} />
      </Box>
      {goalY !== null && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            right: inset,
            top: `${goalY}%`,
            // Above the line, or below where there is no room.
            transform: goalY < 20 ? 'translateY(2px)' : 'translateY(-110%)',
            fontSize: '0.8125rem',
            px: 0.5,
            borderRadius: 1,
            bgcolor: 'background.sunken',
          }}
        >
          {goalLabel}
        </Box>
      )}
      {last > 0 && (
        <Box
          component="input"
          type="range"
          aria-label={label}
          aria-valuetext={describe(shown)}
          min={0}
          max={100}
          step="any"
          value={shown.x}
          onChange={({ target }) => onPick(nearestTo(places, Number((target as HTMLInputElement).value)))} // a range input
          onKeyDown={(event) => {
            const next = afterKey(event.key, index, places.length);
            if (next === null) return;
            event.preventDefault();
            onPick(next);
          }}
          onPointerMove={(event) => {
            if (event.pointerType !== 'mouse') return;
            const { left, width } = event.currentTarget.getBoundingClientRect();
            onPick(nearestTo(places, ((event.clientX - left - inset) / (width - 2 * inset)) * 100));
          }}
          onPointerLeave={({ pointerType }) => {
            if (pointerType === 'mouse') onPick(null);
          }}
          onBlur={() => onPick(null)}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            m: 0,
            opacity: 0,
            cursor: 'ew-resize',
            appearance: 'none',
            // A finger that goes up or down scrolls the page.
            touchAction: 'pan-y',
            '&::-webkit-slider-thumb': { appearance: 'none', width: inset * 2, height: chartHeight },
            '&::-moz-range-thumb': { width: inset * 2, height: chartHeight, border: 0 },
          }}
        />
      )}
    </Box>
  );
};
