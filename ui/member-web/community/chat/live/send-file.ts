import { largestWhole } from '../../../app/uploads/upload-flight.ts';
import { uploadMedium } from '../../../app/uploads/upload-medium.ts';
import { kindOf } from '../composer/chosen-files.ts';
import type { Upload } from './outbox-delivery.ts';

const purpose = 'CHAT';

/** Pictures smaller, and an iPhone's as a JPEG without its place; films with a picture that stands for them. */
const prepared = async ({ file, name }: Upload): Promise<Readonly<{ file: File; poster: Blob | null }>> => {
  const given = file instanceof File ? file : new File([file], name, { type: file.type });
  const kind = kindOf({ type: file.type, name });
  if (kind === 'IMAGE') {
    const { preparePicture } = await import('../../../app/uploads/preparation/prepare-picture.ts');
    return { file: await preparePicture(given, { smaller: true }), poster: null };
  }
  if (kind !== 'VIDEO') return { file: given, poster: null };
  const { readPlayed } = await import('../../../app/uploads/preparation/video-poster.ts');
  return { file: given, poster: (await readPlayed(given, 'VIDEO')).poster };
};

/** Takes a file of a message to the server; what is large goes in parts. Answers the medium's id. */
export const sendFile = async (upload: Upload): Promise<string> => {
  const { key, signal, onProgress } = upload;
  const { file, poster } = await prepared(upload);
  const posterId =
    poster === null
      ? null
      : (
          await uploadMedium({
            purpose,
            file: poster,
            name: 'poster.jpg',
            key: `${key}-poster`,
            signal,
            onProgress: () => undefined,
          })
        ).id;
  const common = { purpose, file, name: file.name, posterId, signal, onProgress } as const;
  if (file.size <= largestWhole) return (await uploadMedium({ ...common, key })).id;
  const { uploadInParts } = await import('../../../app/uploads/upload-in-parts.ts');
  const sent = await uploadInParts({
    ...common,
    folderId: null,
    address: null,
    onAddress: () => undefined,
    onArrived: () => undefined,
  });
  return sent.id;
};
