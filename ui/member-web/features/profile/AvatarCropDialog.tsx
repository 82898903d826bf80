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
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/SubmitButton.tsx';
import { usePageContext } from '../../page-context.ts';
import { cropAvatar } from './crop-avatar.ts';

type Props = Readonly<{
  url: string;
  busy: boolean;
  error: unknown;
  onDone: (picture: Blob) => unknown;
  onClose: () => void;
}>;

/** Frame with a finger, the wheel or the arrow keys; the zoom has its own slider. */
const AvatarCropDialog = ({ url, busy, error, onDone, onClose }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { nonce } = usePageContext();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [failed, setFailed] = useState(false);

  const finish = async () => {
    if (area === undefined) return;
    setFailed(false);
    try {
      await onDone(await cropAvatar(url, area));
    } catch {
      setFailed(true);
    }
  };

  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="profile.avatar.crop" />
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-help`} variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          <FormattedMessage id="profile.avatar.crop.help" />
        </Typography>
        <Box
          sx={{
            position: 'relative',
            height: 'min(48dvh, 320px)',
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
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{
              role: 'application',
              'aria-label': formatMessage({ id: 'profile.avatar.crop.frame' }),
              'aria-describedby': `${id}-help`,
            }}
            {...(nonce ? { nonce } : {})}
          />
        </Box>
        <Typography id={`${id}-zoom`} variant="subtitle2" sx={{ mt: 2 }}>
          <FormattedMessage id="profile.avatar.crop.zoom" />
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
        {failed && (
          <Alert severity="error">
            <FormattedMessage id="profile.avatar.unreadable" />
          </Alert>
        )}
        {error !== undefined && <ErrorNote error={error} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <SubmitButton type="button" busy={busy} disabled={area === undefined} onClick={() => void finish()}>
          <FormattedMessage id="profile.avatar.use" />
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
};

export default AvatarCropDialog;
