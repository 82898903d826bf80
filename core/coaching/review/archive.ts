import type { Hooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import { archivedBundles } from './bundle/archive.ts';
import type { ReviewRow } from './ports.ts';
import { audibleAmong } from './recording/recording-files.ts';

const ratingOf = ({ rating }: ReviewRow) => {
  if (!rating) return null;
  const { stars, content, source, status, approvedAt, reply, repliedAt, createdAt } = rating;
  return { stars, content, source, status, approvedAt, reply, repliedAt, createdAt };
};

const termsOf = (row: ReviewRow) => {
  const { id, week, type, status, price, fee, requestedAt, approvedAt, releasedAt } = row;
  const { rejectedAt, rejectReason, canceledAt, cancelReason, reply } = row;
  return {
    id,
    week,
    type,
    status,
    price,
    fee,
    requestedAt,
    approvedAt,
    releasedAt,
    rejectedAt,
    rejectReason,
    canceledAt,
    cancelReason,
    reply,
    rating: ratingOf(row),
  };
};

const askedOf = (row: ReviewRow) => {
  const { coachName, answers, message, attachment, outcomeConsent, snapshotId, accessEndedAt, accessUntil } =
    row;
  return {
    ...termsOf(row),
    coachName,
    answers,
    message,
    attachment,
    outcomeConsent,
    snapshotId,
    accessEndedAt,
    accessUntil,
  };
};

/** A coach's own words stay with the coach; what was measured does not: the member may have ended the access. */
const answeredOf = (row: ReviewRow) => {
  const { reply, ...terms } = termsOf(row);
  return {
    ...terms,
    reply: reply && {
      notes: reply.notes,
      recording: reply.recording ?? null,
      targets: reply.targets.map(
        ({ startValue: _start, lastWeek: _week, lastValue: _last, ...target }) => target,
      ),
    },
  };
};

/** What belongs to one person of all they asked and answered: what members told a coach stays theirs. */
const archivedReviews = (rows: readonly ReviewRow[], userId: UserId) => ({
  reviews: rows.filter(({ memberId }) => memberId === userId).map(askedOf),
  answeredReviews: rows.filter(({ coachId }) => coachId === userId).map(answeredOf),
});

export const reviewArchive: Hooks['archiveOf'] = async ({ reviews, reviewBundles }, userId) => ({
  ...archivedReviews(await reviews.allOf(userId), userId),
  ...archivedBundles(await reviewBundles.allOf(userId), userId),
});

/** What coaches said to this member is the member's to keep; it is packed beside the words. */
export const recordingsGivenTo: Hooks['filesGivenTo'] = async (reads, userId) => {
  const rows = await reads.reviews.allOf(userId);
  const own = rows.filter(({ memberId }) => memberId === userId);
  return [
    ...(
      await audibleAmong(
        reads,
        own.map(({ reply }) => reply),
      )
    ).values(),
  ];
};
