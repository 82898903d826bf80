import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { visitSources } from '#core/sites/own-site/visits.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useVisits, type Visits } from './data.ts';

const bySource = ({ items }: Visits) =>
  visitSources.map((source) => ({
    source,
    count: items.reduce((sum, item) => sum + (item.source === source ? item.count : 0), 0),
  }));

/** How many came in the last 90 days, and from where. */
export const VisitsCard = ({ domainId }: Readonly<{ domainId: string }>) => {
  const query = useVisits(domainId);
  const { number } = useFormats();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">
        <FormattedMessage id="domain.visits" />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <FormattedMessage id="domain.visits.lead" />
      </Typography>
      <QueryView
        query={query}
        compact
        skeleton={<TextSkeleton lines={2} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <Typography>
            <FormattedMessage id="domain.visits.none" />
          </Typography>
        }
      >
        {(visits) => (
          <>
            <Typography sx={{ fontSize: '2rem', fontWeight: 700 }}>{number(visits.total)}</Typography>
            <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0 }}>
              {bySource(visits).map(({ source, count }) => (
                <div key={source}>
                  <Typography component="dt" sx={{ color: 'text.secondary' }}>
                    <FormattedMessage id={`domain.source.${source}`} />
                  </Typography>
                  <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                    {number(count)}
                  </Typography>
                </div>
              ))}
            </Box>
          </>
        )}
      </QueryView>
    </Card>
  );
};
