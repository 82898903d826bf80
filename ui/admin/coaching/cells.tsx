import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { ReviewStatus } from '#core/coaching/review.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { Nothing } from '../parts/cells.tsx';
import type { RatingRow, RequestStatus } from './coaching.ts';

const reviewLooks: Readonly<Record<ReviewStatus, Status>> = {
  PENDING: 'waiting',
  APPROVED: 'done',
  REJECTED: 'refused',
  CANCELED: 'neutral',
};
export const ReviewStatusChip = ({ status }: Readonly<{ status: ReviewStatus }>) => (
  <StatusChip
    status={reviewLooks[status]}
    label={<FormattedMessage id={`console.reviews.status.${status}`} />}
  />
);

const requestLooks: Readonly<Record<RequestStatus, Status>> = {
  PENDING: 'waiting',
  COMPLETED: 'done',
  CANCELED: 'refused',
};
export const RequestStatusChip = ({ status }: Readonly<{ status: RequestStatus }>) => (
  <StatusChip
    status={requestLooks[status]}
    label={<FormattedMessage id={`console.coaching.status.${status}`} />}
  />
);

export const StarsOrNothing = ({ stars }: Readonly<{ stars: number | null }>) =>
  stars === null ? <Nothing /> : <Stars value={stars} />;

/** Whether the coach's page shows it, and whether anybody asks that it should not. */
export const RatingMarks = ({
  rating,
}: Readonly<{ rating: Pick<RatingRow, 'status' | 'reports'> & Readonly<{ hiddenAt: unknown }> }>) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
    {rating.hiddenAt === null ? (
      <StatusChip
        status={rating.status === 'APPROVED' ? 'done' : 'waiting'}
        label={<FormattedMessage id={`console.ratings.status.${rating.status}`} />}
      />
    ) : (
      <StatusChip status="locked" label={<FormattedMessage id="console.ratings.hidden" />} />
    )}
    {rating.reports > 0 && (
      <StatusChip
        status="warning"
        label={<FormattedMessage id="console.ratings.reports.count" values={{ count: rating.reports }} />}
      />
    )}
  </Box>
);

/** What a review costs; a word where nothing is paid. */
export const Price = ({ price }: Readonly<{ price: number }>) =>
  price === 0 ? (
    <FormattedMessage id="console.reviews.free" />
  ) : (
    <CoinAmount coin="FIT_COIN" amount={price} size="small" />
  );
