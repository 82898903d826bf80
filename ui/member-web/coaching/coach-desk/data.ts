import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { attention } from '#http/coaching/contract/attention.ts';
import { client } from '../../app/client.ts';

export type Attention = z.output<(typeof attention)['read']['output']>;
export type AttendedMember = Attention['members'][number];
export type Signal = AttendedMember['signals'][number];
export type MutedSignal = Attention['muted'][number];

/** Among the reviews: an answer, a request or an access that ends changes who is seen. */
const attentionKey = ['reviews', 'attention'] as const;

export const useAttention = () =>
  useQuery({
    queryKey: attentionKey,
    queryFn: ({ signal }) => client.attention.read({}, { signal }),
    staleTime: 60_000,
  });

export type Choice = Pick<MutedSignal, 'kind' | 'subject'> & Readonly<{ memberId: string; isMuted: boolean }>;

/** Done when the list is as it is now. */
export const useMute = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ memberId, ...body }: Choice) => {
      await client.attention.mute({ params: { id: memberId }, body });
      await queries.invalidateQueries({ queryKey: attentionKey });
    },
  });
};
