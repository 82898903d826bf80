import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { relations } from '#http/community/contract/relations.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';
import { socialKeys } from '../../app/data/social.ts';

export type RelationLine = z.output<(typeof relations)['blocks']['output']>['items'][number];
export type RelationList = 'blocks' | 'mutes';

/** Newest first. */
export const useRelations = (list: RelationList) =>
  useInfiniteQuery({
    queryKey: socialKeys.relations(list),
    ...cursorPages((place, options) => client.relations[list]({ query: { limit: 20, ...place } }, options)),
  });

/** Where texts are sent to be translated; null: nowhere. Undefined until it is known. */
export const useTranslationHost = (): string | null | undefined =>
  useQuery({
    queryKey: ['site', 'translation-host'],
    queryFn: async ({ signal }) => (await client.site.publicSettings({}, { signal })).translationHost,
    staleTime: Infinity,
  }).data;
