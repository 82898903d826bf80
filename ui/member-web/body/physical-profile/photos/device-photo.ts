import type { WaitingPhoto } from '../../waiting-weeks/week-queue.ts';
import type { Photo } from '../profile-form.ts';

const onDevice = 'device:';

/** A picture that lies on this device alone, shown like any other; the server never hears of this number. */
export const devicePhoto = ({ side, key, file }: WaitingPhoto): Photo => {
  const address = URL.createObjectURL(file);
  return {
    mediaId: `${onDevice}${key}`,
    side,
    type: file.type.startsWith('video/') ? 'VIDEO' : 'IMAGE',
    url: address,
    thumbnailUrl: file.type.startsWith('video/') ? null : address,
  };
};

export const isOnDevice = ({ mediaId }: Pick<Photo, 'mediaId'>): boolean => mediaId.startsWith(onDevice);

export const sentPhotos = (media: readonly Photo[]): readonly Photo[] =>
  media.filter((photo) => !isOnDevice(photo));
