import { useIntl } from 'react-intl';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { timeLeft } from './time-left.ts';

/** "còn 3 ngày"; "sắp tới hạn" once the moment has come and the clock has not struck yet. */
export const useTimeLeft = () => {
  const { formatMessage } = useIntl();
  const now = useThisMinute();
  return (at: Date): string => {
    const left = now === undefined ? null : timeLeft(at, now);
    return left === null
      ? formatMessage({ id: 'review.left.now' })
      : formatMessage({ id: `review.left.${left.unit}` }, { count: left.count });
  };
};
