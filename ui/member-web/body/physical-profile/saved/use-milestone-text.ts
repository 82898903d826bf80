import { useIntl } from 'react-intl';
import { isLowRecord, type Milestone } from '#core/body/snapshot/ritual/milestone.ts';
import { isMetric, metricLabel } from '#ui/indicator/metric.ts';
import { useWords } from '#ui/indicator/words.ts';

const weeksAMonth = 365.25 / 12 / 7;
/** Below this a span is said in weeks, from there on in months. */
const firstMonths = 13;

/** "Vòng eo nhỏ nhất trong 6 tháng": a milestone as a sentence. */
export const useMilestoneText = () => {
  const { formatMessage } = useIntl();
  const say = useWords();
  const nameOf = (metric: string) => (isMetric(metric) ? say(metricLabel(metric)) : metric);
  return (milestone: Milestone): string => {
    if (milestone.kind === 'STREAK')
      return formatMessage({ id: 'indicator.milestone.streak' }, { weeks: milestone.weeks });
    const name = nameOf(milestone.metric);
    if (milestone.kind === 'GOAL') return formatMessage({ id: 'indicator.milestone.goal' }, { name });
    const { metric, weeks, isEver } = milestone;
    return formatMessage(
      { id: 'indicator.milestone.record' },
      {
        name,
        end: isLowRecord(metric) ? 'low' : 'high',
        span: isEver ? 'ever' : weeks < firstMonths ? 'weeks' : 'months',
        weeks,
        months: Math.floor(weeks / weeksAMonth),
      },
    );
  };
};
