import { memberNoteMaxLength } from '#core/coaching/member-note/member-note.ts';
import { localDraft } from '../../app/device/local-draft.ts';

/** What was typed, and the version of the note it was made from. */
export type NoteDraft = Readonly<{ text: string; version: number }>;

export const readNoteDraft = (stored: unknown): NoteDraft | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { text, version } = stored as Readonly<Record<string, unknown>>; // any object may be read so
  if (typeof text !== 'string' || !Number.isInteger(version) || Number(version) < 0) return undefined;
  return { text: text.slice(0, memberNoteMaxLength), version: Number(version) };
};

export const noteDraft = (coachId: string, memberId: string) =>
  localDraft(`fitboard.member-note.${coachId}.${memberId}`, readNoteDraft);
