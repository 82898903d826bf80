import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Placement } from '#core/body/snapshot/alignment/align-photos.ts';

/** Enough for a phone's screen; the frame is three to four. */
const drawnWidth = 810;
const drawnHeight = 1080;

type Props = Readonly<{
  picture: HTMLImageElement | null;
  placement: Placement | null;
  alt: string;
  /** Stands over the photo. */
  children?: ReactNode;
}>;

/** One photo in its place. It is drawn, not shown, so that the next one comes without a blink. */
export const Stage = ({ picture, placement, alt, children }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.resetTransform();
    context.clearRect(0, 0, drawnWidth, drawnHeight);
    if (picture === null || placement === null) return;
    context.imageSmoothingQuality = 'high';
    context.translate(placement.left * drawnWidth, placement.top * drawnHeight);
    context.rotate((placement.degrees * Math.PI) / 180);
    context.drawImage(picture, 0, 0, placement.width * drawnWidth, placement.height * drawnHeight);
  }, [picture, placement]);

  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '3 / 4',
        // Photo, slider and buttons are on one screen.
        width: 'min(100%, calc(62dvh * 0.75))',
        minWidth: 240,
        mx: 'auto',
        borderRadius: '20px',
        overflow: 'hidden',
        bgcolor: 'background.sunken',
      }}
    >
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={alt}
        width={drawnWidth}
        height={drawnHeight}
        sx={{ display: 'block', width: '100%', height: '100%' }}
      />
      {children !== undefined && (
        <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', p: 2 }}>
          <Box
            sx={{ bgcolor: 'background.paper', borderRadius: '12px', px: 2, py: 1.5, textAlign: 'center' }}
          >
            <Typography component="div">{children}</Typography>
          </Box>
        </Box>
      )}
    </Box>
  );
};
