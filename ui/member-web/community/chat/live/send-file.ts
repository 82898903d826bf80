import { isApiError } from '#ui/api/api-error.ts';
import { mediaTypeOf, refusalOfReady } from '../../../app/uploads/file-limits.ts';
import { largestWhole } from '../../../app/uploads/upload-flight.ts';
import { uploadMedium } from '../../../app/uploads/upload-medium.ts';
import type { Upload } from './outbox-delivery.ts';

const purpose = 'CHAT';
type Prepared = Readonly<{ file: File; poster: Blob | null }>;

/** Pictures smaller, and an iPhone's as a JPEG without its place; films with a picture that stands for them. */
const prepared = async ({ file, name }: Upload): Promise<Prepared> => {
  const given = file instanceof File ? file : new File([file], name, { type: file.type });
  const type = mediaTypeOf(given) ?? 'FILE';
  const ready = async (): Promise<Prepared & Readonly<{ seconds: number | null }>> => {
    if (type === 'IMAGE') {
      const { preparePicture } = await import('../../../app/uploads/preparation/prepare-picture.ts');
      return { file: await preparePicture(given, { smaller: true }), poster: null, seconds: null };
    }
    if (type !== 'VIDEO' && type !== 'AUDIO') return { file: given, poster: null, seconds: null };
    const { readPlayed } = await import('../../../app/uploads/preparation/video-poster.ts');
    const { poster, seconds } = await readPlayed(given, type);
    return { file: given, poster: type === 'VIDEO' ? poster : null, seconds };
  };
  const { seconds, ...made } = await ready();
  const refusal = refusalOfReady({ size: made.file.size, seconds }, type, purpose);
  if (refusal) throw refusal;
  return made;
};

const sendPoster = async ({ key, signal, posterId, onPart }: Upload, poster: Blob | null) => {
  if (poster === null || posterId !== null) return posterId;
  const { id } = await uploadMedium({
    purpose,
    file: poster,
    name: 'poster.jpg',
    key: `${key}-poster`,
    signal,
    onProgress: () => undefined,
  });
  onPart({ posterId: id });
  return id;
};

/** Takes a file of a message to the server; what is large goes in parts, and on from where an earlier try stopped. */
export const sendFile = async (upload: Upload): Promise<string> => {
  const { key, address, signal, onPart, onProgress } = upload;
  const { file, poster } = await prepared(upload);
  const posterId = await sendPoster(upload, poster);
  const common = { purpose, file, name: file.name, posterId, signal, onProgress } as const;
  if (file.size <= largestWhole) return (await uploadMedium({ ...common, key })).id;
  const { uploadInParts } = await import('../../../app/uploads/upload-in-parts.ts');
  const from = (place: string | null) =>
    uploadInParts({
      ...common,
      folderId: null,
      address: place,
      onAddress: (begun) => onPart({ address: begun }),
      onArrived: () => undefined,
    });
  const sent = await from(address).catch((error: unknown) => {
    // After a day the server has forgotten what had arrived.
    if (address === null || !isApiError(error, 'media.upload_expired')) throw error;
    return from(null);
  });
  return sent.id;
};

/** The parts of a file that is not wanted any more take no room. */
export const forgetFile = async (address: string): Promise<void> =>
  (await import('../../../app/uploads/upload-in-parts.ts')).discardUpload(address);
