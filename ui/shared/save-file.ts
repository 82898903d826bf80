import type { ReceivedFile } from './api/send.ts';

/** Hands the file at this address to the browser's own downloads. Without a name it takes the server's. */
export const downloadFrom = (url: string, name = '') => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
};

/** Hands a received file to the browser's own downloads, under the name the server gave it. */
export const saveFile = ({ blob, name }: ReceivedFile, fallback: string) => {
  const url = URL.createObjectURL(blob);
  downloadFrom(url, name ?? fallback);
  // Some browsers begin to read only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
