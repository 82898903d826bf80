import type { CoinRequest } from '#core/money/coin/coin-request.ts';
import type { CoinRequestRow, CoinRequests } from '#core/money/coin/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

export const memoryCoinRequests = (view: () => View): CoinRequests => {
  const requests = () => view().table('coinRequests');

  const withNames = (request: CoinRequest): CoinRequestRow => {
    const users = view().table('users');
    return {
      ...request,
      userName: users.get(request.userId)?.fullname ?? '',
      askedByName: users.get(request.askedBy)?.fullname ?? null,
      decidedByName: users.get(request.decidedBy ?? '')?.fullname ?? null,
    };
  };
  const isTaken = (kind: string, reference: string): boolean =>
    requests()
      .all()
      .some((request) => request.kind === kind && request.reference === reference);

  return {
    async lockRequester() {
      // One transaction at a time: there is nobody to wait for.
    },

    async movedAlone(by, since) {
      const approved = new Set(
        requests()
          .all()
          .map(({ transferId }) => transferId),
      );
      return view()
        .table('postings')
        .all()
        .filter(
          ({ actor, createdAt, account, reason, transferId }) =>
            actor === by &&
            createdAt > since &&
            account === 'USER' &&
            (reason === 'GRANT' || reason === 'CORRECTION') &&
            !approved.has(transferId),
        )
        .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
    },

    isKnown: async (kind, reference) =>
      isTaken(kind, reference) ||
      view()
        .table('postings')
        .all()
        .some((posting) => posting.reason === kind && posting.reference === reference),

    async insert(request) {
      if (!view().table('users').get(request.userId)) view().refuse('user.not_found');
      if (isTaken(request.kind, request.reference)) view().refuse('transaction.not_pending');
      requests().set(request.id, request);
    },

    lock: async (id) => requests().get(id) ?? null,

    async decide(request) {
      if (requests().get(request.id)?.status !== 'PENDING') throw new DomainError('coin.request_not_pending');
      requests().set(request.id, request);
    },

    async find(id) {
      const request = requests().get(id);
      return request ? withNames(request) : null;
    },

    list: async (request) =>
      staffList(
        requests().all().map(withNames),
        readListRequest(staffLists.coinRequests, request),
        staffLists.coinRequests,
        ({ userId }) => {
          const user = view().table('users').get(userId);
          return [user?.fullname ?? null, user?.username ?? null, user?.email ?? null, user?.phone ?? null];
        },
        assigneeOf(view(), 'coin_request'),
      ),
  };
};
