import { useQuery } from '@tanstack/react-query';
import { viewingMark } from '#ui/api/viewing-mark.ts';
import { client } from '../../app/client.ts';

export type CurrentViewing = Awaited<ReturnType<typeof client.viewings.current>>;

export const useCurrentViewing = () =>
  useQuery({
    queryKey: ['viewing', viewingMark.current()],
    queryFn: ({ signal }) => client.viewings.current({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** From then on this tab is the staff's own. What could not be ended is over by itself. */
export const endViewing = async (id: string): Promise<void> => {
  viewingMark.leave();
  await client.viewings.end({ params: { id } }).catch(() => undefined);
};
