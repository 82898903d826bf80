import { useParams, useSearchParams } from 'react-router';
import { onlookers } from '#core/people/account/audience.ts';
import { useSession } from '#ui/api/signed-in.ts';
import { useReader } from '../../app/data/known-session.ts';
import { isAt, usePublicProfile } from './data.ts';

/** Whose page the address names, and through whose eyes its owner looks at it. */
export const usePerson = () => {
  const { id: idOrUsername = '' } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  const as = onlookers.find((one) => one === search.get('as')?.toUpperCase());
  const { query, isMissing } = usePublicProfile(idOrUsername, as);
  const { failure, again } = useReader();

  return {
    query,
    /** Only one's own page has two sides. */
    as: query.data?.isOwn === true ? as : undefined,
    isMissing,
    /** Nothing is there, and nothing answers who looks: what comes next would be a stranger's view. */
    unanswered: failure !== undefined && query.data === undefined ? { error: failure, again } : undefined,
    isOwner: session.status === 'member' && isAt(session.user, idOrUsername),
  };
};
