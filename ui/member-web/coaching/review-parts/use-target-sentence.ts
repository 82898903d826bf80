import { useIntl } from 'react-intl';
import type { TargetInput } from '#core/coaching/reply/reply.ts';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';

/** "Giảm cân nặng xuống 68 kg trong 4 tuần." */
export const useTargetSentence = () => {
  const { formatMessage } = useIntl();
  const measures = useMeasures();
  const say = useWords();
  return ({ metric, direction, value, weeks }: Omit<TargetInput, 'id'>): string => {
    const label = say(metricLabel(metric));
    const name = label.slice(0, 1).toLowerCase() + label.slice(1);
    return value === null || direction === 'KEEP'
      ? formatMessage({ id: `review.target.${direction}.any` }, { name, weeks })
      : formatMessage(
          { id: `review.target.${direction}.to` },
          { name, weeks, value: measures.metric(metric, value) },
        );
  };
};
