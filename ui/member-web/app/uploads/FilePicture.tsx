import Box from '@mui/material/Box';
import type { MediaType } from '#core/platform/media/medium.ts';
import { FileIcon, ImageIcon, PlayIcon, SoundIcon } from '#ui/icons.tsx';
import { PrivateMedium } from '../parts/PrivateMedium.tsx';

const icons = { IMAGE: ImageIcon, VIDEO: PlayIcon, AUDIO: SoundIcon, FILE: FileIcon } as const;

export const TypeIcon = ({ type, size = '2rem' }: Readonly<{ type: MediaType; size?: string }>) => {
  const Icon = icons[type];
  return <Icon aria-hidden sx={{ fontSize: size }} />;
};

type Shown = Readonly<{
  id: string;
  type: MediaType;
  name: string;
  url: string;
  thumbnailUrl: string | null;
  posterUrl?: string | null;
  posterId?: string | null;
}>;

/** A small picture of a file, or the sign of its kind. Its name stands beside it, so that it says nothing itself. */
export const FilePicture = ({ file }: Readonly<{ file: Shown }>) => {
  const { id, type, url, thumbnailUrl, posterUrl = null, posterId = null } = file;
  const frame = {
    position: 'relative',
    width: '100%',
    height: '100%',
    display: 'grid',
    placeItems: 'center',
  };
  const poster = type === 'VIDEO' && posterUrl !== null && posterId !== null;
  return (
    <Box sx={{ ...frame, bgcolor: 'background.sunken', color: 'text.secondary', overflow: 'hidden' }}>
      {type === 'IMAGE' && (
        <PrivateMedium medium={{ mediaId: id, type, url, thumbnailUrl }} alt="" thumbnail lazy />
      )}
      {poster && (
        <PrivateMedium
          medium={{ mediaId: posterId, type: 'IMAGE', url: posterUrl, thumbnailUrl: null }}
          alt=""
          lazy
        />
      )}
      {type !== 'IMAGE' && (
        <Box
          sx={
            poster
              ? {
                  position: 'absolute',
                  inset: 0,
                  m: 'auto',
                  width: 40,
                  height: 40,
                  display: 'grid',
                  placeItems: 'center',
                  borderRadius: '50%',
                  bgcolor: 'rgb(0 0 0 / 0.6)',
                  color: '#fff',
                }
              : { display: 'grid', placeItems: 'center' }
          }
        >
          <TypeIcon type={type} {...(poster ? { size: '1.25rem' } : {})} />
        </Box>
      )}
    </Box>
  );
};
