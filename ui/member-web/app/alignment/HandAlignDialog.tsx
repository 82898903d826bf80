import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { alignPhotos } from '#core/body/snapshot/alignment/align-photos.ts';
import {
  onPhoto,
  type PhotoSize,
  type Point,
  type Trunk,
  trunkOf,
  usualTrunk,
} from '#core/body/snapshot/alignment/seen-body.ts';
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from '#ui/icons.tsx';
import { PrivateMedium } from '../parts/PrivateMedium.tsx';
import type { Alignment, AlignablePhoto } from './use-alignment.ts';

export type HandPhoto = Readonly<{
  medium: AlignablePhoto & Readonly<{ type: string }>;
  weekName: string;
  alt: string;
}>;

const marks = ['shoulders', 'hips'] as const;
type Mark = (typeof marks)[number];

/** One press moves a mark by so much of the photo's height. */
const step = 0.01;
const arrows = [
  ['up', 0, -1, ArrowUpIcon],
  ['down', 0, 1, ArrowDownIcon],
  ['left', -1, 0, ArrowLeftIcon],
  ['right', 1, 0, ArrowRightIcon],
] as const;

const pointAt = (
  { currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
  { width, height }: PhotoSize,
): Point => {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * width,
    y: ((clientY - box.top) / box.height) * height,
  };
};

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 100);

type SurfaceProps = Readonly<{
  photo: HandPhoto;
  size: PhotoSize;
  trunk: Trunk;
  mark: Mark;
  onMark: (mark: Mark) => void;
  onMove: (mark: Mark, to: Point) => void;
}>;

/** The whole photo with its two marks; a finger moves the nearer one. */
const Surface = ({ photo, size, trunk, mark, onMark, onMove }: SurfaceProps) => {
  const [dragged, setDragged] = useState<Mark>();
  const share = size.width / size.height;
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointAt(event, size);
    const nearer = distance(at, trunk.shoulders) <= distance(at, trunk.hips) ? 'shoulders' : 'hips';
    setDragged(nearer);
    onMark(nearer);
    onMove(nearer, at);
  };
  return (
    <Box
      sx={{
        position: 'relative',
        mx: 'auto',
        width: `min(100%, calc(min(48dvh, 460px) * ${share}))`,
        aspectRatio: `${size.width} / ${size.height}`,
        borderRadius: '16px',
        overflow: 'hidden',
      }}
    >
      <PrivateMedium medium={photo.medium} alt={photo.alt} />
      <Box
        component="svg"
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
      >
        <line
          x1={trunk.shoulders.x}
          y1={trunk.shoulders.y}
          x2={trunk.hips.x}
          y2={trunk.hips.y}
          stroke="#fff"
          strokeWidth={size.height * 0.006}
        />
        {marks.map((one) => (
          <circle
            key={one}
            cx={trunk[one].x}
            cy={trunk[one].y}
            r={size.height * (one === mark ? 0.026 : 0.02)}
            fill={one === mark ? '#0b6b52' : '#1d2a26'}
            stroke="#fff"
            strokeWidth={size.height * 0.007}
          />
        ))}
      </Box>
      <Box
        aria-hidden
        data-hand-surface
        onPointerDown={begin}
        onPointerMove={(event: PointerEvent<HTMLElement>) =>
          dragged !== undefined && onMove(dragged, pointAt(event, size))
        }
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
        sx={{ position: 'absolute', inset: 0, cursor: 'move', touchAction: 'none' }}
      />
    </Box>
  );
};

type ControlsProps = Readonly<{
  size: PhotoSize;
  trunk: Trunk;
  mark: Mark;
  onMark: (mark: Mark) => void;
  onMove: (mark: Mark, to: Point) => void;
}>;

/** The same without a finger on the photo. */
const Controls = ({ size, trunk, mark, onMark, onMove }: ControlsProps) => {
  const { formatMessage } = useIntl();
  const at = trunk[mark];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center', mt: 2 }}>
        <ToggleButtonGroup
          exclusive
          value={mark}
          onChange={(_, next: Mark | null) => next !== null && onMark(next)}
          aria-label={formatMessage({ id: 'align.hand.mark' })}
        >
          {marks.map((one) => (
            <ToggleButton key={one} value={one}>
              <FormattedMessage id={`align.hand.${one}`} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box role="group" aria-label={formatMessage({ id: 'align.hand.move' })} sx={{ display: 'flex' }}>
          {arrows.map(([name, x, y, Icon]) => (
            <IconButton
              key={name}
              aria-label={formatMessage({ id: `align.hand.${name}` })}
              onClick={() =>
                onMove(mark, { x: at.x + x * step * size.height, y: at.y + y * step * size.height })
              }
            >
              <Icon />
            </IconButton>
          ))}
        </Box>
      </Box>
      <Typography role="status" variant="body2" sx={{ textAlign: 'center', mt: 1 }}>
        <FormattedMessage
          id={`align.hand.place.${mark}`}
          values={{ across: percentOf(at.x, size.width), down: percentOf(at.y, size.height) }}
        />
      </Typography>
    </>
  );
};

type Props = Readonly<{
  alignment: Alignment;
  /** Those whose size is known. */
  photos: readonly HandPhoto[];
  onClose: () => void;
}>;

/** Two marks, between the shoulders and between the hips, set by their member where nothing found them, or not well. */
export default function HandAlignDialog({ alignment, photos, onClose }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(0);
  const [mark, setMark] = useState<Mark>('shoulders');
  const [moved, setMoved] = useState<Readonly<Record<string, Trunk>>>({});
  const photo = photos[chosen] ?? photos[0];
  const mediaId = photo?.medium.mediaId ?? '';
  const sighting = alignment.sightingOf(mediaId);
  if (photo === undefined || sighting === null) return null;

  const { size, hand, body } = sighting;
  const found = body === null ? null : trunkOf(body, photo.medium.side);
  const trunk = moved[mediaId] ?? hand ?? found ?? usualTrunk(size);
  const move = (one: Mark, to: Point) =>
    setMoved((before) => ({ ...before, [mediaId]: onPhoto({ ...trunk, [one]: to }, size) }));
  const problem = alignPhotos([{ size, trunk }])[0]?.problem ?? null;
  const isAnyMoved = Object.keys(moved).length > 0;
  const use = () => {
    for (const [name, set] of Object.entries(moved)) alignment.setHand(name, set);
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="align.hand.title" />
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          <FormattedMessage id="align.hand.help" />
        </Typography>
        {photos.length > 1 && (
          <ToggleButtonGroup
            exclusive
            fullWidth
            value={chosen}
            onChange={(_, next: number | null) => next !== null && setChosen(next)}
            aria-label={formatMessage({ id: 'align.hand.photo' })}
            sx={{ mb: 1.5 }}
          >
            {photos.map(({ medium, weekName }, index) => (
              <ToggleButton key={medium.mediaId} value={index}>
                {weekName}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Surface {...{ photo, size, trunk, mark }} onMark={setMark} onMove={move} />
        <Controls {...{ size, trunk, mark }} onMark={setMark} onMove={move} />
        {problem !== null && problem !== 'NOT_SEEN' && (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            <FormattedMessage id={`align.hand.problem.${problem}`} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        {hand !== null && (
          <Button
            variant="outlined"
            onClick={() => {
              alignment.setHand(mediaId, null);
              onClose();
            }}
          >
            <FormattedMessage id="align.hand.automatic" />
          </Button>
        )}
        <Button variant="contained" disabled={!isAnyMoved || problem !== null} onClick={use}>
          <FormattedMessage id="align.hand.use" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
