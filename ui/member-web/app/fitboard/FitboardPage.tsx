import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { QueryGroup } from '#ui/components/QueryGroup.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useIsCoach } from '../data/coach-desk.ts';
import { useReviewQueue, useReviews } from '../data/reviews.ts';
import { CoinsCard } from './CoinsCard.tsx';
import { FeedCard } from './FeedCard.tsx';
import { HeadlineNumbers } from './HeadlineNumbers.tsx';
import { LearningCard } from './LearningCard.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { Onboarding } from './Onboarding.tsx';
import { PendingReviewsCard } from './PendingReviewsCard.tsx';
import { QueueCard } from './QueueCard.tsx';
import { reviewOf, useNextStep } from './use-next-step.ts';
import { WeekRing } from './WeekRing.tsx';

declare global {
  interface MessageCatalogues {
    fitboard: typeof import('./messages/vi.json');
  }
}

/** Vietnamese people are called by their last word; in English nobody can know which one it is. */
const calledBy = (name: string, language: string) =>
  language === 'vi' ? (name.trim().split(/\s+/).at(-1) ?? name) : name;

/** Each card asks for its own part: one that fails leaves the others standing. They appear together. */
export default function FitboardPage() {
  const { formatMessage, locale } = useIntl();
  const user = useSignedInUser();
  const isCoach = useIsCoach();
  const reviews = useReviews({ side: 'MEMBER' });
  const queue = useReviewQueue({ enabled: isCoach });
  const next = useNextStep({ reviews, queue });
  const named = reviewOf(next.data?.step);
  return (
    <Page
      title={formatMessage({ id: 'fitboard.hello' }, { name: calledBy(user?.displayName ?? '', locale) })}
      documentTitle={formatMessage({ id: 'nav.fitboard' })}
    >
      <QueryGroup skeleton={<CardGridSkeleton cards={4} height={140} />}>
        <Stack sx={{ gap: 2.5 }}>
          <NextStepCard query={next} />
          {isCoach && <QueueCard queue={queue} named={named} />}
          <PendingReviewsCard reviews={reviews} named={named} />
          <LearningCard />
          <Onboarding />
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <WeekRing />
            <CoinsCard />
          </Box>
          <HeadlineNumbers />
          <FeedCard />
        </Stack>
      </QueryGroup>
    </Page>
  );
}
