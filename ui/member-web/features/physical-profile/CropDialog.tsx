import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { FormattedMessage, useIntl } from 'react-intl';
import { SwitchRow } from '#ui/components/inputs.tsx';
import { SubmitButton } from '#ui/components/SubmitButton.tsx';
import { usePageContext } from '../../page-context.ts';
import { PrivateMedium } from '../../PrivateMedium.tsx';
import { cropPicture, pictureAspect } from './crop-picture.ts';
import type { Photo } from './profile-form.ts';

const start = { x: 0, y: 0 };

type Props = Readonly<{
  url: string;
  sideName: string;
  /** Last week's picture of the same side: laid over, so that both show the same frame. */
  ghost: Photo | null;
  onDone: (picture: Blob) => void;
  onClose: () => void;
}>;

/** Frame with a finger, the wheel, or the arrow keys; the zoom has its own slider. */
export const CropDialog = ({ url, sideName, ghost, onDone, onClose }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { nonce } = usePageContext();
  const [crop, setCrop] = useState(start);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [withGhost, setWithGhost] = useState(true);
  const hasGhost = ghost !== null && ghost.type === 'IMAGE';

  const finish = async () => {
    if (area === undefined) return;
    setBusy(true);
    setFailed(false);
    try {
      onDone(await cropPicture(url, area));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="indicator.crop.title" values={{ side: sideName }} />
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-help`} variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          <FormattedMessage id="indicator.crop.help" />
        </Typography>
        <Box
          sx={{
            position: 'relative',
            height: { xs: 'min(56dvh, 420px)', sm: 'min(58dvh, 520px)' },
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
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={pictureAspect}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            objectFit="contain"
            cropperProps={{
              role: 'application',
              'aria-label': formatMessage({ id: 'indicator.crop.frame' }),
              'aria-describedby': `${id}-help`,
            }}
            {...(nonce ? { nonce } : {})}
          />
          {hasGhost && withGhost && (
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                inset: 0,
                m: 'auto',
                height: '100%',
                aspectRatio: String(pictureAspect),
                maxWidth: '100%',
                opacity: 0.38,
                pointerEvents: 'none',
              }}
            >
              <PrivateMedium medium={ghost} alt="" sx={{ bgcolor: 'transparent', objectFit: 'contain' }} />
            </Box>
          )}
        </Box>
        <Typography id={`${id}-zoom`} variant="subtitle2" sx={{ mt: 2 }}>
          <FormattedMessage id="indicator.crop.zoom" />
        </Typography>
        <Box sx={{ px: 1 }}>
          <Slider
            aria-labelledby={`${id}-zoom`}
            value={zoom}
            min={1}
            max={3}
            step={0.05}
            onChange={(_, next) => setZoom(Array.isArray(next) ? (next[0] ?? 1) : next)}
          />
        </Box>
        {hasGhost && (
          <SwitchRow
            label={<FormattedMessage id="indicator.crop.ghost" />}
            hint={<FormattedMessage id="indicator.crop.ghost.hint" />}
            checked={withGhost}
            onChange={setWithGhost}
          />
        )}
        {failed && (
          <Alert severity="error" sx={{ mt: 1 }}>
            <FormattedMessage id="indicator.photo.unreadable" />
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <SubmitButton type="button" busy={busy} disabled={area === undefined} onClick={() => void finish()}>
          <FormattedMessage id="indicator.crop.use" />
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
};
