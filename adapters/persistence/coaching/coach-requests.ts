import { forgottenCoachRequest } from '#core/coaching/coach-request/coach-request.ts';
import type { CoachRequest } from '#core/coaching/coach-request/coach-request.ts';
import type { CoachRequestRow, CoachRequests } from '#core/coaching/coach-request/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const list: ListSource<keyof typeof staffLists.coachRequests> = {
  select: `c.*, u.fullname as user_name, u.username, u.created_at as member_since,
    (select count(*) from coach_requests e where e.user_id = c.user_id and (e.created_at, e.id) < (c.created_at, c.id))
      as earlier_count`,
  from: 'coach_requests c join users u on u.id = c.user_id',
  columns: {
    id: 'c.id',
    userId: 'c.user_id',
    userName: 'u.fullname',
    username: 'u.username',
    memberSince: 'u.created_at',
    status: 'c.status',
    decidedBy: 'c.decided_by',
    decidedAt: 'c.decided_at',
    createdAt: 'c.created_at',
  },
  search: 'u.search',
  tieBreak: 'c.id',
};

export const knexCoachRequests = (db: Connection): CoachRequests => ({
  async insert(request) {
    await refusing(
      {
        coach_requests_pending: 'coach_request.already_requested',
        coach_requests_user_id_fkey: 'user.not_found',
      },
      db()('coach_requests').insert(request),
    );
  },

  async lock(id) {
    const [request] = await rows<CoachRequest>(
      db(),
      'select * from coach_requests where id = ? for no key update',
      [id],
    );
    return request ?? null;
  },

  async decide({ id, status, checklist, refusalReason, decidedBy, decidedAt }) {
    const decided = await db()('coach_requests')
      .where({ id, status: 'PENDING' })
      .update({ status, checklist, refusalReason, decidedBy, decidedAt });
    if (decided === 0) throw new DomainError('coach_request.not_pending');
  },

  async find(id) {
    const [request] = await rows<CoachRequestRow>(
      db(),
      `select ${list.select} from ${list.from} where c.id = ?`,
      [id],
    );
    return request ?? null;
  },

  of: (userId) =>
    rows<CoachRequest>(
      db(),
      'select * from coach_requests where user_id = ? order by created_at desc, id desc',
      [userId],
    ),

  list: async (request) =>
    staffList<CoachRequestRow, keyof typeof staffLists.coachRequests>(
      db(),
      list,
      readListRequest(staffLists.coachRequests, request),
    ),

  async forgetAllOf(userId) {
    await db()('coach_requests')
      .where({ userId })
      .update({
        ...forgottenCoachRequest,
        status: db().raw(`case status when 'PENDING' then 'CANCELED' else status end`),
      });
  },
});
