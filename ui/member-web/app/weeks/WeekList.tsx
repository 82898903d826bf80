import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BodyIcon } from '#ui/icons.tsx';
import { BroughtMark } from '#ui/indicator/BroughtMark.tsx';
import { Change } from '#ui/indicator/Change.tsx';
import { metricLabel, type Metric } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { metricIn, profileOf, readerOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { LocalLink } from '../parts/LocalLink.tsx';
import { PrivateMedium } from '../parts/PrivateMedium.tsx';

const keyNumbers: readonly Metric[] = ['weight', 'bodyFatPercent', 'waist'];
/** Where measurements are not shown. */
const keyResults: readonly Metric[] = ['bmi', 'bodyFatPercent', 'vo2max'];

const WeekCard = ({
  week,
  before,
  isShown,
}: Readonly<{ week: SavedWeek; before: SavedWeek | undefined; isShown: boolean }>) => {
  const id = useId();
  const say = useWords();
  const { formatMessage } = useIntl();
  const measures = useMeasures();
  const weekName = useWeekName();
  const now = profileOf(week);
  const earlier = before === undefined ? null : profileOf(before);
  const picture = week.media.find(({ side }) => side === 'FRONT') ?? week.media[0];
  const name = weekName(week.weekStart);

  return (
    <Card
      component="li"
      aria-labelledby={`${id}-name`}
      sx={{ display: 'flex', alignItems: 'stretch', ...(isShown ? { borderColor: 'primary.main' } : {}) }}
    >
      <Box
        sx={{
          width: { xs: 84, sm: 104 },
          flexShrink: 0,
          bgcolor: 'background.sunken',
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
          overflow: 'hidden',
        }}
      >
        {picture === undefined ? (
          <BodyIcon aria-hidden />
        ) : (
          <Box
            sx={{
              width: '100%',
              height: '100%',
              minHeight: 120,
              position: 'relative',
              '& > *': { position: 'absolute', inset: 0 },
            }}
          >
            <PrivateMedium medium={picture} alt="" thumbnail lazy />
          </Box>
        )}
      </Box>
      <Stack sx={{ p: 1.5, gap: 1, flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography id={`${id}-name`} variant="subtitle1" component="h3">
            {name}
          </Typography>
          {week.isEditable && (
            <StatusChip status="active" label={<FormattedMessage id="timeline.thisWeek" />} />
          )}
          <BroughtMark week={week} />
        </Box>
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
          {(now.resultsOnly === true ? keyResults : keyNumbers).map((metric) => {
            const to = metricIn(now, metric);
            const from = earlier === null ? null : metricIn(earlier, metric);
            if (to === null) return null;
            return (
              <Box key={metric}>
                <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {say(metricLabel(metric))}
                </Box>
                <Box component="dd" sx={{ m: 0, fontSize: '0.9375rem' }}>
                  <Box component="span" sx={{ fontWeight: 600 }}>
                    {measures.metric(metric, to, readerOf(now))}
                  </Box>{' '}
                  {from !== null && (
                    <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                      <Change metric={metric} delta={to - from} />
                    </Box>
                  )}
                </Box>
              </Box>
            );
          })}
        </Box>
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', ml: -1.5, mt: 'auto' }}>
          <Button
            size="small"
            variant="text"
            component={LocalLink}
            to={`/indicator/${week.id}`}
            aria-label={formatMessage({ id: 'timeline.open.label' }, { week: name })}
            {...(isShown ? { 'aria-current': 'page' as const } : {})}
          >
            <FormattedMessage id="timeline.open" />
          </Button>
          {before !== undefined && (
            <Button
              size="small"
              variant="text"
              component={LocalLink}
              to={`/indicator/${before.id}/compare/${week.id}`}
              aria-label={formatMessage({ id: 'timeline.compare.label' }, { week: name })}
            >
              <FormattedMessage id="timeline.compare" />
            </Button>
          )}
          {week.isEditable && (
            <Button size="small" variant="text" component={LocalLink} to={`/indicator/${week.id}/edit`}>
              <FormattedMessage id="timeline.edit" />
            </Button>
          )}
        </Box>
      </Stack>
    </Card>
  );
};

type Props = Readonly<{
  weeks: readonly SavedWeek[];
  shownId: string | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}>;

export const WeekList = ({ weeks, shownId, hasMore, isLoadingMore, onMore }: Props) => (
  <Box component="section" aria-labelledby="weeks-title">
    <Typography id="weeks-title" variant="h2" sx={{ mb: 2 }}>
      <FormattedMessage id="timeline.weeks" />
    </Typography>
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', xl: '1fr 1fr' },
      }}
    >
      {weeks.map((week, index) => (
        <WeekCard key={week.id} week={week} before={weeks[index + 1]} isShown={week.id === shownId} />
      ))}
    </Box>
    {hasMore && (
      <Box sx={{ textAlign: 'center', mt: 2 }}>
        <Button variant="outlined" onClick={onMore} disabled={isLoadingMore}>
          <FormattedMessage id={isLoadingMore ? 'ui.loading' : 'ui.showMore'} />
        </Button>
      </Box>
    )}
  </Box>
);
