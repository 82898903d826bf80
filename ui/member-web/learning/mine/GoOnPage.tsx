import Box from '@mui/material/Box';
import { Navigate, useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../../app/language.ts';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { challengePath, finishPath } from '../../app/paths.ts';
import { type Challenge, useChallenge } from '../data.ts';
import { stepPath } from '../parts/step-path.ts';

const placeOf = ({ slug, enrolment, next }: Challenge): string => {
  if (enrolment === null) return challengePath(slug);
  return next === null ? finishPath(slug) : stepPath(slug, next);
};

/** Leads a learner to where they go on. */
export default function GoOnPage() {
  const { id = '' } = useParams();
  const language = useLanguage();
  const { query } = useChallenge(id);
  if (isApiError(query.error, 'challenge.not_found')) return <NotFoundView />;
  return (
    <QueryView
      query={query}
      skeleton={
        <Box sx={{ p: 3 }}>
          <TextSkeleton lines={4} />
        </Box>
      }
    >
      {(challenge) => <Navigate to={inLanguage(placeOf(challenge), language)} replace />}
    </QueryView>
  );
}
