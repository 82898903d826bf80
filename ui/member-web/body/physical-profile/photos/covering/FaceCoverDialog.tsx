import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { coverFace, drawCovered } from './cover-face.ts';
import { keptOnPicture, largestOval, type Oval, smallestOval, usualOval } from './oval.ts';

type Props = Readonly<{
  picture: Blob;
  sideName: string;
  onDone: (picture: Blob) => void;
  onClose: () => void;
}>;

/** What is shown need not be larger than a screen; what is sent is. */
const shownSide = 900;

const usePicture = (picture: Blob) => {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    createImageBitmap(picture).then(
      (made) => (isOver ? made.close() : setBitmap(made)),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [picture]);
  useEffect(() => () => bitmap?.close(), [bitmap]);
  return { bitmap, failed };
};

const controls = [
  ['x', 0, 1],
  ['y', 0, 1],
  ['size', smallestOval, largestOval],
] as const;

/** The picture with the face covered, as it will be sent: dragged with a finger, or moved by three sliders. */
export default function FaceCoverDialog({ picture, sideName, onDone, onClose }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const { bitmap, failed } = usePicture(picture);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [oval, setOval] = useState<Oval>(usualOval);
  const [isDragging, setDragging] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isUnsent, setUnsent] = useState(false);

  useEffect(() => {
    if (canvas.current !== null && bitmap !== undefined) drawCovered(canvas.current, bitmap, oval);
  }, [bitmap, oval]);

  const change = (part: Partial<Oval>) => setOval((before) => keptOnPicture({ ...before, ...part }));
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    change({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const finish = async () => {
    setBusy(true);
    setUnsent(false);
    try {
      onDone(await coverFace(picture, oval));
    } catch {
      setUnsent(true);
      setBusy(false);
    }
  };
  const scale = bitmap === undefined ? 1 : Math.min(1, shownSide / bitmap.height);

  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="indicator.cover.title" values={{ side: sideName }} />
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          <FormattedMessage id="indicator.cover.help" />
        </Typography>
        <Box sx={{ display: 'grid', justifyItems: 'center', minHeight: 200 }}>
          {bitmap !== undefined && (
            <Box
              component="canvas"
              ref={canvas}
              role="img"
              aria-label={formatMessage({ id: 'indicator.cover.picture' }, { side: sideName })}
              width={Math.round(bitmap.width * scale)}
              height={Math.round(bitmap.height * scale)}
              onPointerDown={(event: PointerEvent<HTMLCanvasElement>) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragging(true);
                drag(event);
              }}
              onPointerMove={(event: PointerEvent<HTMLCanvasElement>) => isDragging && drag(event)}
              onPointerUp={() => setDragging(false)}
              onPointerCancel={() => setDragging(false)}
              sx={{
                maxWidth: '100%',
                maxHeight: 'min(52dvh, 480px)',
                borderRadius: '16px',
                touchAction: 'none',
                cursor: 'move',
              }}
            />
          )}
        </Box>
        {controls.map(([part, min, max]) => (
          <Box key={part} sx={{ px: 1, mt: 1 }}>
            <Typography id={`${id}-${part}`} variant="subtitle2">
              <FormattedMessage id={`indicator.cover.${part}`} />
            </Typography>
            <Slider
              aria-labelledby={`${id}-${part}`}
              value={oval[part]}
              min={min}
              max={max}
              step={0.01}
              onChange={(_, next) => change({ [part]: Array.isArray(next) ? next[0] : next })}
            />
          </Box>
        ))}
        {(failed || isUnsent) && (
          <Alert severity="error" sx={{ mt: 1 }}>
            <FormattedMessage id="indicator.photo.unreadable" />
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <Button variant="outlined" onClick={() => onDone(picture)} disabled={busy || failed}>
          <FormattedMessage id="indicator.cover.none" />
        </Button>
        <SubmitButton type="button" busy={busy} disabled={bitmap === undefined} onClick={() => void finish()}>
          <FormattedMessage id="indicator.cover.use" />
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
