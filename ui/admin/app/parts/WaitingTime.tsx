import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { Nothing } from './cells.tsx';
import { waitOf } from './waiting-time.ts';

/** "chờ 3 giờ": how long a member has been waiting for us. */
export const WaitingTime = ({ since }: Readonly<{ since: Date }>) => {
  const { formatNumber } = useIntl();
  const { dateTime } = useFormats();
  const now = useThisMinute();
  if (now === undefined) return <Nothing />;
  const { value, unit } = waitOf(since, now);
  return (
    <time dateTime={since.toISOString()} title={dateTime(since)} style={{ whiteSpace: 'nowrap' }}>
      {value === 0 ? (
        <FormattedMessage id="ui.justNow" />
      ) : (
        <FormattedMessage
          id="console.waiting"
          values={{ duration: formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' }) }}
        />
      )}
    </time>
  );
};
