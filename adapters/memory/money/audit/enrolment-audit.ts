import type { Enrolment } from '#core/learning/enrolment/enrolment.ts';
import type { HoldStatus } from '#core/money/coin/holds.ts';
import type { StoredPosting, View } from '../../engine/store.ts';
import { sumOf } from './ledger-audit.ts';

const referenceOf = (id: string): string => `enrolment:${id}`;

const earningState = ({ releasedAt, status }: Enrolment): HoldStatus => {
  if (releasedAt !== null) return 'RELEASED';
  return status === 'CANCELED' ? 'CAPTURED' : 'PENDING';
};

const isEarningHeld = (view: View, enrolment: Enrolment): boolean => {
  const { earningHoldId, net, authorId, id } = enrolment;
  if (net === 0 || earningHoldId === null) return net === 0 && earningHoldId === null;
  const hold = view.table('holds').get(earningHoldId);
  return (
    hold?.userId === authorId &&
    hold.coin === 'FIT_COIN' &&
    hold.amount === net &&
    hold.reason === 'CHALLENGE_EARNING' &&
    hold.reference === referenceOf(id) &&
    hold.status === earningState(enrolment)
  );
};

/** Each enrolment against what moved for it, and each movement against its enrolment. */
export const enrolmentPlaces = (
  view: View,
  postings: readonly StoredPosting[],
): Readonly<Record<string, readonly string[]>> => {
  const enrolments = view.table('enrolments').all();
  const own = postings.filter(
    ({ account, reason, reference }) =>
      account === 'USER' &&
      (reason === 'CHALLENGE_ENROLMENT' || (reason === 'REFUND' && reference.startsWith('enrolment:'))),
  );
  const isPaid = ({ id, userId, paid, fee, net, status, transferId }: Enrolment): boolean => {
    const moved = own.filter(
      (p) => p.reference === referenceOf(id) && p.userId === userId && p.coin === 'FIT_COIN',
    );
    const taken = sumOf(
      moved.filter((p) => p.reason === 'CHALLENGE_ENROLMENT' && p.transferId === transferId),
    );
    const back = sumOf(moved.filter((p) => p.reason === 'REFUND' && p.reverses === transferId));
    return 0 - taken === paid && fee + net === paid && back === (status === 'CANCELED' ? paid : 0);
  };
  return {
    'enrolment.differs_from_ledger': enrolments
      .filter((enrolment) => !isPaid(enrolment) || !isEarningHeld(view, enrolment))
      .map(({ id, status }) => `enrolment ${id} is ${status}`),

    'enrolment.missing': own
      .filter(
        (p) => !enrolments.some(({ id, userId }) => referenceOf(id) === p.reference && userId === p.userId),
      )
      .map(({ id }) => `posting ${id}`),
  };
};
