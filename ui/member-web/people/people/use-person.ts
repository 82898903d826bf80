import { useParams, useSearchParams } from 'react-router';
import { useSession } from '#ui/api/signed-in.ts';
import { useReader } from '../../app/data/known-session.ts';
import { isAt, usePublicProfile } from './data.ts';

/** Whose page the address names, and whether its owner looks at it as a stranger would. */
export const usePerson = () => {
  const { id: idOrUsername = '' } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  const asStranger = search.get('as') === 'stranger';
  const { query, isMissing } = usePublicProfile(idOrUsername, asStranger);
  const { failure, again } = useReader();

  return {
    query,
    /** Only one's own page has two sides. */
    asStranger: asStranger && (query.data?.isOwn ?? false),
    isMissing,
    /** Nothing is there, and nothing answers who looks: what comes next would be a stranger's view. */
    unanswered: failure !== undefined && query.data === undefined ? { error: failure, again } : undefined,
    isOwner: session.status === 'member' && isAt(session.user, idOrUsername),
  };
};
