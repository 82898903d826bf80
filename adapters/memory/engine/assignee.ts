import type { WorkKind } from '#core/member-lifecycle/staff-work/staff-note.ts';
import { keyOf, type View } from './store.ts';

/** A field of a list's rows that is no part of them: who works on each, or `nobody`. */
export const assigneeOf =
  (view: View, kind: WorkKind) =>
  ({ id }: Readonly<{ id: string }>): Readonly<{ assigneeId: string }> => ({
    assigneeId: view.table('assignments').get(keyOf(kind, id))?.assigneeId ?? 'nobody',
  });
