import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { authoring } from '#http/learning/contract/authors.ts';
import type { Language } from '#core/kernel/language.ts';
import type { ChallengeStatus } from '#core/learning/challenge/challenge.ts';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { authoringKeys, mediumBy, type WorkingCopy } from '#ui/learning/data.ts';
import { client } from '../../app/client.ts';
import { superUserId } from '#core/kernel/id.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';

export type WrittenCard = z.output<(typeof authoring)['list']['output']>['items'][number];

export const root = 'authoring';
export const authorCalls = client.authoring;
const keys = authoringKeys(root);
const listKey = [root, 'list'];
const pageSize = 20;

/** Coaches, and staff who may create. It only draws; the server decides. */
export const useMayAuthor = (): boolean => {
  const user = useSignedInUser();
  if (user?.status !== 'ACTIVE') return false;
  return user.type === 'COACH' || user.id === superUserId || user.permissions.includes('knowledge.create');
};

/** What one has written, last changed first. */
export const useOwnChallenges = (status: ChallengeStatus | undefined) => {
  const enabled = useMayAuthor();
  const query = useInfiniteQuery({
    queryKey: [...listKey, status],
    ...cursorPages((place, options) =>
      client.authoring.list(
        { query: { limit: pageSize, ...(status === undefined ? {} : { status }), ...place } },
        options,
      ),
    ),
    enabled,
  });
  return { query, challenges: (query.data?.pages ?? []).flatMap(({ items }) => items) };
};

export const useAuthorSteps = () => {
  const queries = useQueryClient();
  const keep = (copy: WorkingCopy) => {
    queries.setQueryData(keys.copy(copy.id), copy);
    return queries.invalidateQueries({ queryKey: listKey });
  };
  return {
    create: async (title: string, language: Language): Promise<string> => {
      const copy = await client.authoring.create(
        { body: { title, language } },
        { idempotencyKey: crypto.randomUUID() },
      );
      void keep(copy);
      return copy.id;
    },
    submit: async (id: string) => keep(await client.authoring.submit({ params: { id } })),
    withdraw: async (id: string) => keep(await client.authoring.withdraw({ params: { id } })),
    remove: async (id: string) => {
      await client.authoring.delete({ params: { id } });
      queries.removeQueries({ queryKey: keys.copy(id) });
      await queries.invalidateQueries({ queryKey: listKey });
    },
  };
};

export const shownOf = ({
  id,
  type,
  url,
  thumbnailUrl,
  width,
  height,
}: Omit<ShownMedium, 'posterUrl'>): ShownMedium => ({
  id,
  type,
  url,
  thumbnailUrl,
  posterUrl: null,
  width,
  height,
});

export const uploadImage = async (file: File, signal: AbortSignal): Promise<ShownMedium> => {
  const body = new FormData();
  body.set('purpose', 'LEARNING');
  body.set('file', file, file.name);
  return shownOf(await client.media.upload({ body }, { signal, idempotencyKey: crypto.randomUUID() }));
};

export const mediumOf = mediumBy(client.media.url);
