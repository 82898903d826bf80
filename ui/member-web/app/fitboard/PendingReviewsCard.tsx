import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { ErrorState } from '#ui/components/States.tsx';
import { ClockIcon, StarIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths, reviewPath } from '../paths.ts';
import type { useReviews } from '../data/reviews.ts';
import { FitCard } from './FitCard.tsx';
import { type Pending, pendingReviews } from './pending-reviews.ts';

const shown = 3;

const Row = ({ id, coachName, what, dueAt }: Pending) => {
  const { shortDate } = useFormats();
  const Icon = what === 'RATE' ? StarIcon : ClockIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', py: 0.75 }}>
      <Icon
        aria-hidden
        sx={{ mt: 1.25, fontSize: '1.25rem', color: what === 'RATE' ? 'accent.text' : 'text.secondary' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={LocalLink}
          to={reviewPath(id)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
        >
          <FormattedMessage id={`fitboard.reviews.${what}`} values={{ name: coachName }} />
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: -0.75 }}>
          <FormattedMessage id={`fitboard.reviews.${what}.by`} values={{ date: shortDate(dueAt) }} />
        </Box>
      </Box>
    </Box>
  );
};

type Props = Readonly<{
  reviews: ReturnType<typeof useReviews>;
  /** What the next step speaks of already. */
  named: string | null;
}>;

/** What else is not through yet between this member and coaches; not there while there is nothing. */
export const PendingReviewsCard = ({ reviews, named }: Props) => {
  const pending = pendingReviews(reviews.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ id }) => id !== named,
  );
  if (reviews.data === undefined && reviews.error !== null) {
    return (
      <FitCard title={<FormattedMessage id="fitboard.reviews" />}>
        <ErrorState error={reviews.error} compact onRetry={() => void reviews.refetch()} />
      </FitCard>
    );
  }
  if (pending.length === 0) return null;
  return (
    <FitCard
      title={<FormattedMessage id="fitboard.reviews" />}
      action={
        <Button
          component={LocalLink}
          to={`${paths.reviews}?side=member`}
          variant="text"
          sx={{ alignSelf: 'flex-start', ml: -1.5 }}
        >
          <FormattedMessage id="fitboard.reviews.all" />
        </Button>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pending.slice(0, shown).map((review) => (
          <Row key={review.id} {...review} />
        ))}
      </Box>
      {pending.length > shown && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <FormattedMessage id="fitboard.reviews.more" values={{ count: pending.length - shown }} />
        </Box>
      )}
    </FitCard>
  );
};
