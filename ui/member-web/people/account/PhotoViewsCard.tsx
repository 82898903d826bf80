import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useFormats } from '#ui/intl.ts';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { AccountCard } from './AccountCard.tsx';
import { row } from './row.ts';
import { usePhotoViews } from './data.ts';

/** Which coaches and staff had the body photos in front of them, newest first. */
export const PhotoViewsCard = () => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const weekName = useWeekName();
  const views = usePhotoViews();
  const { data, error, isPending, refetch } = views;

  return (
    <AccountCard
      id="photo-views"
      title={<FormattedMessage id="account.photoViews" />}
      description={<FormattedMessage id="account.photoViews.text" />}
    >
      <QueryView
        query={{ data: data?.pages, error, isPending, refetch }}
        compact
        skeleton={<ListSkeleton rows={2} />}
        isEmpty={(pages) => pages[0]?.items.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="account.photoViews.none" />
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
                      {viewerName || formatMessage({ id: 'account.photoViews.gone' })}
                      {' · '}
                      <FormattedMessage id={`account.photoViews.${role}`} />
                    </Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {week === null ? (
                        <FormattedMessage id="account.photoViews.noWeek" />
                      ) : (
                        <FormattedMessage
                          id="account.photoViews.week"
                          values={{ week: weekName(weekOf(week).startsOn) }}
                        />
                      )}
                      {' · '}
                      {dateTime(firstAt)}
                      {lastAt.getTime() > firstAt.getTime() && ` – ${dateTime(lastAt)}`}
                    </Typography>
                  </Box>
                </Box>
              ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={views} mt={1} />
    </AccountCard>
  );
};
