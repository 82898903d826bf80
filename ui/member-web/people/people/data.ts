import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { Onlooker } from '#core/people/account/audience.ts';
import type { publicProfile } from '#http/member-lifecycle/contract/people.ts';
import { useSession } from '#ui/api/signed-in.ts';
import { client } from '../../app/client.ts';
import { decode, memberApi } from '../../app/member-api.ts';
import { useIsFirstPage, usePageContext } from '../../app/page-context.ts';

export type GalleryPicture = NonNullable<Person['gallery']>[number];
export type Person = z.output<typeof publicProfile>;

export const isAt = ({ id, username }: Pick<Person, 'id' | 'username'>, idOrUsername: string) =>
  id === idOrUsername || username === idOrUsername.toLowerCase();

/** What the server put into the page, when it is about this person; null: it found nobody. */
const useHanded = (idOrUsername: string): Person | null | undefined => {
  const { data } = usePageContext();
  const isFirstPage = useIsFirstPage();
  return useMemo(() => {
    if (data === undefined || data === null) return isFirstPage ? data : undefined;
    const person = data as Pick<Person, 'id' | 'username'>; // one screen has data, this one; both are text on the wire too
    if (!isAt(person, idOrUsername)) return undefined;
    return decode(memberApi.people.get as never, structuredClone(data)) as Person; // encoded by the same endpoint
  }, [data, idOrUsername, isFirstPage]);
};

export const usePublicProfile = (idOrUsername: string, as: Onlooker | undefined) => {
  const session = useSession();
  const handed = useHanded(idOrUsername);
  const viewer = session.status === 'member' ? session.user.id : null;

  const query = useQuery({
    queryKey: ['people', idOrUsername, as ?? null, viewer],
    queryFn: ({ signal }) =>
      client.people.get(
        { params: { idOrUsername }, ...(as === undefined ? {} : { query: { as } }) },
        { signal },
      ),
    // What the server rendered is what a stranger sees; a signed-in reader asks for themselves, and sees it meanwhile.
    ...(handed === null || handed === undefined
      ? {}
      : viewer === null
        ? { initialData: handed, staleTime: 60_000 }
        : { placeholderData: handed }),
    // Signed addresses of pictures end after five to ten minutes.
    refetchInterval: 4 * 60_000,
    refetchIntervalInBackground: false,
  });

  return { query, isMissing: handed === null };
};
