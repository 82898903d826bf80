import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PhotoRegion } from '#core/coaching/reply/reply.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { PhotoWithRegion } from '../review-parts/PhotoWithRegion.tsx';
import { middleRegion, regionBetween, withSide } from './region.ts';

const sides = ['x', 'y', 'width', 'height'] as const;

type Props = Readonly<{
  medium: SavedWeek['media'][number];
  alt: string;
  region: PhotoRegion | null;
  onChange: (region: PhotoRegion | null) => void;
}>;

const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/** A part of the picture, drawn with a finger or set with four sliders. */
export const RegionPicker = ({ medium, alt, region, onChange }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const from = useRef<Readonly<{ x: number; y: number }> | null>(null);

  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = pointAt(event);
    onChange(regionBetween(from.current, from.current));
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    if (from.current !== null) onChange(regionBetween(from.current, pointAt(event)));
  };
  const end = () => {
    from.current = null;
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'minmax(0, 300px) minmax(0, 1fr)' } }}>
      <Box sx={{ maxWidth: 300 }}>
        <PhotoWithRegion medium={medium} alt={alt} region={region}>
          <Box
            aria-hidden
            data-region-surface
            onPointerDown={begin}
            onPointerMove={draw}
            onPointerUp={end}
            onPointerCancel={end}
            sx={{ position: 'absolute', inset: 0, cursor: 'crosshair', touchAction: 'none' }}
          />
        </PhotoWithRegion>
      </Box>
      <Box>
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="answer.region.help" />
        </Typography>
        {region === null ? (
          <Button variant="outlined" onClick={() => onChange(middleRegion)}>
            <FormattedMessage id="answer.region.start" />
          </Button>
        ) : (
          <>
            {sides.map((side) => (
              <Box key={side} sx={{ mb: 1 }}>
                <label htmlFor={`${id}-${side}`}>
                  <FormattedMessage id={`answer.region.${side}`} />
                </label>
                <Box
                  component="input"
                  id={`${id}-${side}`}
                  type="range"
                  min={0}
                  max={100}
                  step={1}
                  value={Math.round(region[side] * 100)}
                  aria-valuetext={formatMessage(
                    { id: 'answer.region.percent' },
                    { share: Math.round(region[side] * 100) },
                  )}
                  onChange={({ target }) => onChange(withSide(region, side, Number(target.value) / 100))}
                  sx={{
                    display: 'block',
                    width: '100%',
                    height: 32,
                    accentColor: 'var(--fb-palette-primary-main)',
                  }}
                />
              </Box>
            ))}
            <Button variant="text" onClick={() => onChange(null)} sx={{ ml: -1 }}>
              <FormattedMessage id="answer.region.none" />
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
};
