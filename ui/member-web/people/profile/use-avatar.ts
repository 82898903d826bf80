import { usePictureToCrop } from '#ui/cropping/use-picture-to-crop.ts';
import { removeAvatar, sendAvatar } from './data.ts';

const largest = 25 * 1024 * 1024;

export const useAvatar = () => ({
  ...usePictureToCrop({ largest, send: sendAvatar }),
  remove: removeAvatar,
});
