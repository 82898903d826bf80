import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import type { PaidLevel } from '#core/money/level/level.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton, ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { pathOf } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { plansClient } from './client.ts';
import { usePlanWaits, usePlans } from './data.ts';

type Plan = Awaited<ReturnType<typeof plansClient.adminPlans.list>>['items'][number];

/** In the order of joining. */
const Waits = ({ level }: Readonly<{ level: PaidLevel }>) => {
  const { dateTime } = useFormats();
  const { data, error, isPending, refetch, ...waits } = usePlanWaits(level);
  return (
    <>
      <QueryView
        query={{ data: data?.pages, error, isPending, refetch }}
        compact
        skeleton={<ListSkeleton rows={3} />}
        isEmpty={(pages) => pages[0]?.items.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="console.plans.nobody" />
          </Typography>
        }
      >
        {(pages) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {pages
              .flatMap(({ items }) => items)
              .map(({ userId, userName, userEmail, joinedAt }) => (
                <Box
                  component="li"
                  key={userId}
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    columnGap: 2,
                    justifyContent: 'space-between',
                    py: 1,
                    borderTop: '1px solid',
                    borderColor: 'divider',
                    overflowWrap: 'anywhere',
                  }}
                >
                  <Box sx={{ minWidth: 0 }}>
                    <Link component={RouterLink} to={pathOf('users', userId)}>
                      {userName || userEmail}
                    </Link>{' '}
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {userEmail}
                    </Box>
                  </Box>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {dateTime(joinedAt)}
                  </Box>
                </Box>
              ))}
          </Box>
        )}
      </QueryView>
      {waits.isFetchNextPageError && <ErrorNote error={error} />}
      {waits.hasNextPage && (
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          disabled={waits.isFetchingNextPage}
          onClick={() => void waits.fetchNextPage()}
        >
          <FormattedMessage id={waits.isFetchingNextPage ? 'ui.loading' : 'ui.showMore'} />
        </Button>
      )}
    </>
  );
};

const PlanCard = ({ plan: { level, isForSale, benefits, waiting } }: Readonly<{ plan: Plan }>) => {
  const { formatMessage, formatList } = useIntl();
  const missing = benefits.filter(({ works }) => !works);
  return (
    <Card component="section" aria-labelledby={`plan-${level}`} sx={{ p: 2.5 }}>
      <Typography id={`plan-${level}`} variant="h2">
        <FormattedMessage id={`user.level.${level}`} />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {isForSale ? (
          <FormattedMessage id="console.plans.open" />
        ) : missing.length > 0 ? (
          <FormattedMessage
            id="console.plans.closed"
            values={{
              missing: formatList(missing.map(({ id }) => formatMessage({ id: `plan.benefit.${id}` }))),
            }}
          />
        ) : (
          <FormattedMessage id="console.plans.empty" />
        )}
      </Typography>
      {waiting > 0 && (
        <Typography sx={{ fontWeight: 600, mt: 1.5 }}>
          <FormattedMessage id="console.plans.waiting" values={{ count: waiting }} />
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>
        <Waits level={level} />
      </Box>
    </Card>
  );
};

/** Why a plan is or isn't sold, and who wants to hear when it is. */
const PlansPage = () => {
  const { formatMessage } = useIntl();
  const query = usePlans();
  return (
    <ConsolePage
      title={formatMessage({ id: 'resources.plans.name' }, { smart_count: 2 })}
      description={<FormattedMessage id="console.plans.lead" />}
      width={840}
    >
      <QueryView query={query} skeleton={<CardGridSkeleton cards={2} />}>
        {({ items }) => (
          <Stack sx={{ gap: 2 }}>
            {items.map((plan) => (
              <PlanCard key={plan.level} plan={plan} />
            ))}
          </Stack>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default PlansPage;
