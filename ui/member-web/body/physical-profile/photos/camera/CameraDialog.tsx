import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { CloseIcon, EyeIcon, EyeOffIcon } from '#ui/icons.tsx';
import type { Photo } from '../../profile-form.ts';
import { CameraControls } from './CameraControls.tsx';
import { LivePicture } from './LivePicture.tsx';
import { NoCamera } from './NoCamera.tsx';
import { type Facing, useCamera } from './use-camera.ts';
import { useShutter } from './use-shutter.ts';

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
  const [withGuide, setWithGuide] = useState(true);
  const isMirrored = facing === 'user';
  const { video, attach, state } = useCamera(facing);
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
            onVideo={attach}
            side={side}
            ghost={ghost}
            withGuide={withGuide}
            isMirrored={isMirrored}
            shotUrl={shot?.url}
            left={left}
          />
          <CameraControls
            isLive={state === 'live'}
            isCounting={left !== undefined}
            hasShot={shot !== undefined}
            onTake={(delay) => (left === undefined ? start(delay) : stop())}
            onTurn={() => setFacing(isMirrored ? 'environment' : 'user')}
            onAgain={again}
            onUse={use}
          />
        </>
      )}
    </Dialog>
  );
}
