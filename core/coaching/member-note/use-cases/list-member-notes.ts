import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { MemberNoteRow } from '../ports.ts';

/** Which notes are kept, for staff. What they say is read by nobody but their coach, so there is no access to log. */
export const listMemberNotes =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<MemberNoteRow>> => {
    requirePermission(actor, 'review.view');
    return reads.memberNotes.list(request);
  };
