import type { WorkKind } from '#core/member-lifecycle/staff-work/staff-note.ts';

/** What a list is narrowed by where nobody works on a record. */
export const nobody = 'nobody';

/** Who works on the record of a row. */
export const assigneeOf = (kind: WorkKind, id: string): string =>
  `coalesce((select w.assignee_id from assignments w where w.kind = '${kind}' and w.record_id = ${id}), '${nobody}')`;
