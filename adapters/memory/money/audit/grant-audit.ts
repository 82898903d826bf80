import { defaultSettings } from '#core/platform/settings/site.ts';
import type { StoredPosting, View } from '../../engine/store.ts';

const numberIn = (after: unknown, name: string): number | null => {
  const value: unknown = typeof after === 'object' && after !== null ? Reflect.get(after, name) : null;
  return typeof value === 'number' ? value : null;
};
const textIn = (after: unknown, name: string): string | null => {
  const value: unknown = typeof after === 'object' && after !== null ? Reflect.get(after, name) : null;
  return typeof value === 'string' ? value : null;
};

/** Where coins that staff gave or took, and what a second person decided about them, do not agree. */
export const grantPlaces = (
  { table }: View,
  postings: readonly StoredPosting[],
): Readonly<Record<string, readonly string[]>> => {
  const [stored] = table('settings').all();
  const { secondApprovalFromCoins: limit } = stored?.settings ?? defaultSettings;
  const approved = table('coinRequests')
    .all()
    .filter(({ status }) => status === 'APPROVED');
  const log = table('auditLog')
    .all()
    .filter(({ action }) => action === 'coins.grant' || action === 'coins.correct');

  const isSeconded = (posting: StoredPosting): boolean =>
    approved.some(
      (request) =>
        request.transferId === posting.transferId &&
        request.kind === posting.reason &&
        request.userId === posting.userId &&
        request.coin === posting.coin &&
        request.amount === posting.amount &&
        request.decidedBy !== request.askedBy &&
        request.decidedBy !== request.userId,
    );
  /** Within the limit of its time; what was logged before there was one had none. */
  const wasWithinLimit = ({ userId, transferId, amount }: StoredPosting): boolean =>
    log.some(
      ({ targetId, after }) =>
        targetId === userId &&
        textIn(after, 'transferId') === transferId &&
        textIn(after, 'requestId') === null &&
        (numberIn(after, 'aloneUpTo') ?? Math.abs(amount)) >= Math.abs(amount),
    );

  return {
    'grant.not_approved': postings
      .filter(
        ({ reason, account, amount }) =>
          (reason === 'GRANT' || reason === 'CORRECTION') && account === 'USER' && Math.abs(amount) > limit,
      )
      .filter((posting) => !isSeconded(posting) && !wasWithinLimit(posting))
      .map(({ id, amount }) => `posting ${id} of ${amount}`),

    'coin_request.without_posting': approved
      .filter(
        (request) =>
          !postings.some(
            (posting) =>
              posting.transferId === request.transferId &&
              posting.reason === request.kind &&
              posting.reference === request.reference &&
              posting.account === 'USER' &&
              posting.userId === request.userId &&
              posting.coin === request.coin &&
              posting.amount === request.amount,
          ),
      )
      .map(({ id }) => `coin request ${id}`),
  };
};
