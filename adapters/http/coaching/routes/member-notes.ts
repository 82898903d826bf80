import type { Application } from '#core/application.ts';
import { memberNotes } from '#http/coaching/contract/member-notes.ts';
import { handlers } from '../../engine/handlers.ts';

export const memberNoteRoutes = ({ coaching }: Application) =>
  handlers(memberNotes, {
    get: ({ actor, params }) => coaching.getMemberNote(actor, params.id),
    keep: ({ actor, params, body }) => coaching.keepMemberNote(actor, { ...body, memberId: params.id }),
  });
