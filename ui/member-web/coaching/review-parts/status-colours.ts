import type { ReviewStatus } from '#core/coaching/review/review.ts';
import type { TargetStatus } from '#core/coaching/reply/reply.ts';
import type { Status } from '#ui/components/StatusChip.tsx';
import type { MessageId } from '#ui/intl.ts';
import type { ReviewSummary } from '../../app/data/reviews.ts';

export const reviewColours: Readonly<Record<ReviewStatus, Status>> = {
  PENDING: 'waiting',
  APPROVED: 'done',
  REJECTED: 'refused',
  CANCELED: 'neutral',
};

export const targetColours: Readonly<Record<TargetStatus, Status>> = {
  OPEN: 'waiting',
  MET: 'done',
  NOT_MET: 'neutral',
  UNMEASURED: 'neutral',
};

export const urgencyColours: Readonly<Record<NonNullable<ReviewSummary['urgency']>, Status>> = {
  NEW: 'active',
  SOON: 'waiting',
  DUE: 'warning',
};

/** Canceled by the member and run out of time are two stories. */
export const statusWord = ({
  status,
  cancelReason,
}: Pick<ReviewSummary, 'status' | 'cancelReason'>): MessageId =>
  status === 'CANCELED' && cancelReason === 'NO_ANSWER'
    ? 'review.status.NO_ANSWER'
    : `review.status.${status}`;
