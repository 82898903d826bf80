import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { StageChip, StockLeft } from '../offers/cells.tsx';
import { offersClient } from '../offers/client.ts';
import { usePartnerReward, type StaffReward } from '../offers/data.ts';
import { OfferPreview } from '../offers/OfferPreview.tsx';
import { ActiveStatusChip, Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { DeleteRecord } from '../../app/forms/DeleteRecord.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { usePreviewedPartner } from './use-previewed-partner.ts';

const RewardRecord = ({ reward }: Readonly<{ reward: StaffReward }>) => {
  const { formatMessage } = useIntl();
  const { number, dateTime } = useFormats();
  const partner = usePreviewedPartner({ id: reward.partnerId, name: reward.partnerName });
  return (
    <>
      <Section>
        <Facts
          facts={[
            {
              key: 'partner',
              label: <FormattedMessage id="console.rewards.partner" />,
              value: <RecordLink place="partners" id={reward.partnerId} name={reward.partnerName} />,
            },
            {
              key: 'amount',
              label: <FormattedMessage id="console.rewards.amount" />,
              value: <CoinAmount coin={reward.coin} amount={reward.amount} />,
            },
            {
              key: 'unit',
              label: <FormattedMessage id="console.rewards.unit" />,
              value: (
                <>
                  <FormattedMessage id={`console.rewards.unit.${reward.unit}`} />
                  <br />
                  <FormattedMessage id={`console.rewards.unit.${reward.unit}.means`} />
                </>
              ),
            },
            {
              key: 'proof',
              label: <FormattedMessage id="console.rewards.proof" />,
              value: (
                <>
                  <FormattedMessage id={`partner.proof.${reward.proof}`} />
                  <br />
                  <FormattedMessage id={`console.rewards.proof.${reward.proof}.means`} />
                </>
              ),
            },
            {
              key: 'from',
              label: <FormattedMessage id="console.rewards.from" />,
              value: dateTime(reward.startsAt),
            },
            {
              key: 'to',
              label: <FormattedMessage id="console.rewards.last" />,
              value: dateTime(new Date(reward.endsAt.getTime() - 1)),
            },
            {
              key: 'left',
              label: <FormattedMessage id="console.rewards.left" />,
              value: <StockLeft offer={reward} />,
            },
            {
              key: 'claimed',
              label: <FormattedMessage id="console.rewards.claimed" />,
              value: number(reward.claimedCount),
            },
            {
              key: 'code',
              label: <FormattedMessage id="console.rewards.code" />,
              value:
                reward.code === null ? (
                  <Nothing />
                ) : (
                  <>
                    <code>{reward.code}</code>{' '}
                    <CopyButton
                      text={reward.code}
                      label={formatMessage({ id: 'console.rewards.code.copy' })}
                    />
                  </>
                ),
            },
            {
              key: 'status',
              label: <FormattedMessage id="console.status" />,
              value: <ActiveStatusChip status={reward.status} />,
            },
          ]}
        />
      </Section>
      <OfferPreview offer={{ ...reward, range: reward, partner }} />
    </>
  );
};

const RewardShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const may = useMay();
  const query = usePartnerReward(id);
  const reward = query.data;
  return (
    <ConsolePage
      title={
        reward === undefined
          ? formatMessage({ id: 'resources.partner-rewards.name' }, { smart_count: 1 })
          : inLanguage(reward.title, language)
      }
      beside={reward && <StageChip offer={reward} />}
      back={{
        to: '/admin/partner-rewards',
        label: <FormattedMessage id="resources.partner-rewards.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
      actions={
        reward && (
          <>
            <Button
              variant="outlined"
              size="small"
              component={Link}
              to={filteredPath('partner-claims', { rewardId: id })}
            >
              <FormattedMessage id="console.rewards.claims" />
            </Button>
            {may('reward.update', 'reward.manage') && (
              <Button
                variant="contained"
                size="small"
                startIcon={<EditIcon />}
                component={Link}
                to={`/admin/partner-rewards/${encodeURIComponent(id)}`}
              >
                <FormattedMessage id="ui.edit" />
              </Button>
            )}
            {may('reward.delete', 'reward.manage') && reward.claimedCount === 0 && (
              <DeleteRecord
                place="partner-rewards"
                id={id}
                ask={{
                  title: (
                    <FormattedMessage
                      id="console.rewards.delete.title"
                      values={{ title: inLanguage(reward.title, language) }}
                    />
                  ),
                  text: <FormattedMessage id="console.rewards.delete.consequence" />,
                  confirmLabel: <FormattedMessage id="console.rewards.delete" />,
                }}
                remove={async () => offersClient.adminPartnerRewards.delete({ params: { id } })}
                deleted={formatMessage({ id: 'console.rewards.deleted' })}
                instead={null}
              />
            )}
          </>
        )
      }
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => <RewardRecord reward={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default RewardShow;
