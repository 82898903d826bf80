import { forgottenCoachRequest } from '#core/coaching/coach-request/coach-request.ts';
import type { CoachRequest } from '#core/coaching/coach-request/coach-request.ts';
import type { CoachRequestRow, CoachRequests } from '#core/coaching/coach-request/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, type View } from '../engine/store.ts';

export const memoryCoachRequests = (view: () => View): CoachRequests => {
  const requests = () => view().table('coachRequests');

  const rowOf = (request: CoachRequest): CoachRequestRow => {
    const user = view().table('users').get(request.userId);
    const earlier = requests()
      .all()
      .filter(({ userId }) => userId === request.userId)
      .filter(({ createdAt, id }) => isBelow([createdAt, id], [request.createdAt, request.id]));
    return {
      ...request,
      userName: user?.fullname ?? '',
      username: user?.username ?? null,
      memberSince: user?.createdAt ?? request.createdAt,
      earlierCount: earlier.length,
    };
  };

  return {
    async insert(request) {
      const { refuse, table } = view();
      if (!table('users').get(request.userId)) refuse('user.not_found');
      const waits = requests()
        .all()
        .some(({ userId, status }) => userId === request.userId && status === 'PENDING');
      if (waits && request.status === 'PENDING') refuse('coach_request.already_requested');
      requests().set(request.id, request);
    },

    lock: async (id) => requests().get(id) ?? null,

    async decide({ id, status, checklist, refusalReason, decidedBy, decidedAt }) {
      const before = requests().get(id);
      if (before?.status !== 'PENDING') throw new DomainError('coach_request.not_pending');
      requests().set(id, { ...before, status, checklist, refusalReason, decidedBy, decidedAt });
    },

    async find(id) {
      const request = requests().get(id);
      return request ? rowOf(request) : null;
    },

    of: async (id) =>
      requests()
        .all()
        .filter(({ userId }) => userId === id)
        .toSorted(descending((request) => [request.createdAt, request.id])),

    async list(request) {
      const users = view().table('users');
      return staffList(
        requests().all().map(rowOf),
        readListRequest(staffLists.coachRequests, request),
        staffLists.coachRequests,
        ({ userId }) => {
          const user = users.get(userId);
          return [user?.fullname ?? null, user?.username ?? null, user?.email ?? null, user?.phone ?? null];
        },
      );
    },

    forgetAllOf: async (id) =>
      changeRows(
        requests(),
        ({ userId }) => userId === id,
        (request) => ({
          ...request,
          ...forgottenCoachRequest,
          status: request.status === 'PENDING' ? 'CANCELED' : request.status,
        }),
      ),
  };
};
