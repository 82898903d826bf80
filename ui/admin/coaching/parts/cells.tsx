import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { ReviewStatus } from '#core/coaching/review/review.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { StarIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { Nothing } from '../../app/parts/cells.tsx';
import type { RatingRow, RequestStatus } from '../data.ts';

const reviewColours: Readonly<Record<ReviewStatus, Status>> = {
  PENDING: 'waiting',
  APPROVED: 'done',
  REJECTED: 'refused',
  CANCELED: 'neutral',
};
export const ReviewStatusChip = ({ status }: Readonly<{ status: ReviewStatus }>) => (
  <StatusChip
    status={reviewColours[status]}
    label={<FormattedMessage id={`console.reviews.status.${status}`} />}
  />
);

const requestColours: Readonly<Record<RequestStatus, Status>> = {
  PENDING: 'waiting',
  COMPLETED: 'done',
  CANCELED: 'refused',
};
export const RequestStatusChip = ({ status }: Readonly<{ status: RequestStatus }>) => (
  <StatusChip
    status={requestColours[status]}
    label={<FormattedMessage id={`console.coaching.status.${status}`} />}
  />
);

/** "4 ★": a table has no room for five of them. */
export const StarCount = ({ stars }: Readonly<{ stars: number | null }>) => {
  const { number } = useFormats();
  if (stars === null) return <Nothing />;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', fontVariantNumeric: 'tabular-nums' }}
    >
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage id="ui.stars" values={{ value: stars }} />
      </Box>
      <span aria-hidden>{number(stars)}</span>
      <StarIcon
        aria-hidden
        sx={{ fontSize: '1.125rem', color: 'coin.fitEdge', '& path': { fill: 'currentColor' } }}
      />
    </Box>
  );
};

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
