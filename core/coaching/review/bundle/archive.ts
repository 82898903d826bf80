import type { UserId } from '#core/kernel/id.ts';
import type { BundleRow } from './ports.ts';

const termsOf = ({ id, price, parts, status, endReason, boughtAt, endsAt, endedAt }: BundleRow) => ({
  id,
  price,
  parts: parts.map(({ number, amount, status: state, week }) => ({ number, amount, status: state, week })),
  status,
  endReason,
  boughtAt,
  endsAt,
  endedAt,
});

/** What one person bought, and what was bought of them. */
export const archivedBundles = (rows: readonly BundleRow[], userId: UserId) => ({
  reviewBundles: rows
    .filter(({ memberId }) => memberId === userId)
    .map((row) => ({ ...termsOf(row), coachName: row.coachName })),
  soldReviewBundles: rows.filter(({ coachId }) => coachId === userId).map(termsOf),
});
