import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useNear } from '#ui/use-near.ts';
import CoachPage from '../../coaching/coaches/CoachPage.tsx';
import { loadWords } from '../catalogues.ts';
import { languageOf } from '../language.ts';

const PersonPosts = lazy(async () => {
  const [{ PersonPosts: component }] = await Promise.all([
    import('../../community/post/PersonPosts.tsx'),
    loadWords(['feed', 'feed-snippet'], languageOf(location.pathname)),
  ]);
  return { default: component };
});

/** Below all that is asked of a coach: fetched when the reader comes near. */
const CoachPosts = ({ id, displayName }: Readonly<{ id: string; displayName: string }>) => {
  const [place, isNear] = useNear();
  const waiting = <ListSkeleton rows={3} />;
  return (
    <Box ref={place} sx={{ minHeight: 240 }}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <PersonPosts userId={id} name={displayName} />
        </Suspense>
      ) : (
        waiting
      )}
    </Box>
  );
};

/** A coach, and what they posted. */
const CoachWithPostsPage = () => <CoachPage posts={(coach) => <CoachPosts {...coach} />} />;
export default CoachWithPostsPage;
