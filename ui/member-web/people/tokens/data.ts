import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { personalTokens } from '#http/people/contract/personal-tokens.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';

export type OwnToken = z.output<(typeof personalTokens)['list']['output']>['items'][number];
export type TokenCall = z.output<(typeof personalTokens)['log']['output']>['items'][number];
type NewToken = z.input<(typeof personalTokens)['create']['body']>;
export type CreatedToken = z.output<(typeof personalTokens)['create']['output']>;

const tokensKey = ['personal-tokens'] as const;

export const useTokens = () =>
  useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => client.personalTokens.list({}, { signal }),
  });

/** The value is in the answer alone, so it is handed on and never put among what is remembered. */
export const useCreateToken = () => {
  const queries = useQueryClient();
  return async (body: NewToken): Promise<CreatedToken> => {
    const created = await client.personalTokens.create({ body });
    await queries.invalidateQueries({ queryKey: tokensKey });
    return created;
  };
};

export const useRevokeToken = () => {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (id: string) => client.personalTokens.revoke({ params: { id } }),
    // It may have ended meanwhile: what is true now is asked for either way.
    onSettled: () => queries.invalidateQueries({ queryKey: tokensKey }),
  });
  return mutateAsync;
};

export const useTokenLog = (id: string) =>
  useInfiniteQuery({
    queryKey: [...tokensKey, id, 'log'],
    ...cursorPages((place, options) =>
      client.personalTokens.log({ params: { id }, query: { limit: 20, ...place } }, options),
    ),
  });
