import type { ErrorList } from '#core/kernel/error-kind.ts';

export const staffWorkErrors = {
  /** Not there, or not for this person of the staff. */
  'staff_work.not_found': 'not_found',
  'staff_work.assignee_may_not_see': 'refused',
  'staff_note.not_found': 'not_found',
  'staff_note.not_own': 'forbidden',
  'staff_note.limit': 'refused',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const staffWorkErrorParams = { 'staff_note.limit': ['max'] } as const;

type StaffWorkErrors = typeof staffWorkErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends StaffWorkErrors {}
}
