import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useNear } from '#ui/use-near.ts';
import LearnPage from '../../learning/learn/LearnPage.tsx';
import { firstNames, loadWords } from '../catalogues.ts';
import { languageOf } from '../language.ts';

const Comments = lazy(async () => {
  const [{ Comments: component }] = await Promise.all([
    import('../../community/comments/Comments.tsx'),
    loadWords([firstNames, 'feed', 'social'], languageOf(location.pathname)),
  ]);
  return { default: component };
});

/** Nearly as heavy as the player: fetched when the learner comes to them, or follows an address that leads to one. */
const LessonComments = ({ id }: Readonly<{ id: string }>) => {
  const [search] = useSearchParams();
  const [place, isNear] = useNear('0px');
  const waiting = <ListSkeleton rows={3} />;
  return (
    <Box ref={place} sx={{ minHeight: 240 }}>
      {isNear || search.has('comment') ? (
        <Suspense fallback={waiting}>
          <Comments subject={{ type: 'LESSON', id }} />
        </Suspense>
      ) : (
        waiting
      )}
    </Box>
  );
};

/** A lesson, and what was said about it. */
const LessonWithCommentsPage = () => <LearnPage comments={({ id }) => <LessonComments id={id} />} />;
export default LessonWithCommentsPage;
