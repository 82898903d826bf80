import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { z } from 'zod';
import { publicProfile } from '#contract/people.ts';
import { useSession } from '#ui/signed-in.ts';
import { client } from '../../client.ts';
import { usePageContext } from '../../page-context.ts';

type Person = z.output<typeof publicProfile>;

const isAt = ({ id, username }: Person, idOrUsername: string) =>
  id === idOrUsername || username === idOrUsername.toLowerCase();

/** What the server put into the page, when it is about this person. */
const useHanded = (idOrUsername: string): Person | null | undefined => {
  const { data } = usePageContext();
  const { key } = useLocation();
  if (data === undefined || data === null) return key === 'default' ? data : undefined;
  try {
    const person = z.decode(publicProfile, data as never); // the endpoint's own shape, checked here
    return isAt(person, idOrUsername) ? person : undefined;
  } catch {
    return undefined;
  }
};

export const usePerson = () => {
  const { id: idOrUsername = '' } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  const asStranger = search.get('as') === 'stranger';
  const handed = useHanded(idOrUsername);
  const viewer = session.status === 'member' ? session.user.id : '';

  const query = useQuery({
    queryKey: ['people', idOrUsername, asStranger, viewer],
    queryFn: ({ signal }) =>
      client.people.get(
        { params: { idOrUsername }, ...(asStranger ? { query: { asStranger: 'true' as const } } : {}) },
        { signal },
      ),
    // What the server rendered is what a stranger sees; whoever is signed in asks for themselves.
    ...(handed !== null && handed !== undefined && viewer === ''
      ? { initialData: handed, staleTime: 60_000 }
      : {}),
    // Signed addresses of pictures end after ten minutes.
    refetchInterval: 4 * 60_000,
    refetchIntervalInBackground: false,
  });

  return {
    query,
    asStranger,
    isMissing: handed === null,
    isOwner:
      session.status === 'member' &&
      (session.user.id === idOrUsername || session.user.username === idOrUsername.toLowerCase()),
  };
};
