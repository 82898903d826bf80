import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';

const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif';
const videos = 'video/mp4,video/quicktime,video/webm';

type Props = Readonly<{
  camera: RefObject<HTMLInputElement | null>;
  gallery: RefObject<HTMLInputElement | null>;
  onPick: (input: HTMLInputElement) => void;
}>;

/** The browser's own file inputs, opened by the buttons of the slot. */
export const PhotoInputs = ({ camera, gallery, onPick }: Props) => (
  <Box sx={visuallyHidden}>
    <input
      ref={camera}
      type="file"
      accept="image/*"
      capture="environment"
      tabIndex={-1}
      aria-hidden
      onChange={({ target }) => onPick(target)}
    />
    <input
      ref={gallery}
      type="file"
      accept={`${pictures},${videos}`}
      tabIndex={-1}
      aria-hidden
      onChange={({ target }) => onPick(target)}
    />
  </Box>
);
