import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { greetingName } from '#core/access/actor/greeting-name.ts';
import { Page } from '#ui/components/Page.tsx';
import { CardSkeleton, ListSkeleton } from '#ui/components/Skeletons.tsx';
import { QueryGroup } from '#ui/components/QueryGroup.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useIsCoach } from '../data/coach-desk.ts';
import { useReviewQueue, useReviews } from '../data/reviews.ts';
import { CoinsLine } from './CoinsLine.tsx';
import { FeedCard } from './FeedCard.tsx';
import { LearningCard } from './LearningCard.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { RecapPlace } from './RecapPlace.tsx';
import { HomeNumber, numberSkeleton } from './number/HomeNumber.tsx';
import { Onboarding } from './Onboarding.tsx';
import { PendingReviewsCard } from './PendingReviewsCard.tsx';
import { QueueCard } from './QueueCard.tsx';
import { challengeOf, reviewOf, useNextStep } from './use-next-step.ts';

declare global {
  interface MessageCatalogues {
    fitboard: typeof import('./messages/vi.json');
  }
}

/** The shape of what comes: a number with its line, one step, a list. */
const skeleton = (
  <Stack aria-hidden sx={{ gap: 2.5 }}>
    <Card>
      <CardContent>
        <Skeleton variant="text" width={110} sx={{ mb: 1 }} />
        {numberSkeleton}
      </CardContent>
    </Card>
    <CardSkeleton height={132} />
    <Card>
      <CardContent>
        <ListSkeleton rows={3} />
      </CardContent>
    </Card>
  </Stack>
);

/** One number, one thing to do, then the others. Each card asks for its own part: one that fails leaves the rest. */
export default function FitboardPage() {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const isCoach = useIsCoach();
  const reviews = useReviews({ side: 'MEMBER' });
  const queue = useReviewQueue({ enabled: isCoach });
  const next = useNextStep({ reviews, queue });
  const named = reviewOf(next.data?.step);
  const name = greetingName(user?.displayName ?? '');
  return (
    <Page
      title={
        name === null
          ? formatMessage({ id: 'fitboard.hello.nameless' })
          : formatMessage({ id: 'fitboard.hello' }, { name })
      }
      documentTitle={formatMessage({ id: 'nav.fitboard' })}
    >
      <QueryGroup skeleton={skeleton}>
        <Stack sx={{ gap: 2.5 }}>
          <HomeNumber />
          <NextStepCard query={next} />
          <RecapPlace />
          <Onboarding />
          {isCoach && <QueueCard queue={queue} named={named} />}
          <PendingReviewsCard reviews={reviews} named={named} />
          <LearningCard named={challengeOf(next.data?.step)} />
          <FeedCard />
          <CoinsLine />
        </Stack>
      </QueryGroup>
    </Page>
  );
}
