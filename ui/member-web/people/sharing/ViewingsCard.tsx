import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { useViewings } from './data.ts';
import { AccessLogCard } from './AccessLogCard.tsx';

/** When staff saw the site as this member, who it was and why. */
export const ViewingsCard = () => {
  const { formatMessage } = useIntl();
  const { dateTime, time } = useFormats();
  return (
    <AccessLogCard
      id="viewings"
      title={<FormattedMessage id="sharing.viewings" />}
      text={<FormattedMessage id="sharing.viewings.text" />}
      none={<FormattedMessage id="sharing.viewings.none" />}
      query={useViewings()}
      keyOf={({ id }) => id}
    >
      {({ staffName, reason, startedAt, endsAt, endedAt }) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {staffName || formatMessage({ id: 'sharing.views.gone' })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage
              id="sharing.viewings.period"
              values={{ from: dateTime(startedAt), until: time(endedAt ?? endsAt) }}
            />
          </Typography>
          <Typography variant="body2">
            <FormattedMessage id="sharing.viewings.reason" values={{ reason }} />
          </Typography>
        </>
      )}
    </AccessLogCard>
  );
};
