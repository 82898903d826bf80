import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { claimLifecycle } from '#core/money/partner/partner.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { ClaimStatusChip } from '../offers/cells.tsx';
import { offersClient } from '../offers/client.ts';
import { usePartnerClaim, usePartnerReward, type StaffClaim } from '../offers/data.ts';
import { RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { nextWaiting } from '../../app/lists/next-waiting.ts';
import { Quote } from '../../app/parts/Quote.tsx';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';
import { DecisionButtons } from '../../app/parts/DecisionButtons.tsx';

const Evidence = ({ claim }: Readonly<{ claim: StaffClaim }>) => {
  const reward = usePartnerReward(claim.rewardId).data;
  const language = useLanguage();
  return (
    <Section title={<FormattedMessage id="console.claims.evidence" />}>
      {claim.evidence === null || claim.evidence === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.claims.evidence.none" />
        </Typography>
      ) : (
        <Quote>{claim.evidence}</Quote>
      )}
      {reward !== undefined && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="subtitle2" component="h3">
            <FormattedMessage id="console.claims.asked" />
          </Typography>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {inLanguage(reward.description, language) || inLanguage(reward.title, language)}
          </Typography>
        </Box>
      )}
    </Section>
  );
};

const Decision = ({ claim, reload }: Readonly<{ claim: StaffClaim; reload: () => unknown }>) => {
  const may = useMay();
  const isOwn = useIsSelf(claim.userId);
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const mayDecide = may('reward.update', 'reward.manage') && may('user.view') && !isOwn;
  const canDecide = mayDecide && claimLifecycle.allows(claim.status, 'approve');

  const { id, userName: name, amount } = claim;
  const coins = <CoinAmount key="coins" coin={claim.coin} amount={amount} />;
  const { adminPartnerClaims } = offersClient;

  return (
    <Section title={<FormattedMessage id="console.claims.decision" />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CoinAmount coin={claim.coin} amount={claim.amount} size="large" />
        {isOwn && claim.status === 'PROCESSING' && (
          <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
            <FormattedMessage id="console.claims.own" />
          </Alert>
        )}
        {claim.status === 'PROCESSING' ? (
          !mayDecide &&
          !isOwn && (
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="console.claims.waitsForStaff" />
            </Typography>
          )
        ) : (
          <Facts
            facts={[
              {
                key: 'at',
                label: <FormattedMessage id="console.claims.decidedAt" />,
                value:
                  claim.decidedAt === null ? (
                    <FormattedMessage id="console.claims.automatic" />
                  ) : (
                    dateTime(claim.decidedAt)
                  ),
              },
              ...(claim.note === null
                ? []
                : [{ key: 'note', label: <FormattedMessage id="console.claims.note" />, value: claim.note }]),
            ]}
          />
        )}
        {canDecide && (
          <DecisionButtons
            place="partner-claims"
            touches={['partner-rewards', 'users', 'transactions', 'ledger']}
            words={{
              approve: {
                title: <FormattedMessage id="console.claims.approve.title" values={{ name }} />,
                consequence: (
                  <FormattedMessage id="console.claims.approve.consequence" values={{ coins, name }} />
                ),
                confirmLabel: <FormattedMessage id="console.claims.approve.confirm" values={{ amount }} />,
              },
              refuse: {
                title: <FormattedMessage id="console.claims.refuse.title" values={{ name }} />,
                consequence: (
                  <FormattedMessage id="console.claims.refuse.consequence" values={{ coins, name }} />
                ),
                confirmLabel: <FormattedMessage id="console.claims.refuse.confirm" />,
              },
              done: (after) => formatMessage({ id: `console.claims.done.${after.status}` }, { name, amount }),
            }}
            approve={async () => adminPartnerClaims.approve({ params: { id } })}
            refuse={async (reason) => adminPartnerClaims.refuse({ params: { id }, body: { reason } })}
            next={async () => nextWaiting(adminPartnerClaims.list, { status: 'PROCESSING', by: 'at' }, id)}
            reload={reload}
          />
        )}
      </Box>
    </Section>
  );
};

const ClaimRecord = ({ claim, reload }: Readonly<{ claim: StaffClaim; reload: () => unknown }>) => {
  const may = useMay();
  const language = useLanguage();
  const { dateTime } = useFormats();
  return (
    <>
      <TwoColumns>
        {may('user.view') && <Evidence claim={claim} />}
        <Decision key={claim.id} claim={claim} reload={reload} />
      </TwoColumns>
      <Section>
        <Facts
          facts={[
            {
              key: 'member',
              label: <FormattedMessage id="console.user" />,
              value: <RecordLink place="users" id={claim.userId} name={claim.userName} />,
            },
            {
              key: 'at',
              label: <FormattedMessage id="console.claims.at" />,
              value: dateTime(claim.at),
            },
            {
              key: 'reward',
              label: <FormattedMessage id="console.claims.reward" />,
              value: (
                <RecordLink
                  place="partner-rewards"
                  id={claim.rewardId}
                  name={inLanguage(claim.rewardTitle, language)}
                />
              ),
            },
            {
              key: 'partner',
              label: <FormattedMessage id="console.rewards.partner" />,
              value: <RecordLink place="partners" id={claim.partnerId} name={claim.partnerName} />,
            },
          ]}
        />
      </Section>
    </>
  );
};

const ClaimShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const query = usePartnerClaim(id);
  const claim = query.data;
  return (
    <ConsolePage
      title={
        claim === undefined
          ? formatMessage({ id: 'resources.partner-claims.name' }, { smart_count: 1 })
          : inLanguage(claim.rewardTitle, language)
      }
      beside={claim && <ClaimStatusChip status={claim.status} />}
      description={claim?.status === 'PROCESSING' && <WaitingTime since={claim.at} />}
      back={{
        to: '/admin/partner-claims',
        label: <FormattedMessage id="resources.partner-claims.name" values={{ smart_count: 2 }} />,
      }}
      width={1000}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(found) => <ClaimRecord claim={found} reload={query.refetch} />}
      </QueryView>
    </ConsolePage>
  );
};

export default ClaimShow;
