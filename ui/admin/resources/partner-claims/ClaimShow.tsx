import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { claimLifecycle } from '#core/partner/partner.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { CheckIcon, CloseIcon, InfoIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.tsx';
import { pathOf } from '../../layout/places.ts';
import { Waiting } from '../../money/cells.tsx';
import { ClaimStatusChip } from '../../offers/cells.tsx';
import { claimQuery, rewardQuery, type StaffClaim } from '../../offers/offer.ts';
import { RecordLink } from '../../parts/cells.tsx';
import { ConsolePage } from '../../parts/ConsolePage.tsx';
import { Facts, Section } from '../../parts/Facts.tsx';
import { useIsSelf, useMay } from '../../parts/rights.ts';
import { useRefreshed } from '../../parts/use-record.ts';
import { ApproveDialog, RefuseDialog } from './DecisionDialogs.tsx';
import { nextClaim } from './next-claim.ts';

const Evidence = ({ claim }: Readonly<{ claim: StaffClaim }>) => {
  const reward = useQuery(rewardQuery(claim.rewardId)).data;
  const language = useLanguage();
  return (
    <Section title={<FormattedMessage id="console.claims.evidence" />}>
      {claim.evidence === null || claim.evidence === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.claims.evidence.none" />
        </Typography>
      ) : (
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            p: 2,
            borderRadius: '12px',
            bgcolor: 'background.sunken',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {claim.evidence}
        </Typography>
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
  const navigate = useNavigate();
  const notify = useNotify();
  const refreshed = useRefreshed();
  const [open, setOpen] = useState<'approve' | 'refuse'>();
  const mayDecide = may('reward.update', 'reward.manage') && may('user.view') && !isOwn;
  const canDecide = mayDecide && claimLifecycle.allows(claim.status, 'approve');

  const done = async (after: StaffClaim) => {
    await refreshed('partner-claims', 'partner-rewards', 'users', 'transactions', 'ledger');
    notify(
      formatMessage(
        { id: `console.claims.done.${after.status}` },
        { name: after.userName, amount: after.amount },
      ),
      { type: 'success' },
    );
    // The decision stands whether or not the next one can be found.
    const next = await nextClaim(after.id).catch(() => null);
    setTimeout(() => void navigate(next === null ? '/admin/partner-claims' : pathOf('partner-claims', next)));
  };
  const dialog = { claim, reload, onDone: done, onClose: () => setOpen(undefined) };

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
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="contained" startIcon={<CheckIcon />} onClick={() => setOpen('approve')}>
              <FormattedMessage id="console.claims.approve" />
            </Button>
            <Button
              variant="outlined"
              color="error"
              startIcon={<CloseIcon />}
              onClick={() => setOpen('refuse')}
            >
              <FormattedMessage id="console.claims.refuse" />
            </Button>
          </Box>
        )}
      </Box>
      {canDecide && open === 'approve' && <ApproveDialog {...dialog} />}
      {canDecide && open === 'refuse' && <RefuseDialog {...dialog} />}
    </Section>
  );
};

const ClaimRecord = ({ claim, reload }: Readonly<{ claim: StaffClaim; reload: () => unknown }>) => {
  const may = useMay();
  const language = useLanguage();
  const { dateTime } = useFormats();
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {may('user.view') && <Evidence claim={claim} />}
        <Decision key={claim.id} claim={claim} reload={reload} />
      </Box>
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
  const query = useQuery(claimQuery(id));
  const claim = query.data;
  return (
    <ConsolePage
      title={
        claim === undefined
          ? formatMessage({ id: 'resources.partner-claims.name' }, { smart_count: 1 })
          : inLanguage(claim.rewardTitle, language)
      }
      beside={claim && <ClaimStatusChip status={claim.status} />}
      description={claim?.status === 'PROCESSING' && <Waiting since={claim.at} />}
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
