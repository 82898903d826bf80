import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useFormats } from '#ui/intl.ts';
import { type CoachAccess, useCoachAccess, usePhotoViews } from './data.ts';
import type { Ending } from './EndAccessDialog.tsx';
import { AccessLogCard } from './AccessLogCard.tsx';

type EndProps = Readonly<{ coach: CoachAccess | undefined; onEnd: (coach: Ending) => void }>;

/** Beside who may look again. */
const EndButton = ({ coach, onEnd }: EndProps) => {
  const { formatMessage } = useIntl();
  if (coach === undefined) return null;
  return (
    <Button
      variant="text"
      size="small"
      sx={{ minHeight: 44 }}
      onClick={() => onEnd(coach)}
      aria-label={formatMessage({ id: 'sharing.coaches.end.label' }, { name: coach.name })}
    >
      <FormattedMessage id="sharing.coaches.end" />
    </Button>
  );
};

/** Which coaches and staff had the body photos in front of them. */
export const PhotoViewsCard = ({ onEnd }: Readonly<{ onEnd: (coach: Ending) => void }>) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const weekName = useWeekName();
  const access = useCoachAccess();
  const running = (coachId: string) => access.data?.items.find((coach) => coach.coachId === coachId);
  return (
    <AccessLogCard
      id="photo-views"
      title={<FormattedMessage id="sharing.views" />}
      text={<FormattedMessage id="sharing.views.text" />}
      none={<FormattedMessage id="sharing.views.none" />}
      query={usePhotoViews()}
      keyOf={({ viewerId, week, firstAt }) => `${viewerId} ${week ?? ''} ${firstAt.toISOString()}`}
      step={({ role, viewerId }) => (
        <EndButton coach={role === 'COACH' ? running(viewerId) : undefined} onEnd={onEnd} />
      )}
    >
      {({ viewerName, role, week, firstAt, lastAt }) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {viewerName || formatMessage({ id: 'sharing.views.gone' })}
            {' · '}
            <FormattedMessage id={`sharing.views.${role}`} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {week === null ? (
              <FormattedMessage id="sharing.views.noWeek" />
            ) : (
              <FormattedMessage id="sharing.views.week" values={{ week: weekName(weekOf(week).startsOn) }} />
            )}
            {' · '}
            {dateTime(firstAt)}
            {lastAt.getTime() > firstAt.getTime() && ` – ${dateTime(lastAt)}`}
          </Typography>
        </>
      )}
    </AccessLogCard>
  );
};
