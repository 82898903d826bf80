import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EyeOffIcon } from '#ui/icons.tsx';
import { areaAfterKey, areaBetween, type CoveredArea, newArea, type Point } from './covered-area.ts';

type Props = Readonly<{ file: File; onDone: (areas: readonly CoveredArea[]) => void; onClose: () => void }>;

const percent = (share: number) => `${share * 100}%`;
const placeOf = ({ x, y, width, height }: CoveredArea) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

const pointIn = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

type CanvasProps = Readonly<{
  address: string;
  name: string;
  /** Of what says how keys move the areas. */
  keysId: string;
  areas: readonly CoveredArea[];
  onChange: (areas: readonly CoveredArea[]) => void;
  onUnreadable: () => void;
}>;

/** The picture with its covered areas: drawn by finger or mouse, moved and removed by keys. */
const Canvas = ({ address, name, keysId, areas, onChange, onUnreadable }: CanvasProps) => {
  const { formatMessage } = useIntl();
  const [drag, setDrag] = useState<Readonly<{ from: Point; to: Point }>>();
  const growing = drag && areaBetween(drag.from, drag.to);

  const press = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onChange(areas.filter((_, each) => each !== index));
      return;
    }
    const area = areas[index];
    const moved = area && areaAfterKey(area, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange(areas.map((each, place) => (place === index ? moved : each)));
  };

  return (
    <Box
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = pointIn(event);
        setDrag({ from, to: from });
      }}
      onPointerMove={(event) => {
        if (drag) setDrag({ ...drag, to: pointIn(event) });
      }}
      onPointerUp={() => {
        if (growing) onChange([...areas, growing]);
        setDrag(undefined);
      }}
      onPointerCancel={() => setDrag(undefined)}
      sx={{
        position: 'relative',
        display: 'inline-block',
        touchAction: 'none',
        cursor: 'crosshair',
        maxWidth: '100%',
      }}
    >
      <Box
        component="img"
        src={address}
        alt={formatMessage({ id: 'bugReports.screenshot' }, { name: name })}
        draggable={false}
        onError={onUnreadable}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: '60vh', pointerEvents: 'none' }}
      />
      {areas.map((area, index) => (
        <Box
          key={index} // areas have no name of their own
          component="button"
          type="button"
          aria-label={formatMessage({ id: 'bugReports.cover.area' }, { number: index + 1 })}
          aria-describedby={keysId}
          onKeyDown={(event) => press(event, index)}
          sx={{
            position: 'absolute',
            ...placeOf(area),
            p: 0,
            border: '2px solid',
            borderColor: 'primary.main',
            bgcolor: 'grey.700',
          }}
        />
      ))}
      {growing && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            ...placeOf(growing),
            border: '2px dashed',
            borderColor: 'primary.main',
            bgcolor: 'rgb(0 0 0 / 0.5)',
            pointerEvents: 'none',
          }}
        />
      )}
    </Box>
  );
};

/** Before a picture is sent, what is nobody's business is made unreadable: by finger, mouse or keys. */
export const CoverDialog = ({ file, onDone, onClose }: Props) => {
  const id = useId();
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const [areas, setAreas] = useState<readonly CoveredArea[]>([]);
  const [isUnreadable, setUnreadable] = useState(false);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id} variant="h2">
        <FormattedMessage id="bugReports.cover.title" />
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          <FormattedMessage id="bugReports.cover.text" />
        </Typography>
        <Typography variant="body2" id={`${id}-keys`} sx={{ color: 'text.secondary', mb: 2 }}>
          <FormattedMessage id="bugReports.cover.keys" />
        </Typography>
        {isUnreadable ? (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            <FormattedMessage id="bugReports.cover.unreadable" />
          </Typography>
        ) : (
          <Canvas
            address={address}
            name={file.name}
            keysId={`${id}-keys`}
            areas={areas}
            onChange={setAreas}
            onUnreadable={() => setUnreadable(true)}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button
            variant="outlined"
            startIcon={<EyeOffIcon />}
            disabled={isUnreadable}
            onClick={() => setAreas([...areas, newArea])}
          >
            <FormattedMessage id="bugReports.cover.add" />
          </Button>
          <Button disabled={areas.length === 0} onClick={() => setAreas(areas.slice(0, -1))}>
            <FormattedMessage id="bugReports.cover.undo" />
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <Button variant="contained" disabled={isUnreadable} onClick={() => onDone(areas)}>
          <FormattedMessage id="bugReports.cover.done" values={{ count: areas.length }} />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
