import { day } from '#core/kernel/time.ts';
import type { IssueParams } from '#ui/api/api-error.ts';
import type { PickedFile } from '../../../app/uploads/picker/use-picked.ts';

export type WaitingFile = Readonly<{
  /** Names the file at every try. */
  key: string;
  /** Null: it was chosen among one's own files, and lies on the server. */
  file: Blob | null;
  name: string;
  /** Once it is there, it is not sent again. */
  mediumId: string | null;
  /** Of a large one: where the parts of it that left the device already lie. */
  address?: string | null;
  /** Of a film: its picture, which was sent before it. */
  posterId?: string | null;
  /** What stands for a file that lies on the server. */
  picked?: PickedFile;
}>;

/** A message that has not arrived yet. */
export type WaitingMessage = Readonly<{
  clientId: string;
  userId: string;
  roomId: string;
  body: string;
  replyToSeq: number | null;
  files: readonly WaitingFile[];
  createdAt: number;
  /** The code of what was refused, or `expired`; null while it is tried. */
  failure: string | null;
  /** What the sentence of the failure speaks of: numbers, words. */
  failureParams?: IssueParams;
}>;

/** After so long it is not sent by itself any more: the talk has moved on. */
export const triedFor = day;

export const isExpired = ({ createdAt }: Pick<WaitingMessage, 'createdAt'>, at: number): boolean =>
  at - createdAt > triedFor;

/** In the order they were written; those that failed wait for a person. */
export const nextOf = (waiting: readonly WaitingMessage[], roomId: string): WaitingMessage | undefined =>
  waiting
    .filter((message) => message.roomId === roomId && message.failure === null)
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.clientId < b.clientId ? -1 : 1))[0];
