import type { Hold } from '#core/money/coin/holds.ts';
import { sumOf } from './ledger-audit.ts';
import type { StoredPosting, View } from '../../engine/store.ts';

const holdSteps = ['hold', 'capture', 'release'] as const;

/** Where held coins and the postings that hold, capture and release them do not agree. */
export const holdPlaces = (
  { table }: View,
  postings: readonly StoredPosting[],
): Readonly<Record<string, readonly string[]>> => {
  const holds = table('holds').all();
  const moved = (hold: Hold, step: (typeof holdSteps)[number]): number =>
    sumOf(
      postings.filter(
        (p) =>
          p.account === 'HELD' &&
          p.userId === hold.userId &&
          p.coin === hold.coin &&
          p.reason === hold.reason &&
          p.reference === `${hold.reference}:${step}` &&
          (step !== 'hold' || p.transferId === hold.transferId),
      ),
    );

  return {
    'hold.differs_from_ledger': holds
      .filter(
        (hold) =>
          moved(hold, 'hold') !== hold.amount ||
          -moved(hold, 'capture') !== (hold.status === 'CAPTURED' ? hold.amount : 0) ||
          -moved(hold, 'release') !== (hold.status === 'RELEASED' ? hold.amount : 0),
      )
      .map(({ id, status }) => `hold ${id} is ${status}`),

    'hold.missing': postings
      .filter(
        (p) =>
          p.account === 'HELD' &&
          !holds.some(
            (hold) =>
              hold.userId === p.userId &&
              hold.coin === p.coin &&
              hold.reason === p.reason &&
              holdSteps.some((step) => p.reference === `${hold.reference}:${step}`),
          ),
      )
      .map(({ id }) => `posting ${id}`),
  };
};
