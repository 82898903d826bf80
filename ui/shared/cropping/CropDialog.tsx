import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import Cropper, { type CropperProps } from 'react-easy-crop';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { cropPicture, type Cut } from './crop-picture.ts';

type Props = Readonly<{
  url: string;
  title: ReactNode;
  help: ReactNode;
  useLabel: ReactNode;
  unreadable: ReactNode;
  /** Without these four: a small square. */
  aspect?: number;
  longestSide?: number;
  maxWidth?: 'xs' | 'sm';
  height?: string | Readonly<Record<'xs' | 'sm', string>>;
  cropper?: Partial<Pick<CropperProps, 'cropShape' | 'objectFit' | 'showGrid'>>;
  /** Below 1 the whole of a long picture fits into the frame, on white. */
  minZoom?: number;
  /** A logo stands on any ground: its empty parts stay empty. */
  keepsTransparency?: boolean;
  /** Laid over the picture while it is framed. */
  overlay?: ReactNode;
  /** Below the zoom. */
  children?: ReactNode;
  /** Why the framed picture was not taken. */
  refusal?: unknown;
  onDone: (picture: Blob) => unknown;
  onClose: () => void;
}>;

/** The styles that the cropper brings are let in by the page's own mark. */
const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

type ZoomProps = Readonly<{ value: number; min: number; onChange: (zoom: number) => void }>;

const Zoom = ({ value, min, onChange }: ZoomProps) => {
  const id = useId();
  return (
    <>
      <Typography id={id} variant="subtitle2" component="p" sx={{ mt: 2 }}>
        <FormattedMessage id="crop.zoom" />
      </Typography>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-labelledby={id}
          value={value}
          min={min}
          max={3}
          step={0.05}
          onChange={(_, next) => onChange(Array.isArray(next) ? (next[0] ?? 1) : next)}
        />
      </Box>
    </>
  );
};

/** Frame with a finger, the wheel, or the arrow keys; the zoom has its own slider. */
export const CropDialog = ({
  url,
  title,
  help,
  useLabel,
  unreadable,
  aspect = 1,
  longestSide = 512,
  maxWidth = 'xs',
  height = 'min(48dvh, 320px)',
  cropper,
  minZoom = 1,
  keepsTransparency = false,
  overlay,
  children,
  refusal,
  onDone,
  onClose,
}: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Cut>();
  const [nonce] = useState(pageNonce);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const finish = async () => {
    if (area === undefined) return;
    setBusy(true);
    setFailed(false);
    try {
      await onDone(await cropPicture(url, area, longestSide, keepsTransparency));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-help`} variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {help}
        </Typography>
        <Box
          sx={{
            position: 'relative',
            height,
            bgcolor: 'background.sunken',
            borderRadius: '16px',
            overflow: 'hidden',
            '& [data-testid="cropper"]:focus-visible': {
              outline: '3px solid',
              outlineColor: 'focus',
              outlineOffset: -3,
            },
          }}
        >
          <Cropper
            {...cropper}
            image={url}
            crop={crop}
            zoom={zoom}
            minZoom={minZoom}
            restrictPosition={minZoom >= 1}
            aspect={aspect}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{
              role: 'application',
              'aria-label': formatMessage({ id: 'crop.frame' }),
              'aria-describedby': `${id}-help`,
            }}
            {...(nonce ? { nonce } : {})}
          />
          {overlay}
        </Box>
        <Zoom value={zoom} min={minZoom} onChange={setZoom} />
        {children}
        {refusal !== undefined && <ErrorNote error={refusal} />}
        {failed && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {unreadable}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <SubmitButton type="button" busy={busy} disabled={area === undefined} onClick={() => void finish()}>
          {useLabel}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
};
