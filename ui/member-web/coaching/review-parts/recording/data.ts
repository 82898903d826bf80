import { useQuery } from '@tanstack/react-query';
import { client } from '../../../app/client.ts';

/**
 * Where a recording can be heard, and what kind it is. Its address ends within the minute: asked for when the player
 * opens, and anew when the old one no longer answers.
 */
export const useRecordingFile = (mediumId: string | null) =>
  useQuery({
    queryKey: ['recording', mediumId],
    queryFn: ({ signal }) => client.media.url({ params: { id: mediumId ?? '' } }, { signal }),
    enabled: mediumId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
