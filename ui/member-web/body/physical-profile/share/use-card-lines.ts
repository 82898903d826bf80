import { useIntl } from 'react-intl';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { ChangedRow } from '../saved/changed-rows.ts';
import { useMilestoneText } from '../saved/use-milestone-text.ts';
import type { WeekMoment } from '../saved/use-week-moment.ts';
import type { CardLine } from './draw-card.ts';

/** What may stand on the card, and what stands there at first: no number of the body before it is picked. */
export const useCardLines = (rows: readonly ChangedRow[], { streak, milestone }: WeekMoment) => {
  const { formatMessage } = useIntl();
  const say = useWords();
  const measures = useMeasures();
  const milestoneText = useMilestoneText();
  const own: readonly CardLine[] = [
    {
      id: 'streak',
      label: formatMessage({ id: 'indicator.share.streak' }),
      value: formatMessage({ id: 'indicator.streak' }, { current: streak.current }),
      change: null,
    },
    ...(milestone === null || milestone.kind === 'STREAK'
      ? []
      : [
          {
            id: 'milestone',
            label: formatMessage({ id: 'indicator.share.milestone' }),
            value: milestoneText(milestone),
            change: null,
          },
        ]),
  ];
  const measured = rows.map(({ metric, to, delta }): CardLine => ({
    id: metric,
    label: say(metricLabel(metric)),
    value: measures.metric(metric, to),
    change:
      delta === null || measures.isNoChange(metric, delta) ? null : measures.metricChange(metric, delta),
  }));
  return { lines: [...own, ...measured], first: own.map(({ id }) => id) };
};
