import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { palettes } from '../theme/theme.ts';
import { visuallyHidden } from './visually-hidden.ts';

export type ScaleTone = keyof (typeof palettes)['light']['scale'];

export type ScaleBand = Readonly<{
  /** Names the band for the code; the label is what people read. */
  key: string;
  label: string;
  /** Upper end; the last band may run on. */
  until: number | null;
  tone: ScaleTone;
}>;

type Props = Readonly<{
  label: string;
  bands: readonly ScaleBand[];
  /** Lower end of the first band on the drawing. */
  from: number;
  /** Upper end of the drawing when the last band runs on. */
  to: number;
  value: number | null;
  formatted: ReactNode;
  /** Shown instead of a category when there is no value. */
  missing?: ReactNode;
  format: (value: number) => string;
  /** Lines that others draw on the same scale; they part no bands. */
  marks?: Readonly<{ label: string; at: readonly number[] }> | undefined;
}>;

const clamp = (share: number) => Math.min(98.5, Math.max(1.5, share));

export const bandOf = (bands: readonly ScaleBand[], value: number) =>
  bands.find(({ until }) => until === null || value < until) ?? bands.at(-1);

const roomForNumber = 9;

/** Bands may lie closer together than their numbers can be written; the list for readers has all of them. */
const apart = <Row extends { upTo: number }>(rows: readonly Row[], placeOf: (upTo: number) => number) => {
  let last = Number.NEGATIVE_INFINITY;
  return rows.filter(({ upTo }) => {
    const place = placeOf(upTo);
    if (place - last < roomForNumber) return false;
    last = place;
    return true;
  });
};

type Marks = Readonly<{ label: string; at: readonly number[] }>;

const markEdge = { borderLeft: '2px dotted', borderLeftColor: 'text.primary' } as const;

const MarkLines = ({
  at,
  placeOf,
}: Readonly<{ at: readonly number[]; placeOf: (number: number) => number }>) =>
  at.map((mark) => (
    <Box
      key={mark}
      sx={{
        ...markEdge,
        position: 'absolute',
        top: 11,
        left: `${placeOf(mark)}%`,
        translate: '-50% 0',
        height: 18,
      }}
    />
  ));

const MarksLegend = ({ label, at, format }: Marks & Pick<Props, 'format'>) => (
  <Typography
    variant="caption"
    component="p"
    sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', display: 'flex', gap: 0.75 }}
  >
    <Box component="span" aria-hidden sx={{ ...markEdge, flexShrink: 0, my: 0.25 }} />
    {`${label}: ${at.map(format).join(' · ')}`}
  </Typography>
);

const Pointer = ({ at }: Readonly<{ at: number }>) => (
  <Box
    sx={{
      position: 'absolute',
      top: 0,
      left: `${at}%`,
      translate: '-50% 0',
      width: 0,
      height: 0,
      borderInline: '7px solid transparent',
      borderTop: '10px solid',
      borderTopColor: 'text.primary',
      // A border of a triangle can't be any colour but its own: in others it would be a square.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderTopColor: 'CanvasText',
      },
      transition: 'left 200ms',
    }}
  />
);

/** Colour, word and place: a reader who misses one still has two. */
export const CategoryScale = ({
  label,
  bands,
  from,
  to,
  value,
  formatted,
  missing,
  format,
  marks,
}: Props) => {
  const span = to - from;
  const current = value === null ? undefined : bandOf(bands, value);
  const placeOf = (number: number) => ((number - from) / span) * 100;
  const at = value === null ? 0 : clamp(placeOf(value));
  const rows = bands.map((band, index) => ({
    ...band,
    since: index === 0 ? from : (bands[index - 1]?.until ?? from),
    upTo: Math.min(band.until ?? to, to),
  }));

  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', mb: 1 }}>
        <Typography variant="subtitle2" component="span" sx={{ color: 'text.secondary', flexGrow: 1 }}>
          {label}
        </Typography>
        <Typography variant="subtitle1" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatted}
        </Typography>
        {current === undefined ? (
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {missing}
          </Typography>
        ) : (
          <Box
            component="span"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              fontWeight: 600,
              fontSize: '0.875rem',
            }}
          >
            <Box
              component="span"
              aria-hidden
              data-mark
              sx={{ width: 12, height: 12, borderRadius: '4px', bgcolor: `scale.${current.tone}` }}
            />
            {current.label}
          </Box>
        )}
      </Box>
      <Box aria-hidden sx={{ position: 'relative', pt: 1.75 }}>
        {value !== null && <Pointer at={at} />}
        <Box sx={{ display: 'flex', gap: '3px' }}>
          {rows.map(({ key, tone, since, upTo }) => (
            <Box key={key} sx={{ flex: `${Math.max(((upTo - since) / span) * 100, 2)} 0 0` }}>
              <Box
                data-mark
                sx={{
                  height: key === current?.key ? 12 : 8,
                  mt: key === current?.key ? 0 : '2px',
                  borderRadius: '6px',
                  bgcolor: `scale.${tone}`,
                  opacity: current === undefined || key === current.key ? 1 : 0.45,
                }}
              />
            </Box>
          ))}
        </Box>
        <MarkLines at={(marks?.at ?? []).filter((mark) => mark > from && mark < to)} placeOf={placeOf} />
        <Box sx={{ position: 'relative', height: 20, mt: 0.5 }}>
          {apart(rows.slice(0, -1), placeOf).map(({ key, upTo }) => (
            <Typography
              key={key}
              variant="caption"
              sx={{
                position: 'absolute',
                left: `${placeOf(upTo)}%`,
                translate: '-50% 0',
                color: 'text.secondary',
                fontVariantNumeric: 'tabular-nums',
                fontSize: '0.75rem',
              }}
            >
              {format(upTo)}
            </Typography>
          ))}
        </Box>
      </Box>
      {marks !== undefined && marks.at.length > 0 && <MarksLegend {...marks} format={format} />}
      <Box component="ol" sx={visuallyHidden}>
        {rows.map(({ key, label: name, since, until }) => (
          <li key={key} {...(key === current?.key ? { 'aria-current': true as const } : {})}>
            {`${name}: ${format(since)}${until === null ? ' +' : ` – ${format(until)}`}`}
          </li>
        ))}
      </Box>
    </Box>
  );
};
