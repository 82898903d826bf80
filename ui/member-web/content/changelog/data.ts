import { useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { changelog } from '#http/content/contract/changelog.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';
import { useHandedChangelog } from '../handed.ts';

export type ChangelogEntry = z.output<typeof changelog.list.output>['items'][number];

/** Newest first. */
export const useChangelog = () => {
  const handed = useHandedChangelog();
  return useInfiniteQuery({
    queryKey: ['changelog'],
    ...cursorPages((place, options) => client.changelog.list({ query: { limit: 20, ...place } }, options)),
    ...(handed === undefined ? {} : { initialData: { pages: [handed], pageParams: [null] } }),
  });
};
