import { Navigate } from 'react-router';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../../app/language.ts';
import { challengePath, finishPath } from '../../app/paths.ts';
import type { Challenge } from '../data.ts';
import { ChallengeOfAddress } from '../parts/ChallengeOfAddress.tsx';
import { stepPath } from '../parts/step-path.ts';

const placeOf = ({ slug, enrolment, next }: Challenge): string => {
  if (enrolment === null) return challengePath(slug);
  return next === null ? finishPath(slug) : stepPath(slug, next);
};

/** Leads a learner to where they go on. */
export default function GoOnPage() {
  const language = useLanguage();
  return (
    <ChallengeOfAddress>
      {(challenge) => <Navigate to={inLanguage(placeOf(challenge), language)} replace />}
    </ChallengeOfAddress>
  );
}
