import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { CameraIcon, CheckIcon, CloseIcon, EyeIcon, EyeOffIcon, RefreshIcon } from '#ui/icons.tsx';
import type { Photo } from '../../profile-form.ts';
import { LivePicture } from './LivePicture.tsx';
import { NoCamera } from './NoCamera.tsx';
import { type Facing, useCamera } from './use-camera.ts';
import { type Delay, delays, useShutter } from './use-shutter.ts';

type Props = Readonly<{
  side: BodySide;
  ghost: Photo | null;
  onUse: (picture: Blob) => void;
  onClose: () => void;
  /** The camera of the phone itself, and its gallery: where the browser shows no live picture. */
  onPhoneCamera: () => void;
  onGallery: () => void;
}>;

const white = { color: 'common.white' } as const;

/** The live picture with a guide to stand by, a timer to get into place, and one press for each side. */
export default function CameraDialog({ side, ghost, onUse, onClose, onPhoneCamera, onGallery }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const [facing, setFacing] = useState<Facing>('environment');
  const [delay, setDelay] = useState<Delay>(5);
  const [withGuide, setWithGuide] = useState(true);
  const isMirrored = facing === 'user';
  const { video, state } = useCamera(facing);
  const { left, shot, start, stop, again } = useShutter(video, isMirrored);
  const name = formatMessage({ id: `indicator.side.${side}` });
  const isOff = state === 'refused' || state === 'missing';

  const use = () => {
    if (shot === undefined) return;
    onUse(shot.picture);
    again();
  };

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: { bgcolor: 'common.black', color: 'common.white' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography id={`${id}-title`} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          <FormattedMessage id="indicator.camera.title" values={{ side: name }} />
        </Typography>
        <IconButton
          onClick={() => setWithGuide(!withGuide)}
          aria-label={formatMessage({ id: 'indicator.camera.guide' })}
          aria-pressed={withGuide}
          sx={white}
        >
          {withGuide ? <EyeIcon /> : <EyeOffIcon />}
        </IconButton>
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'ui.close' })} sx={white}>
          <CloseIcon />
        </IconButton>
      </Box>
      {isOff ? (
        <NoCamera isRefused={state === 'refused'} onPhoneCamera={onPhoneCamera} onGallery={onGallery} />
      ) : (
        <>
          <LivePicture
            video={video}
            side={side}
            ghost={ghost}
            withGuide={withGuide}
            isMirrored={isMirrored}
            shotUrl={shot?.url}
            left={left}
          />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'center',
              alignItems: 'center',
              gap: 1.5,
              p: 2,
            }}
          >
            {shot === undefined ? (
              <>
                <ToggleButtonGroup
                  exclusive
                  size="small"
                  value={delay}
                  onChange={(_, next: Delay | null) => next !== null && setDelay(next)}
                  aria-label={formatMessage({ id: 'indicator.camera.timer' })}
                >
                  {delays.map((seconds) => (
                    <ToggleButton
                      key={seconds}
                      value={seconds}
                      sx={{
                        ...white,
                        minHeight: 44,
                        '&.Mui-selected': { color: 'common.black', bgcolor: 'common.white' },
                      }}
                    >
                      <FormattedMessage id="indicator.camera.seconds" values={{ seconds }} />
                    </ToggleButton>
                  ))}
                </ToggleButtonGroup>
                <Button
                  variant="contained"
                  color="accent"
                  size="large"
                  startIcon={<CameraIcon />}
                  disabled={state !== 'live'}
                  onClick={() => (left === undefined ? start(delay) : stop())}
                >
                  <FormattedMessage id={left === undefined ? 'indicator.photo.take' : 'ui.cancel'} />
                </Button>
                <IconButton
                  onClick={() => setFacing(isMirrored ? 'environment' : 'user')}
                  aria-label={formatMessage({ id: 'indicator.camera.turn' })}
                  sx={white}
                >
                  <RefreshIcon />
                </IconButton>
              </>
            ) : (
              <>
                <Button
                  variant="outlined"
                  size="large"
                  color="inherit"
                  startIcon={<RefreshIcon />}
                  onClick={again}
                >
                  <FormattedMessage id="indicator.photo.retake" />
                </Button>
                <Button
                  variant="contained"
                  size="large"
                  color="accent"
                  startIcon={<CheckIcon />}
                  onClick={use}
                  autoFocus
                >
                  <FormattedMessage id="indicator.crop.use" />
                </Button>
              </>
            )}
          </Box>
        </>
      )}
    </Dialog>
  );
}
