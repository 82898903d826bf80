import type { Application } from '#core/application.ts';
import { adminWork } from '#http/member-lifecycle/contract/staff-work.ts';
import { handlers } from '../../engine/handlers.ts';

export const adminWorkRoutes = ({ staffWork }: Application) =>
  handlers(adminWork, {
    read: ({ actor, params }) => staffWork.readWork(actor, params),
    assignees: ({ actor, params, query }) => staffWork.listAssignees(actor, { ...params, ...query }),
    assign: ({ actor, params, body }) => staffWork.assignWork(actor, { ...params, ...body }),
    addNote: ({ actor, params, body }) => staffWork.addStaffNote(actor, { ...params, ...body }),
    editNote: ({ actor, params, body }) => staffWork.editStaffNote(actor, { ...params, ...body }),
    deleteNote: ({ actor, params }) => staffWork.deleteStaffNote(actor, params.id),
  });
