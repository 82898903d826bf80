import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useFormats } from '#ui/intl.ts';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { AccountCard } from '../account/AccountCard.tsx';
import { row } from '../account/row.ts';
import { type CoachAccess, useCoachAccess, usePhotoViews } from './data.ts';
import type { Ending } from './EndAccessDialog.tsx';

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

/** Which coaches and staff had the body photos in front of them, newest first. */
export const PhotoViewsCard = ({ onEnd }: Readonly<{ onEnd: (coach: Ending) => void }>) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const weekName = useWeekName();
  const views = usePhotoViews();
  const access = useCoachAccess();
  const running = (coachId: string) => access.data?.items.find((coach) => coach.coachId === coachId);
  const { data, error, isPending, refetch } = views;

  return (
    <AccountCard
      id="photo-views"
      title={<FormattedMessage id="sharing.views" />}
      description={<FormattedMessage id="sharing.views.text" />}
    >
      <QueryView
        query={{ data: data?.pages, error, isPending, refetch }}
        compact
        skeleton={<ListSkeleton rows={2} />}
        isEmpty={(pages) => pages[0]?.items.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="sharing.views.none" />
          </Typography>
        }
      >
        {(pages) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {pages
              .flatMap(({ items }) => items)
              .map(({ viewerId, viewerName, role, week, firstAt, lastAt }) => (
                <Box component="li" key={`${viewerId} ${week ?? ''} ${firstAt.toISOString()}`} sx={row}>
                  <EyeIcon sx={{ color: 'text.secondary' }} />
                  <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                      {viewerName || formatMessage({ id: 'sharing.views.gone' })}
                      {' · '}
                      <FormattedMessage id={`sharing.views.${role}`} />
                    </Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {week === null ? (
                        <FormattedMessage id="sharing.views.noWeek" />
                      ) : (
                        <FormattedMessage
                          id="sharing.views.week"
                          values={{ week: weekName(weekOf(week).startsOn) }}
                        />
                      )}
                      {' · '}
                      {dateTime(firstAt)}
                      {lastAt.getTime() > firstAt.getTime() && ` – ${dateTime(lastAt)}`}
                    </Typography>
                  </Box>
                  <EndButton coach={role === 'COACH' ? running(viewerId) : undefined} onEnd={onEnd} />
                </Box>
              ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={views} mt={1} />
    </AccountCard>
  );
};
