import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { greetingName } from '#core/access/actor/greeting-name.ts';
import { moderatorPermissions } from '#core/community/moderation/moderator-rights.ts';
import { anyTrendRights } from '#core/member-lifecycle/overview/trend-rights.ts';
import { CardGridSkeleton, ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useNear } from '#ui/use-near.ts';
import { StartPicture } from '#ui/illustrations/scenes.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { openWords } from '../i18n/words.ts';
import { places } from '../layout/places.ts';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { useMay } from '../parts/rights.ts';
import { Tiles } from '../parts/Tiles.tsx';
import { HomeBoard } from './HomeBoard.tsx';
import { useOverview } from './data.ts';
import { WaitingQueues } from './WaitingQueues.tsx';

/** Only a partner's own account needs it. */
const PartnerHome = lazy(async () => {
  const [page] = await Promise.all([import('./PartnerHome.tsx'), openWords('offers')]);
  return { default: page.PartnerHome };
});

/** Drawings stand below what waits: they are fetched when the reader comes near. */
const Trends = lazy(async () => {
  const [page] = await Promise.all([import('./trends/Trends.tsx'), openWords('trends')]);
  return { default: page.Trends };
});

const NearTrends = () => {
  const [place, isNear] = useNear();
  return (
    <Box ref={place} sx={{ mt: 4 }}>
      {isNear ? (
        <Suspense fallback={<ChartSkeleton height={260} />}>
          <Trends />
        </Suspense>
      ) : (
        <ChartSkeleton height={260} />
      )}
    </Box>
  );
};

const Figures = () => {
  const may = useMay();
  const query = useOverview();
  return (
    <QueryView query={query} skeleton={<CardGridSkeleton cards={6} />}>
      {(figures) => <HomeBoard figures={figures} may={may} queues={<WaitingQueues />} />}
    </QueryView>
  );
};

/** What is waiting, and the figures of the platform. */
export const HomePage = () => {
  const { formatMessage } = useIntl();
  const person = useSignedInUser();
  const may = useMay();
  const seesPlatformFigures = may('user.view', 'global');
  const seesQueues = may(
    'coach-request.view',
    'specialization.view',
    ...places['ai-ratings'].rights,
    ...places['ai-hotlines'].rights,
    ...moderatorPermissions,
  );
  const seesTrends = may(...anyTrendRights);
  const isPartner = !seesPlatformFigures && may('partner.view') && may('reward.view');
  return (
    <ConsolePage
      title={formatMessage({ id: 'console.home.title' })}
      description={
        person && (
          <FormattedMessage
            id={isPartner ? 'console.partnerHome.lead' : 'console.home.lead'}
            values={{ name: greetingName(person.displayName) ?? person.displayName }}
          />
        )
      }
    >
      {seesPlatformFigures ? (
        <Figures />
      ) : isPartner ? (
        <Suspense fallback={<CardGridSkeleton cards={3} />}>
          <PartnerHome />
        </Suspense>
      ) : seesQueues ? (
        <Tiles>
          <WaitingQueues />
        </Tiles>
      ) : seesTrends ? null : (
        <EmptyState picture={<StartPicture />} title={<FormattedMessage id="console.home.noFigures.title" />}>
          <FormattedMessage id="console.home.noFigures" />
        </EmptyState>
      )}
      {seesTrends && <NearTrends />}
    </ConsolePage>
  );
};
