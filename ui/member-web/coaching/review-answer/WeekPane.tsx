import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReviewType } from '#core/coaching/review/review.ts';
import { CardSkeleton, ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { PrivateMedium } from '../../app/parts/PrivateMedium.tsx';
import type { Anchor } from '../../app/data/reviews.ts';
import { useNear } from '#ui/use-near.ts';
import { numbersOf } from './week-numbers.ts';
import { WeekNumbers } from './WeekNumbers.tsx';

const Trends = lazy(() => import('./Trends.tsx'));
const WeekDetails = lazy(async () => ({
  default: (await import('../../app/weeks/WeekDetails.tsx')).WeekDetails,
}));

type Props = Readonly<{
  week: SavedWeek;
  /** Newest first. */
  earlier: readonly SavedWeek[];
  type: ReviewType;
  onNote: (anchor: Anchor) => void;
}>;

const Photos = ({ week, onNote }: Pick<Props, 'week' | 'onNote'>) => {
  const { formatMessage } = useIntl();
  if (week.media.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="week-photos">
      <Typography id="week-photos" variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage id="compare.photos" />
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        }}
      >
        {week.media.map((medium) => {
          const side = formatMessage({ id: `indicator.side.${medium.side}` });
          return (
            <li key={medium.mediaId}>
              <Box sx={{ aspectRatio: '3 / 4', borderRadius: '14px', overflow: 'hidden' }}>
                <PrivateMedium
                  medium={medium}
                  alt={formatMessage({ id: 'review.photo.alt' }, { side })}
                  thumbnail
                  lazy
                />
              </Box>
              <Button
                size="small"
                fullWidth
                startIcon={<EditIcon />}
                onClick={() => onNote({ kind: 'PHOTO', mediumId: medium.mediaId, region: null })}
                aria-label={formatMessage({ id: 'answer.note.about' }, { name: side })}
                sx={{ minHeight: 44 }}
              >
                {side}
              </Button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
};

/** The week that was asked about: its numbers beside the weeks before, its pictures, how things go, and how each came about. */
export const WeekPane = ({ week, earlier, type, onNote }: Props) => {
  const weekName = useWeekName();
  const [withDetails, setWithDetails] = useState(false);
  // Charts weigh more than all the rest of this page, and stand below it.
  const [trendsPlace, isNear] = useNear();
  return (
    <Stack sx={{ gap: 3 }}>
      <Card>
        <CardContent>
          <Stack sx={{ gap: 3 }}>
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="answer.week.lead" />
            </Typography>
            {numbersOf(week, type).map((numbers) => (
              <WeekNumbers
                key={numbers.section}
                numbers={numbers}
                week={week}
                earlier={earlier}
                onNote={(key) => onNote({ kind: 'METRIC', key })}
              />
            ))}
            <Photos week={week} onNote={onNote} />
          </Stack>
        </CardContent>
      </Card>
      <Box ref={trendsPlace}>
        {isNear ? (
          <Suspense fallback={<ChartSkeleton height={300} />}>
            <Trends week={week} />
          </Suspense>
        ) : (
          <ChartSkeleton height={300} />
        )}
      </Box>
      <Box>
        <Button variant="outlined" aria-expanded={withDetails} onClick={() => setWithDetails(!withDetails)}>
          <FormattedMessage id={withDetails ? 'answer.details.hide' : 'answer.details.show'} />
        </Button>
      </Box>
      {withDetails && (
        <Suspense fallback={<CardSkeleton height={320} />}>
          <WeekDetails week={week} name={weekName(week.weekStart)} isOwn={false} />
        </Suspense>
      )}
    </Stack>
  );
};
