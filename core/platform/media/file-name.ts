import { normalize } from '#core/kernel/text/text.ts';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'application/json': 'json',
};

export const extensionOf = (contentType: string): string => extensions[contentType] ?? 'bin';

const longest = 120;

/** What a person called the file, as a plain name with the extension its content has: never a path. */
export const fileName = (given: string, contentType: string): string => {
  const plain = normalize(given)
    .replace(/^.*[/\\]/u, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?]+/gu, '')
    .replace(/\.[A-Za-z0-9]{1,8}$/u, '')
    .replace(/^\.+/u, '')
    .trim();
  return `${[...plain].slice(0, longest).join('') || 'file'}.${extensionOf(contentType)}`;
};

/** Where the store keeps it: by month, under a name that cannot be guessed. */
export const storeKey = (token: string, contentType: string, at: Date): string =>
  `${at.toISOString().slice(0, 7).replace('-', '/')}/${token}.${extensionOf(contentType)}`;
