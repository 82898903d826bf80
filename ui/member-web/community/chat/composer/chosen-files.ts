import { attachmentsMax } from '#core/community/chat/message.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { refusalOf } from '../../../app/uploads/file-limits.ts';
import type { PickedFile } from '../../../app/uploads/picker/use-picked.ts';
import type { WaitingFile } from '../live/outbox-entry.ts';

/** Why a file can't go along: what the server would say of it, or that there are ten already. */
export type FileProblem = Readonly<{ name: string; refusal: ApiError | 'count' }>;
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
    const refusal = refusalOf(file, 'CHAT');
    if (refusal) problems.push({ name: file.name, refusal });
    else if (taken.length >= attachmentsMax) problems.push({ name: file.name, refusal: 'count' });
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
