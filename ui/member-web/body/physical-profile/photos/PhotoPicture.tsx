import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { BodySidePicture } from '#ui/illustrations/body.tsx';
import { PrivateMedium } from '../../../app/parts/PrivateMedium.tsx';
import type { Photo } from '../profile-form.ts';
import type { Sending } from './use-photo-flights.ts';

const previewStyle = { width: '100%', height: '100%', objectFit: 'cover', opacity: 0.6 } as const;

const SendingPreview = ({ preview, isVideo }: Pick<Sending, 'preview' | 'isVideo'>) =>
  isVideo ? (
    <Box component="video" src={preview} muted playsInline aria-hidden sx={previewStyle} />
  ) : (
    <Box component="img" src={preview} alt="" sx={previewStyle} />
  );

/** Last week's picture of the same side as a pale pattern, or a drawing of the side. */
const PosePattern = ({ side, before }: Readonly<{ side: BodySide; before: Photo | null }>) => (
  <>
    {before !== null && (
      <Box aria-hidden sx={{ position: 'absolute', inset: 0, opacity: 0.28 }}>
        <PrivateMedium medium={before} alt="" thumbnail lazy />
      </Box>
    )}
    <Box
      aria-hidden
      sx={{
        height: '82%',
        display: before === null ? 'block' : 'none',
        '& svg': { height: '100%', width: 'auto' },
      }}
    >
      <BodySidePicture side={side} />
    </Box>
  </>
);

const DoneMark = () => (
  <Box
    sx={{
      position: 'absolute',
      top: 8,
      right: 8,
      width: 28,
      height: 28,
      borderRadius: '50%',
      bgcolor: 'success.main',
      color: 'success.contrastText',
      display: 'grid',
      placeItems: 'center',
    }}
    aria-hidden
  >
    <CheckIcon sx={{ fontSize: '1.125rem' }} />
  </Box>
);

type Props = Readonly<{
  side: BodySide;
  sideName: string;
  photo: Photo | null;
  before: Photo | null;
  sending: Sending | undefined;
}>;

/** What is on its way, what is there, or the pose to take. */
export const PhotoPicture = ({ side, sideName, photo, before, sending }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '3 / 4',
        bgcolor: 'background.sunken',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
      }}
    >
      {sending !== undefined ? (
        <SendingPreview preview={sending.preview} isVideo={sending.isVideo} />
      ) : photo !== null ? (
        <PrivateMedium
          medium={photo}
          alt={formatMessage({ id: 'indicator.photo.alt' }, { side: sideName })}
          thumbnail={photo.type === 'IMAGE'}
          controls
        />
      ) : (
        <PosePattern side={side} before={before} />
      )}
      {photo !== null && sending === undefined && <DoneMark />}
    </Box>
  );
};
