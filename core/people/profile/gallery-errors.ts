import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const galleryErrors = {
  'user.media_not_found': 'not_found',
  'user.media_exists': 'conflict',
  'user.gallery_full': 'refused',
} as const satisfies ErrorList;

export const galleryErrorParams = {
  'user.gallery_full': ['count'],
} as const satisfies ErrorParamNames<typeof galleryErrors>;

type GalleryErrors = typeof galleryErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends GalleryErrors {}
}
