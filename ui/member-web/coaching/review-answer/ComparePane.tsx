import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { ScalePicture } from '#ui/illustrations/scenes.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { useTimeline, useWeek } from '../../app/data/indicators.ts';
import { SelectField } from './fields/SelectField.tsx';

// The slider and the long table are fetched with the first comparison.
const PhotoComparison = lazy(async () => ({
  default: (await import('../../app/weeks/PhotoComparison.tsx')).PhotoComparison,
}));
const NumberComparison = lazy(async () => ({
  default: (await import('../../app/weeks/NumberComparison.tsx')).NumberComparison,
}));

const Comparison = ({ from, to }: Readonly<{ from: SavedWeek; to: SavedWeek }>) => (
  <Suspense fallback={<CardSkeleton height={420} />}>
    <Card>
      <CardContent>
        <PhotoComparison from={from} to={to} />
      </CardContent>
    </Card>
    <Card>
      <CardContent>
        <NumberComparison from={from} to={to} inColumn startsShort />
      </CardContent>
    </Card>
  </Suspense>
);

/** The week that was asked about against any earlier one of the last hundred. */
export default function ComparePane({ week }: Readonly<{ week: SavedWeek }>) {
  const weekName = useWeekName();
  const timeline = useTimeline(week.userId, 'all');
  const [chosen, setChosen] = useState<string>();
  const others = (timeline.data?.weeks ?? []).filter(({ id }) => id !== week.id).toReversed();
  const earlier = others.filter(({ weekStart }) => weekStart < week.weekStart);
  const otherId = chosen ?? earlier[0]?.id ?? others[0]?.id ?? null;
  const other = useWeek(otherId);

  return (
    <QueryView query={timeline} skeleton={<CardSkeleton height={420} />} compact>
      {() =>
        otherId === null ? (
          <EmptyState
            compact
            picture={<ScalePicture />}
            title={<FormattedMessage id="answer.compare.none" />}
          />
        ) : (
          <Stack sx={{ gap: 2.5 }}>
            <Box sx={{ maxWidth: 360 }}>
              <SelectField
                label={<FormattedMessage id="answer.compare.with" />}
                value={otherId}
                onChange={setChosen}
              >
                {others.map(({ id, weekStart }) => (
                  <option key={id} value={id}>
                    {weekName(weekStart)}
                  </option>
                ))}
              </SelectField>
            </Box>
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="answer.compare.lead" values={{ week: weekName(week.weekStart) }} />
            </Typography>
            <QueryView query={other} skeleton={<CardSkeleton height={420} />} compact>
              {(found) => <Comparison from={found} to={week} />}
            </QueryView>
          </Stack>
        )
      }
    </QueryView>
  );
}
