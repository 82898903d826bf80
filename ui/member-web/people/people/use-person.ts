import { useParams, useSearchParams } from 'react-router';
import { useSession } from '#ui/api/signed-in.ts';
import { isAt, usePublicProfile } from './data.ts';

/** Whose page the address names, and whether its owner looks at it as a stranger would. */
export const usePerson = () => {
  const { id: idOrUsername = '' } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  const asStranger = search.get('as') === 'stranger';
  const { query, isMissing } = usePublicProfile(idOrUsername, asStranger);

  return {
    query,
    /** Only one's own page has two sides. */
    asStranger: asStranger && (query.data?.isOwn ?? false),
    isMissing,
    isOwner: session.status === 'member' && isAt(session.user, idOrUsername),
  };
};
