import { z } from 'zod';
import { permissions } from '#core/access/actor/permission.ts';
import { staffNoteMaxLength, workKinds } from '#core/member-lifecycle/staff-work/staff-note.ts';
import { listRights } from '#core/member-lifecycle/staff-work/list-rights.ts';
import { byId, contract, done, id, instant, prose } from '../../engine/contract/endpoint.ts';

const note = z.object({
  id,
  authorId: z.string(),
  text: z.string(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
const colleague = z.object({ id: z.string(), name: z.string() });
const record = z.strictObject({ kind: z.enum(workKinds), id });

/** Who may see any of these records; which ones is for the use case to say. */
const access = permissions.filter((name) => Object.values(listRights).flat().includes(name));

export const adminWork = contract({
  read: {
    method: 'GET',
    path: '/admin/work/:kind/:id',
    summary: 'Who works on a record, and what staff noted about it; no member ever reads it',
    access,
    params: record,
    output: z.object({
      assignee: colleague.nullable(),
      notes: z.array(note.extend({ authorName: z.string() })),
    }),
    refusals: ['staff_work.not_found'],
  },
  assignees: {
    method: 'GET',
    path: '/admin/work/:kind',
    summary: 'Colleagues who may be given such a record, by name',
    access,
    params: z.strictObject({ kind: z.enum(workKinds) }),
    query: z.strictObject({ id: id.optional() }),
    output: z.object({ items: z.array(colleague) }),
    refusals: ['staff_work.not_found'],
  },
  assign: {
    method: 'PUT',
    path: '/admin/work/:kind/:id/assignee',
    summary: 'Give a record to a colleague who may see it, to oneself, or to nobody',
    access,
    params: record,
    body: z.strictObject({ assigneeId: id.nullable() }),
    output: done,
    refusals: ['staff_work.not_found', 'staff_work.assignee_may_not_see'],
  },
  addNote: {
    method: 'POST',
    path: '/admin/work/:kind/:id/notes',
    summary: 'Note something about a record, for colleagues who may see it',
    access,
    status: 201,
    params: record,
    body: z.strictObject({ text: prose(staffNoteMaxLength, 1) }),
    output: note,
    refusals: ['staff_work.not_found', 'staff_note.limit'],
  },
  editNote: {
    method: 'PUT',
    path: '/admin/staff-notes/:id',
    summary: 'Change a note of one’s own',
    access,
    params: byId,
    body: z.strictObject({ text: prose(staffNoteMaxLength, 1), version: z.int().min(1) }),
    output: note,
    refusals: ['staff_note.not_found', 'staff_note.not_own', 'staff_work.not_found', 'version.stale'],
  },
  deleteNote: {
    method: 'DELETE',
    path: '/admin/staff-notes/:id',
    summary: 'Delete a note of one’s own',
    access,
    params: byId,
    output: done,
    refusals: ['staff_note.not_found', 'staff_note.not_own', 'staff_work.not_found'],
  },
});
