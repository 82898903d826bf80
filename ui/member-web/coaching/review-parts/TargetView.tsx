import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { ProgressBar } from '#ui/components/marks/ProgressBar.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { dayOf } from '#ui/indicator/week.ts';
import type { Target } from '../../app/data/reviews.ts';
import { targetColours } from './status-colours.ts';
import { progressOf } from './target-progress.ts';
import { useTargetSentence } from './use-target-sentence.ts';

/** What the coach set, how far it has come, and whether later weeks met it: in words, on a line, with the numbers. */
export const TargetView = ({ target }: Readonly<{ target: Target }>) => {
  const id = useId();
  const measures = useMeasures();
  const weekName = useWeekName();
  const { date } = useFormats();
  const { formatMessage } = useIntl();
  const sentence = useTargetSentence();
  const { metric, startValue, lastValue, lastWeek, dueDate, status } = target;
  const progress = progressOf(target);

  return (
    <Card component="li" aria-labelledby={id} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography id={id} component="h4" variant="subtitle1">
          {sentence(target)}
        </Typography>
        <StatusChip
          status={targetColours[status]}
          label={<FormattedMessage id={`review.target.${status}`} />}
        />
      </Box>
      {progress !== null && (
        <ProgressBar value={progress} aria-label={formatMessage({ id: 'review.target.progress' })} thin />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {startValue === null ? null : lastValue === null || lastWeek === null ? (
          <FormattedMessage
            id="review.target.start"
            values={{ value: measures.metric(metric, startValue) }}
          />
        ) : (
          <FormattedMessage
            id="review.target.way"
            values={{
              start: measures.metric(metric, startValue),
              last: measures.metric(metric, lastValue),
              week: weekName(weekOf(lastWeek).startsOn),
            }}
          />
        )}{' '}
        {status === 'OPEN' && (
          <FormattedMessage id="review.target.due" values={{ date: date(dayOf(dueDate)) }} />
        )}
      </Typography>
    </Card>
  );
};
