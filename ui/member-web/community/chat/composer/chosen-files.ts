import { attachmentsMax } from '#core/community/chat/message.ts';
import type { PickedFile } from '../../../app/uploads/picker/use-picked.ts';
import type { WaitingFile } from '../live/outbox-entry.ts';

const megabyte = 1_000_000;
type Kind = 'IMAGE' | 'VIDEO' | 'AUDIO' | 'FILE';

const mostBytes: Readonly<Record<Kind, number>> = {
  IMAGE: 10 * megabyte,
  VIDEO: 100 * megabyte,
  AUDIO: 20 * megabyte,
  FILE: 10 * megabyte,
};
const documents = /\.(pdf|docx|xlsx|pptx|csv|txt)$/i;
const sounds = /\.(mp3|m4a|weba|webm)$/i;

export const kindOf = ({ type, name }: Readonly<{ type: string; name: string }>): Kind | undefined => {
  if (type === 'image/svg+xml') return undefined;
  if (type.startsWith('image/') || /\.hei[cf]$/i.test(name)) return 'IMAGE';
  if (type.startsWith('video/')) return 'VIDEO';
  if (type.startsWith('audio/') || sounds.test(name)) return 'AUDIO';
  return documents.test(name) ? 'FILE' : undefined;
};

export type FileProblem = Readonly<{ name: string; reason: 'kind' | 'size' | 'count'; megabytes?: number }>;
export type Chosen = Readonly<{ files: readonly WaitingFile[]; problems: readonly FileProblem[] }>;

/** What of the given files can go along, and why the others can't. */
export const withChosen = (
  files: readonly WaitingFile[],
  added: readonly File[],
  keyOf: () => string,
): Chosen => {
  const taken = [...files];
  const problems: FileProblem[] = [];
  for (const file of added) {
    const kind = kindOf(file);
    if (kind === undefined) problems.push({ name: file.name, reason: 'kind' });
    else if (file.size > mostBytes[kind])
      problems.push({ name: file.name, reason: 'size', megabytes: mostBytes[kind] / megabyte });
    else if (taken.length >= attachmentsMax) problems.push({ name: file.name, reason: 'count' });
    else taken.push({ key: keyOf(), file, name: file.name, mediumId: null });
  }
  return { files: taken, problems };
};

/** Chosen among one's own files: they are on the server already. */
export const withPicked = (
  files: readonly WaitingFile[],
  picked: readonly PickedFile[],
): readonly WaitingFile[] =>
  [
    ...files,
    ...picked
      .filter(({ id }) => files.every(({ mediumId }) => mediumId !== id))
      .map((one) => ({ key: one.id, file: null, name: one.name, mediumId: one.id, picked: one })),
  ].slice(0, attachmentsMax);
