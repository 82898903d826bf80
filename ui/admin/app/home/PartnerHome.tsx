import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StartPicture } from '#ui/illustrations/scenes.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { offersClient } from '../../money/offers/client.ts';
import { filteredPath, pathOf } from '../layout/places.ts';
import { PartnerLogo, StageChip, StockLeft } from '../../money/offers/cells.tsx';
import { usePartnerOptions } from '../../money/offers/data.ts';
import { ActiveStatusChip, RecordLink } from '../parts/cells.tsx';
import { Section } from '../parts/Facts.tsx';
import { RelatedRow, RelatedRows } from '../lists/RelatedRows.tsx';

type TileProps = Readonly<{
  label: ReactNode;
  resource: 'partner-rewards' | 'partner-claims';
  filter?: Readonly<Record<string, string>>;
}>;

/** How many there are, as far as this account may see. */
const Tile = ({ label, resource, filter = {} }: TileProps) => {
  const { number } = useFormats();
  const { total, error } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  return (
    <Card component="li" sx={{ height: '100%' }}>
      <CardActionArea
        component={RouterLink}
        to={Object.keys(filter).length > 0 ? filteredPath(resource, filter) : `/admin/${resource}`}
        sx={{ height: '100%' }}
      >
        <CardContent>
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            variant="number"
            component="p"
            sx={{ my: 0.25 }}
            aria-busy={total === undefined && !error}
          >
            {total === undefined ? '–' : number(total)}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
};

const Rewards = () => {
  const language = useLanguage();
  const { date } = useFormats();
  return (
    <Section title={<FormattedMessage id="console.partnerHome.recent" />}>
      <RelatedRows
        queryKey={['partner-rewards', 'own']}
        sort={['endsAt', 'DESC']}
        load={(query, signal) => offersClient.adminPartnerRewards.list({ query }, { signal })}
        all="/admin/partner-rewards"
      >
        {(reward) => (
          <RelatedRow
            title={
              <RecordLink place="partner-rewards" id={reward.id} name={inLanguage(reward.title, language)} />
            }
            note={
              <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap' }}>
                <StageChip offer={reward} />
                <FormattedMessage
                  id="console.preview.dates"
                  values={{
                    from: date(reward.startsAt),
                    to: date(new Date(reward.endsAt.getTime() - 1)),
                  }}
                />
              </Box>
            }
            value={<CoinAmount coin={reward.coin} amount={reward.amount} size="small" />}
            corner={
              <>
                <FormattedMessage id="console.rewards.left" />
                {': '}
                <StockLeft offer={reward} />
              </>
            }
          />
        )}
      </RelatedRows>
    </Section>
  );
};

/** A partner's own account: its partner, what it offers, and how often that was claimed. */
export const PartnerHome = () => {
  const query = usePartnerOptions();
  return (
    <QueryView
      query={query}
      skeleton={<CardGridSkeleton cards={3} />}
      isEmpty={(partners) => partners.length === 0}
      empty={
        <EmptyState
          picture={<StartPicture />}
          title={<FormattedMessage id="console.partnerHome.none.title" />}
        >
          <FormattedMessage id="console.partnerHome.none" />
        </EmptyState>
      }
    >
      {(partners) => (
        <>
          <Section
            title={<FormattedMessage id="console.partnerHome.partners" />}
            note={<FormattedMessage id="console.partnerHome.readOnly" />}
          >
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {partners.map(({ id, name, logoUrl, status }) => (
                <Box
                  key={id}
                  component="li"
                  sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
                >
                  <PartnerLogo name={name} address={logoUrl} size={56} />
                  <Link component={RouterLink} to={pathOf('partners', id)} sx={{ fontWeight: 600 }}>
                    {name}
                  </Link>
                  <ActiveStatusChip status={status} />
                </Box>
              ))}
            </Box>
          </Section>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              mb: 2,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            <Tile
              label={<FormattedMessage id="console.partnerHome.rewards.total" />}
              resource="partner-rewards"
            />
            <Tile
              label={<FormattedMessage id="console.partnerHome.waiting" />}
              resource="partner-claims"
              filter={{ status: 'PROCESSING' }}
            />
            <Tile
              label={<FormattedMessage id="console.partnerHome.paid" />}
              resource="partner-claims"
              filter={{ status: 'COMPLETED' }}
            />
          </Box>
          <Rewards />
        </>
      )}
    </QueryView>
  );
};
