import { fees } from '#core/money/coin/fees.ts';
import { termReference } from '#core/sites/domain-name/domain.ts';
import type { StoredPosting, View } from '../../engine/store.ts';

const { amount: price } = fees.DOMAIN;

const stateOf = (status: string): string =>
  status === 'PENDING' ? 'PENDING' : status === 'FAILED' ? 'RELEASED' : 'CAPTURED';

/** Each year of a name is paid once, and nothing is paid for a name that is not there. */
export const domainPlaces = (
  view: View,
  postings: readonly StoredPosting[],
): Readonly<Record<string, readonly string[]>> => {
  const domains = view.table('domains').all();
  const paid = postings.filter(({ reason, account }) => reason === 'FEE_DOMAIN' && account === 'USER');
  const differs = domains.filter(({ id, userId, holdId, status }) => {
    if (holdId === null) return false;
    const hold = view.table('holds').get(holdId);
    return (
      hold?.userId !== userId ||
      hold.coin !== 'FIT_COIN' ||
      hold.amount !== price ||
      hold.reason !== 'FEE_DOMAIN' ||
      hold.reference !== termReference({ id, term: 1 }) ||
      hold.status !== stateOf(status)
    );
  });
  const unpaid = domains.flatMap(({ id, userId, term }) =>
    Array.from({ length: term - 1 }, (_, at) => at + 2)
      .filter(
        (year) =>
          !paid.some(
            (line) =>
              line.reference === termReference({ id, term: year }) &&
              line.userId === userId &&
              line.coin === 'FIT_COIN' &&
              line.amount === -price,
          ),
      )
      .map((year) => `domain ${id} in its year ${year}`),
  );
  const missing = paid.filter(({ reference, userId }) => {
    const [kind, id, term] = reference.split(':');
    if (kind !== 'domain') return false;
    const domain = domains.find((one) => one.id === id && one.userId === userId);
    return !domain || Number(term) < 1 || Number(term) > domain.term;
  });
  return {
    'domain.hold_differs': differs.map(({ id, status }) => `domain ${id} is ${status}`),
    'domain.year_unpaid': unpaid,
    'domain.missing': missing.map(({ id }) => `posting ${id}`),
  };
};
