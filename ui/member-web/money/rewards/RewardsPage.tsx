import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { claimsReady } from '#core/money/coin/reward-state.ts';
import { Page } from '#ui/components/Page.tsx';
import { Delayed } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { useRewards } from '../../app/data/rewards.ts';
import { Balances } from '../../app/parts/Balances.tsx';
import { OwnRewards } from './OwnRewards.tsx';
import { PartLinks } from './PartLinks.tsx';
import { type RewardPart, rewardPartAt } from './reward-parts.ts';
import { usePartnerRewards } from './data.ts';

declare global {
  interface MessageCatalogues {
    rewards: typeof import('./messages/vi.json');
  }
}

/** Who looks at one part does not wait for the others. */
const PartnerRewards = lazy(async () => ({ default: (await import('./PartnerRewards.tsx')).PartnerRewards }));
const Invitations = lazy(async () => ({
  default: (await import('../invitations/Invitations.tsx')).Invitations,
}));
const RedeemCard = lazy(async () => ({ default: (await import('./RedeemCard.tsx')).RedeemCard }));
const ConvertCard = lazy(async () => ({ default: (await import('./ConvertCard.tsx')).ConvertCard }));

const useWaiting = () => {
  const own = useRewards().data?.items ?? [];
  const partners = usePartnerRewards().data?.items ?? [];
  return {
    own: claimsReady(own),
    partners: partners.filter(({ state }) => state === 'CLAIMABLE').length,
  };
};

const parts: Readonly<Record<RewardPart, () => ReactNode>> = {
  own: () => <OwnRewards />,
  partners: () => <PartnerRewards />,
  invite: () => <Invitations />,
  convert: () => <ConvertCard />,
  code: () => <RedeemCard />,
};

const RewardsPage = () => {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const part = rewardPartAt(search, useLocation().hash);
  return (
    <Page
      title={formatMessage({ id: 'rewards.title' })}
      description={<FormattedMessage id="rewards.lead" />}
      actions={<Balances />}
    >
      <PartLinks current={part} waiting={useWaiting()} />
      <Suspense
        fallback={
          <Delayed>
            <CardGridSkeleton cards={2} height={140} />
          </Delayed>
        }
      >
        {parts[part]()}
      </Suspense>
    </Page>
  );
};

export default RewardsPage;
