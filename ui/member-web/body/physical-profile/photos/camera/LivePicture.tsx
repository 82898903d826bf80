import Box from '@mui/material/Box';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { BodySidePicture } from '#ui/illustrations/body.tsx';
import { PrivateMedium } from '../../../../app/parts/PrivateMedium.tsx';
import type { Photo } from '../../profile-form.ts';
import { aspect } from './take-picture.ts';

type Props = Readonly<{
  onVideo: (video: HTMLVideoElement | null) => void;
  side: BodySide;
  /** Last week's picture of the side, laid over; without one a drawing shows where to stand. */
  ghost: Photo | null;
  withGuide: boolean;
  isMirrored: boolean;
  shotUrl: string | undefined;
  left: number | undefined;
}>;

const cover = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;

/** What the camera sees, cut to the frame that will be kept, under the guide to stand by. */
export const LivePicture = ({ onVideo, side, ghost, withGuide, isMirrored, shotUrl, left }: Props) => (
  <Box
    sx={{
      position: 'relative',
      flex: '1 1 auto',
      minHeight: 0,
      width: '100%',
      display: 'grid',
      placeItems: 'center',
      bgcolor: 'common.black',
    }}
  >
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        aspectRatio: String(aspect),
        maxWidth: '100%',
        maxHeight: '100%',
        height: '100%',
      }}
    >
      <Box
        component="video"
        ref={onVideo}
        muted
        playsInline
        aria-hidden
        sx={{ ...cover, transform: isMirrored ? 'scaleX(-1)' : 'none' }}
      />
      {shotUrl !== undefined && <Box component="img" src={shotUrl} alt="" sx={cover} />}
      {withGuide && shotUrl === undefined && (
        <Box aria-hidden sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
          {ghost !== null && ghost.type === 'IMAGE' ? (
            <Box sx={{ ...cover, opacity: 0.38 }}>
              <PrivateMedium medium={ghost} alt="" sx={{ bgcolor: 'transparent' }} />
            </Box>
          ) : (
            <Box
              sx={{
                ...cover,
                display: 'grid',
                placeItems: 'center',
                opacity: 0.34,
                '& svg': { height: '90%', width: 'auto' },
              }}
            >
              <BodySidePicture side={side} />
            </Box>
          )}
        </Box>
      )}
      {left !== undefined && left > 0 && (
        <Box
          role="timer"
          aria-live="assertive"
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            fontSize: '7rem',
            fontWeight: 700,
            color: 'common.white',
            textShadow: '0 2px 24px rgba(0, 0, 0, 0.7)',
          }}
        >
          {left}
        </Box>
      )}
    </Box>
  </Box>
);
