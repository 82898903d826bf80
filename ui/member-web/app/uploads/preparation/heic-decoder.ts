// The address of the library's own file, which the build copies as it is: its licence (LGPL-3.0) asks that it can be
// replaced by another build of it. Its notice is served at `/licences.txt`.
// oxlint-disable-next-line import/default -- Vite answers the address of the file
import decoder from 'heic-to/csp?url';

type Decoder = Pick<typeof import('heic-to/csp'), 'heicTo'>;

/** Three megabytes of code: only for a browser that has met a HEIC it can't draw. */
export const decodeHeic = async (file: Blob): Promise<ImageBitmap> => {
  const { heicTo } = (await import(/* @vite-ignore */ decoder)) as Decoder;
  return heicTo({ blob: file, type: 'bitmap' });
};
