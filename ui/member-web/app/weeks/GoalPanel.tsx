import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GoalMetric } from '#core/body/snapshot/snapshot.ts';
import { EditIcon, TargetIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { dayOf } from '#ui/indicator/week.ts';
import type { Series } from '../data/indicators.ts';

/** A form is fetched when it is opened; most who look at a chart do not. */
const GoalDialog = lazy(() => import('./GoalDialog.tsx'));

/** The goal, when it will be reached if things go on like this, or why nobody can say. */
export const GoalPanel = ({
  metric,
  series,
}: Readonly<{ metric: GoalMetric; series: Series | undefined }>) => {
  const [open, setOpen] = useState(false);
  const measures = useMeasures();
  const { date } = useFormats();
  const goal = series?.goal ?? null;

  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        p: 1.5,
        borderRadius: '14px',
        bgcolor: 'background.sunken',
      }}
    >
      <TargetIcon sx={{ color: 'primary.main' }} />
      <Box sx={{ flex: '1 1 200px' }}>
        {goal === null ? (
          <Typography>
            <FormattedMessage id="timeline.goal.none" />
          </Typography>
        ) : (
          <>
            <Typography variant="subtitle1" component="p">
              <FormattedMessage
                id="timeline.goal.is"
                values={{ target: measures.metric(metric, goal.target) }}
              />
            </Typography>
            <Typography variant="body2">
              {goal.reached ? (
                <FormattedMessage id="timeline.goal.reached" />
              ) : goal.projectedDate !== null ? (
                <FormattedMessage
                  id="timeline.goal.projected"
                  values={{ date: date(dayOf(goal.projectedDate)) }}
                />
              ) : (
                <FormattedMessage
                  id="timeline.goal.reason"
                  values={{ reason: goal.reason ?? 'NOT_ENOUGH_POINTS' }}
                />
              )}
            </Typography>
          </>
        )}
      </Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<EditIcon />}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        <FormattedMessage id={goal === null ? 'timeline.goal.set' : 'timeline.goal.change'} />
      </Button>
      {open && (
        <Suspense>
          <GoalDialog metric={metric} target={goal?.target ?? null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
};
