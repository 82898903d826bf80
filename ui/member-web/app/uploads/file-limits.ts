import { acceptedFor } from '#core/platform/media/accepted.ts';
import {
  maxAudioBytes,
  maxDocumentBytes,
  maxImageBytes,
  maxVideoBytes,
  type MediaType,
  type UploadPurpose,
} from '#core/platform/media/medium.ts';
import { ApiError } from '#ui/api/api-error.ts';

const megabyte = 1024 * 1024;
const minute = 60;

/** Names end so, and browsers call them so; what a file is, the server says by its content. */
const formats: Readonly<Record<MediaType, Readonly<Record<string, string>>>> = {
  IMAGE: {
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    heic: 'image/heic',
    heif: 'image/heif',
  },
  VIDEO: { mp4: 'video/mp4', m4v: 'video/x-m4v', mov: 'video/quicktime', webm: 'video/webm' },
  AUDIO: { mp3: 'audio/mpeg', m4a: 'audio/mp4', weba: 'audio/webm' },
  FILE: {
    pdf: 'application/pdf',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    csv: 'text/csv',
    txt: 'text/plain',
  },
};
const alsoCalled: Readonly<Record<string, MediaType>> = {
  'audio/mp3': 'AUDIO',
  'audio/x-m4a': 'AUDIO',
  'audio/aac': 'AUDIO',
  'application/vnd.ms-excel': 'FILE', // what Windows calls a CSV
};
const maxBytes: Readonly<Record<MediaType, number>> = {
  IMAGE: maxImageBytes,
  VIDEO: maxVideoBytes,
  AUDIO: maxAudioBytes,
  FILE: maxDocumentBytes,
};
/** A photo of a good camera, before it is drawn smaller. */
const maxBytesBeforeDrawing = 60 * megabyte;

const typeOfName = new Map(
  (Object.keys(formats) as MediaType[]).flatMap((type) =>
    Object.keys(formats[type]).map((ending) => [ending, type] as const),
  ),
);
const typeOfDeclared = new Map([
  ...(Object.keys(formats) as MediaType[]).flatMap((type) =>
    Object.values(formats[type]).map((declared) => [declared, type] as const),
  ),
  ...Object.entries(alsoCalled),
]);

type Named = Readonly<{ name: string; type: string; size: number }>;

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** By what the browser calls it, or by its name where the browser says nothing, as Windows does of a HEIC. */
export const mediaTypeOf = ({ name, type }: Pick<Named, 'name' | 'type'>): MediaType | undefined => {
  const declared = type.split(';')[0]!.trim().toLowerCase(); // split never answers nothing
  return declared === '' || declared === 'application/octet-stream'
    ? typeOfName.get(endingOf(name))
    : typeOfDeclared.get(declared);
};

const isHeic = ({ name, type }: Pick<Named, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /^hei[cf]$/.test(endingOf(name));

/** Pictures of posts and messages are drawn smaller before they leave the device. */
export const isDrawnSmaller = (purpose: UploadPurpose): boolean => purpose === 'FEED' || purpose === 'CHAT';

const isAllowedFormat = (file: Named, type: MediaType, purpose: UploadPurpose): boolean => {
  const { types, onlyPdf } = acceptedFor(purpose);
  return types.includes(type) && (type !== 'FILE' || !onlyPdf || endingOf(file.name) === 'pdf');
};

const tooLarge = (bytes: number) =>
  new ApiError({ code: 'media.too_large', status: 0, params: { megabytes: bytes / megabyte } });

/** What the server would say after a long wait, before anything leaves the device. */
export const refusalOf = (file: Named, purpose: UploadPurpose): ApiError | undefined => {
  const type = mediaTypeOf(file);
  if (type === undefined || !isAllowedFormat(file, type, purpose))
    return new ApiError({ code: 'media.type_not_allowed', status: 0 });
  if (file.size === 0) return new ApiError({ code: 'media.unreadable', status: 0 });
  const isDrawn = type === 'IMAGE' && (isDrawnSmaller(purpose) || isHeic(file));
  const most = isDrawn ? maxBytesBeforeDrawing : maxBytes[type];
  return file.size > most ? tooLarge(maxBytes[type]) : undefined;
};

/** The same once it is ready to be sent. */
export const refusalOfReady = (
  { size, seconds }: Readonly<{ size: number; seconds: number | null }>,
  type: MediaType,
  purpose: UploadPurpose,
): ApiError | undefined => {
  if (size > maxBytes[type]) return tooLarge(maxBytes[type]);
  const { videoSeconds, audioSeconds } = acceptedFor(purpose);
  const most = type === 'VIDEO' ? videoSeconds : type === 'AUDIO' ? audioSeconds : Infinity;
  return seconds !== null && seconds > most
    ? new ApiError({ code: 'media.too_long', status: 0, params: { minutes: most / minute } })
    : undefined;
};

/** What a file input offers; some browsers know only endings. */
export const acceptedFiles = (purpose: UploadPurpose, only?: readonly MediaType[]): string => {
  const { types, onlyPdf } = acceptedFor(purpose);
  const shown = types.filter((type) => only === undefined || only.includes(type));
  return shown
    .flatMap((type) => Object.entries(formats[type]))
    .filter(([ending]) => !onlyPdf || ending === 'pdf' || !(ending in formats.FILE))
    .flatMap(([ending, declared]) => [declared, `.${ending}`])
    .join(',');
};

export type Limit = Readonly<{ type: MediaType; formats: string; megabytes: number; minutes: number | null }>;

/** Said before anybody chooses a file. */
export const limitsOf = (purpose: UploadPurpose, only?: readonly MediaType[]): readonly Limit[] => {
  const { types, onlyPdf, videoSeconds, audioSeconds } = acceptedFor(purpose);
  return types
    .filter((type) => only === undefined || only.includes(type))
    .map((type) => ({
      type,
      formats: Object.keys(formats[type])
        .filter((ending) => !['jpeg', 'heif', 'm4v'].includes(ending))
        .filter((ending) => type !== 'FILE' || !onlyPdf || ending === 'pdf')
        .map((ending) => (ending === 'weba' ? 'WebM' : ending === 'jpg' ? 'JPEG' : ending.toUpperCase()))
        .join(', '),
      megabytes: maxBytes[type] / megabyte,
      minutes: type === 'VIDEO' ? videoSeconds / minute : type === 'AUDIO' ? audioSeconds / minute : null,
    }));
};
