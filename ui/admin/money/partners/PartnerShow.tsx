import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon, PlusIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { offersClient } from '../offers/client.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { PartnerLogo, StageChip, StockLeft } from '../offers/cells.tsx';
import { usePartner, type StaffPartner } from '../offers/data.ts';
import { ActiveStatusChip, Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { RelatedRow, RelatedRows } from '../../app/lists/RelatedRows.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { DeletePartner } from './DeletePartner.tsx';

const Rewards = ({ partner }: Readonly<{ partner: StaffPartner }>) => {
  const may = useMay();
  const language = useLanguage();
  const { date } = useFormats();
  return (
    <Section
      title={<FormattedMessage id="resources.partner-rewards.name" values={{ smart_count: 2 }} />}
      corner={
        may('reward.create', 'reward.manage') && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<PlusIcon />}
            component={RouterLink}
            to={`/admin/partner-rewards/create?partner=${encodeURIComponent(partner.id)}`}
            sx={{ flexShrink: 0 }}
          >
            <FormattedMessage id="console.rewards.create" />
          </Button>
        )
      }
    >
      <RelatedRows
        queryKey={['partner-rewards', 'of', partner.id]}
        sort={['endsAt', 'DESC']}
        load={(query, signal) =>
          offersClient.adminPartnerRewards.list(
            { query: { ...query, filter: JSON.stringify({ partnerId: partner.id }) } },
            { signal },
          )
        }
        all={filteredPath('partner-rewards', { partnerId: partner.id })}
      >
        {(reward) => (
          <RelatedRow
            title={
              <RecordLink place="partner-rewards" id={reward.id} name={inLanguage(reward.title, language)} />
            }
            note={
              <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap' }}>
                <StageChip offer={reward} />
                <span>{`${date(reward.startsAt)} – ${date(reward.endsAt)}`}</span>
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

const PartnerRecord = ({ partner }: Readonly<{ partner: StaffPartner }>) => {
  const may = useMay();
  const { dateTime } = useFormats();
  return (
    <>
      <Section>
        <Box sx={{ display: 'flex', gap: 2.5, flexDirection: { xs: 'column', sm: 'row' } }}>
          <PartnerLogo name={partner.name} address={partner.logoUrl} size={96} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Facts
              facts={[
                {
                  key: 'url',
                  label: <FormattedMessage id="console.partners.url" />,
                  value:
                    partner.url === null ? (
                      <Nothing />
                    ) : (
                      <Link href={partner.url} target="_blank" rel="noopener nofollow ugc">
                        {partner.url}
                      </Link>
                    ),
                },
                {
                  key: 'owner',
                  label: <FormattedMessage id="console.partners.owner" />,
                  value:
                    partner.ownerId === null ? (
                      <FormattedMessage id="console.partners.owner.none" />
                    ) : (
                      <RecordLink
                        place="users"
                        id={partner.ownerId}
                        name={partner.ownerName ?? partner.ownerId}
                      />
                    ),
                },
                {
                  key: 'rewards',
                  label: <FormattedMessage id="console.partners.rewardCount" />,
                  value: may('reward.view') ? (
                    <Link
                      component={RouterLink}
                      to={filteredPath('partner-rewards', { partnerId: partner.id })}
                    >
                      <FormattedMessage
                        id="console.partners.rewards.count"
                        values={{ count: partner.rewardCount }}
                      />
                    </Link>
                  ) : (
                    <FormattedMessage
                      id="console.partners.rewards.count"
                      values={{ count: partner.rewardCount }}
                    />
                  ),
                },
                {
                  key: 'updated',
                  label: <FormattedMessage id="console.updatedAt" />,
                  value: dateTime(partner.updatedAt),
                },
              ]}
            />
          </Box>
        </Box>
      </Section>
      {may('reward.view') && <Rewards partner={partner} />}
    </>
  );
};

const PartnerShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const may = useMay();
  const query = usePartner(id);
  const partner = query.data;
  return (
    <ConsolePage
      title={partner?.name ?? formatMessage({ id: 'resources.partners.name' }, { smart_count: 1 })}
      beside={partner && <ActiveStatusChip status={partner.status} />}
      back={{
        to: '/admin/partners',
        label: <FormattedMessage id="resources.partners.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
      actions={
        partner && (
          <>
            {may('partner.update', 'partner.manage') && (
              <Button
                variant="contained"
                size="small"
                startIcon={<EditIcon />}
                component={RouterLink}
                to={`/admin/partners/${encodeURIComponent(id)}`}
              >
                <FormattedMessage id="ui.edit" />
              </Button>
            )}
            {may('partner.delete', 'partner.manage') && <DeletePartner partner={partner} />}
          </>
        )
      }
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={4} />}>
        {(found) => <PartnerRecord partner={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default PartnerShow;
