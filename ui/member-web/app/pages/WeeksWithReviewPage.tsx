import { lazy, Suspense } from 'react';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import TimelinePage from '../../body/timeline/TimelinePage.tsx';

const ReviewPanel = lazy(() => import('../../assistant/ai-review/ReviewPanel.tsx'));

/** One's weeks, and what the AI coach says of the one that is open. */
const WeeksWithReviewPage = () => (
  <TimelinePage
    review={(week) => (
      <Suspense fallback={<CardSkeleton height={320} />}>
        <ReviewPanel key={week.id} week={week} />
      </Suspense>
    )}
  />
);
export default WeeksWithReviewPage;
