import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { rowLink } from '#ui/command-palette/rows.ts';
import { Stars } from '#ui/components/Stars.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { clockText } from '#ui/use-countdown.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { reviewPath } from '../../app/paths.ts';
import type { ReviewSummary } from '../../app/data/reviews.ts';
import { reviewColours, statusWord } from './status-colours.ts';
import { nextClock } from './next-clock.ts';
import { PersonLine } from './PersonLine.tsx';
import { useTimeLeft } from './use-time-left.ts';

type Props = Readonly<{
  review: ReviewSummary;
  to?: string;
  /** In place of the state, where every row has the same. */
  marks?: ReactNode;
  /** Below the name. */
  children?: ReactNode;
}>;

/** One review as one link: who, what about, which week, how it stands, and what the clock does next. */
export const ReviewRow = ({ review, to, marks, children }: Props) => {
  const weekName = useWeekName();
  const left = useTimeLeft();
  const { side, week, type, rating } = review;
  const other =
    side === 'MEMBER'
      ? { name: review.coachName, avatarUrl: review.coachAvatarUrl }
      : { name: review.memberName, avatarUrl: review.memberAvatarUrl };
  const clock = nextClock(review);

  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        px: 2,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <PersonLine
          plainName={other.name}
          avatarUrl={other.avatarUrl}
          name={
            <Link
              {...rowLink}
              component={LocalLink}
              to={to ?? reviewPath(review.id)}
              color="inherit"
              underline="hover"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {other.name}
            </Link>
          }
        >
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`review.kind.${type}`} />
            {' · '}
            <FormattedMessage id="review.week" values={{ week: weekName(weekOf(week).startsOn) }} />
            {review.recording !== null && (
              <>
                {' · '}
                <FormattedMessage
                  id={`review.recording.${review.recording.kind}`}
                  values={{ length: clockText(review.recording.seconds) }}
                />
              </>
            )}
          </Typography>
          {children}
        </PersonLine>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        {rating !== null && <Stars value={rating.stars} />}
        {marks ?? (
          <>
            {clock !== null && (
              <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id={`review.clock.${clock.what}`} values={{ left: left(clock.at) }} />
              </Typography>
            )}
            <StatusChip
              status={reviewColours[review.status]}
              label={<FormattedMessage id={statusWord(review)} />}
            />
          </>
        )}
      </Box>
    </Box>
  );
};
