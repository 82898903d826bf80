import type { MemberNote } from '../member-note.ts';

/** `updatedAt` null: there is none; `version` is what the next one is made from all the same. */
export type KeptNote = Readonly<{ text: string; version: number; updatedAt: Date | null }>;

export const presentNote = (note: MemberNote | null): KeptNote => ({
  text: note?.text ?? '',
  version: note?.version ?? 0,
  updatedAt: note === null || note.text === '' ? null : note.updatedAt,
});
