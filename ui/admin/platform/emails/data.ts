import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Audience } from '../notices/data.ts';
import { noticesClient } from '../notices/client.ts';

export const useAudienceCount = (audience: Audience) =>
  useQuery({
    queryKey: ['emails', 'audience', audience],
    queryFn: ({ signal }) => noticesClient.adminAnnouncements.audience({ body: { audience } }, { signal }),
    placeholderData: keepPreviousData,
  });
