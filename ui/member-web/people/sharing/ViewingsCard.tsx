import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { AccountCard } from '../account/AccountCard.tsx';
import { row } from '../account/row.ts';
import { useViewings } from './data.ts';

/** When staff saw the site as this member, who it was and why, newest first. */
export const ViewingsCard = () => {
  const { formatMessage } = useIntl();
  const { dateTime, time } = useFormats();
  const viewings = useViewings();
  const { data, error, isPending, refetch } = viewings;
  return (
    <AccountCard
      id="viewings"
      title={<FormattedMessage id="sharing.viewings" />}
      description={<FormattedMessage id="sharing.viewings.text" />}
    >
      <QueryView
        query={{ data: data?.pages, error, isPending, refetch }}
        compact
        skeleton={<ListSkeleton rows={2} />}
        isEmpty={(pages) => pages[0]?.items.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="sharing.viewings.none" />
          </Typography>
        }
      >
        {(pages) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {pages
              .flatMap(({ items }) => items)
              .map(({ id, staffName, reason, startedAt, endsAt, endedAt }) => (
                <Box component="li" key={id} sx={row}>
                  <EyeIcon sx={{ color: 'text.secondary' }} />
                  <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
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
                  </Box>
                </Box>
              ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={viewings} mt={1} />
    </AccountCard>
  );
};
