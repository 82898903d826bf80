import { forgottenEvidence } from '#core/coaching/specialization/specialization-request.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after, day } from '#core/kernel/time.ts';
import { expiryOf, hasExpired } from '#core/coaching/specialization/evidence.ts';
import type {
  SpecializationRequestRow,
  SpecializationRequests,
} from '#core/coaching/specialization/ports.ts';
import type { SpecializationRequest } from '#core/coaching/specialization/specialization-request.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, keyOf, type View } from '../engine/store.ts';

const isApproved = ({ status, removedAt }: SpecializationRequest): boolean =>
  status === 'COMPLETED' && removedAt === null;

const badgesIn = (view: View) =>
  view
    .table('signedCredentials')
    .all()
    .filter(({ kind }) => kind === 'BADGE');

/** Approvals that end within so many days (0: that have ended), the soonest first. */
const ending = (
  requests: readonly SpecializationRequest[],
  days: number,
  at: Date,
): readonly SpecializationRequest[] =>
  requests
    .filter(isApproved)
    .flatMap((request) => {
      const end = expiryOf(request.evidence);
      return end === null ? [] : [{ request, end }];
    })
    .filter(({ end }) => end <= after(at, days * day) && (days === 0 || end > at))
    .toSorted(ascending(({ request, end }) => [end, request.id]))
    .map(({ request }) => request);

export const memorySpecializationRequests = (view: () => View): SpecializationRequests => {
  const requests = () => view().table('specializationRequests');

  const rowOf = (request: SpecializationRequest): SpecializationRequestRow => {
    const user = view().table('users').get(request.userId);
    return { ...request, userName: user?.fullname ?? '', username: user?.username ?? null };
  };

  /** What the database keeps unique and referred to. */
  const store = (request: SpecializationRequest): void => {
    const { refuse, table } = view();
    const others = requests()
      .all()
      .filter(
        ({ id, userId, type }) => id !== request.id && userId === request.userId && type === request.type,
      );
    const isSecond =
      (request.status === 'PENDING' && others.some(({ status }) => status === 'PENDING')) ||
      (isApproved(request) && others.some(isApproved));
    if (isSecond) refuse('specialization.exists');
    if (!table('users').get(request.userId)) refuse('user.not_found');
    if (!table('specializations').get(request.type)) refuse('specialization.not_found');
    if (!request.evidence.mediaIds.every((id) => table('media').get(id))) refuse('media.not_found');
    requests().set(request.id, request);
  };

  return {
    insert: async (request) => store(request),

    lock: async (id) => requests().get(id) ?? null,

    async update(request) {
      const before = requests().get(request.id);
      if (before?.version !== request.version - 1) throw new DomainError('version.stale');
      store({ ...request, createdAt: before.createdAt });
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

    async approvedOf(userIds, at) {
      const types = view().table('specializations');
      return requests()
        .all()
        .filter((request) => userIds.includes(request.userId) && isApproved(request))
        .toSorted(ascending((request) => [request.decidedAt ?? at, request.id]))
        .map(({ id, userId, type, evidence, decidedAt }) => ({
          userId,
          type,
          infoUrl: types.get(type)?.infoUrl ?? null,
          issuer: evidence.issuer,
          approvedAt: decidedAt ?? at,
          expiresAt: expiryOf(evidence),
          publicId:
            badgesIn(view()).find(({ sourceId, revokedAt }) => sourceId === id && revokedAt === null)
              ?.publicId ?? null,
        }))
        .filter(({ expiresAt }) => expiresAt === null || expiresAt > at);
    },

    async remindersDue(days, at, limit) {
      const sent = view().table('badgeReminders').all();
      return ending(requests().all(), days, at)
        .filter(({ id }) => !sent.some((one) => one.requestId === id && one.days <= days))
        .slice(0, limit);
    },

    async claimReminder(id, days) {
      const reminders = view().table('badgeReminders');
      const key = keyOf(id, String(days));
      if (reminders.get(key)) return false;
      reminders.set(key, { requestId: id, days });
      return true;
    },

    async withoutCredential(at, limit) {
      return requests()
        .all()
        .filter((request) => isApproved(request) && !hasExpired(request.evidence, at))
        .filter(({ userId }) => view().table('users').get(userId)?.status !== 'DELETE')
        .filter(({ id }) => !badgesIn(view()).some(({ sourceId }) => sourceId === id))
        .toSorted(ascending(({ id }) => [id]))
        .slice(0, limit);
    },

    async list(request) {
      const users = view().table('users');
      return staffList(
        requests().all().map(rowOf),
        readListRequest(staffLists.specializationRequests, request),
        staffLists.specializationRequests,
        ({ userId }) => {
          const user = users.get(userId);
          return [user?.fullname ?? null, user?.username ?? null, user?.email ?? null, user?.phone ?? null];
        },
      );
    },

    forgetAllOf: async (id, at) =>
      changeRows(
        view().table('specializationRequests'),
        ({ userId }) => userId === id,
        (request) => ({
          ...request,
          evidence: forgottenEvidence,
          refusalReason: null,
          removedAt: request.removedAt ?? at,
        }),
      ),
  };
};
