import Box from '@mui/material/Box';
import { Navigate, useLocation, useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useReader } from '../../app/data/known-session.ts';
import { inLanguage } from '../../app/language.ts';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { lessonPath } from '../../app/paths.ts';
import { useLesson } from './data.ts';

/** Notices know a lesson by its id alone: leads to where it is learned, at the same comment. */
export default function LessonPage() {
  const { id = '' } = useParams();
  const { search, hash } = useLocation();
  const language = useLanguage();
  const { status } = useReader();
  const query = useLesson(id, status !== 'unknown');
  if (query.data === undefined && isApiError(query.error) && query.error.status === 404)
    return <NotFoundView />;
  return (
    <Box sx={{ p: 3 }}>
      <QueryView query={query} skeleton={<TextSkeleton lines={4} />}>
        {({ challengeSlug }) => (
          <Navigate to={inLanguage(lessonPath(challengeSlug, id), language) + search + hash} replace />
        )}
      </QueryView>
    </Box>
  );
}
