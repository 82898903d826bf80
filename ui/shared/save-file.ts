import type { ReceivedFile } from './api/send.ts';

/** Hands a received file to the browser's own downloads, under the name the server gave it. */
export const saveFile = ({ blob, name }: ReceivedFile, fallback: string) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? fallback;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
