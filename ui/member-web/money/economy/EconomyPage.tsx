import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { paths } from '../../app/paths.ts';
import { CoinTotals } from './CoinTotals.tsx';
import { Definitions } from './Definitions.tsx';
import { LastDays } from './LastDays.tsx';
import { useEconomy } from './data.ts';

declare global {
  interface MessageCatalogues {
    economy: typeof import('./messages/vi.json');
  }
}

const EconomyPage = () => {
  const { formatMessage } = useIntl();
  const { time, date } = useFormats();
  const query = useEconomy();
  return (
    <Page title={formatMessage({ id: 'economy.title' })} description={<FormattedMessage id="economy.lead" />}>
      <Stack sx={{ gap: { xs: 5, md: 7 } }}>
        <QueryView
          query={query}
          skeleton={<CardGridSkeleton cards={2} height={340} />}
          isEmpty={({ coins }) => coins.every(({ issued }) => issued === 0)}
          empty={
            <EmptyState title={<FormattedMessage id="economy.empty" />}>
              <FormattedMessage id="economy.empty.text" />
            </EmptyState>
          }
        >
          {({ at, coins, daily }) => (
            <>
              <PageSection title={<FormattedMessage id="economy.totals" />}>
                <Box
                  sx={{
                    display: 'grid',
                    gap: 2,
                    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
                  }}
                >
                  {coins.map((figures) => (
                    <CoinTotals key={figures.coin} figures={figures} />
                  ))}
                </Box>
                <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
                  <FormattedMessage id="economy.at" values={{ time: time(at), date: date(at) }} />
                </Typography>
              </PageSection>
              <PageSection
                title={<FormattedMessage id="economy.daily" />}
                lead={<FormattedMessage id="economy.daily.note" />}
              >
                <LastDays daily={daily} />
              </PageSection>
            </>
          )}
        </QueryView>
        <PageSection title={<FormattedMessage id="economy.definitions" />}>
          <Definitions />
        </PageSection>
        <Link component={LocalLink} to={paths.pricing} sx={{ alignSelf: 'flex-start', py: 1 }}>
          <FormattedMessage id="economy.pricing" />
        </Link>
      </Stack>
    </Page>
  );
};

export default EconomyPage;
