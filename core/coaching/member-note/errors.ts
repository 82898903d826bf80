import type { ErrorList } from '#core/kernel/error-kind.ts';

export const memberNoteErrors = {
  /** Nobody by this id, or nobody whose weeks this coach may see now. */
  'member_note.member_not_found': 'not_found',
} as const satisfies ErrorList;

type MemberNoteErrors = typeof memberNoteErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends MemberNoteErrors {}
}
