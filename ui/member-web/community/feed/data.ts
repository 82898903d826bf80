import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { feed } from '#http/community/contract/feed.ts';
import { client } from '../../app/client.ts';
import { decode, memberApi } from '../../app/member-api.ts';
import { useIsFirstPage, usePageContext } from '../../app/page-context.ts';

type PostsPage = z.output<(typeof feed)['list']['output']>;

export const talkedAboutCount = 3;

/** The posts that the server sent with the page; null: it sent none. */
const useHandedPosts = (): PostsPage['items'] | null => {
  const { data } = usePageContext();
  const isFirstPage = useIsFirstPage();
  return useMemo(() => {
    if (!isFirstPage || typeof data !== 'object' || data === null || !('posts' in data)) return null;
    const { items } = decode(memberApi.feed.list as never, structuredClone(data.posts)) as PostsPage; // encoded by the same endpoint
    return items;
  }, [data, isFirstPage]);
};

/** What is talked about now, for the home page. One that came without any is complete without them. */
export const useTalkedAbout = () => {
  const handed = useHandedPosts();
  const isFirstPage = useIsFirstPage();
  return useQuery({
    queryKey: ['feed', 'home'],
    queryFn: async ({ signal }) => {
      const query = { tab: 'discover', limit: talkedAboutCount } as const;
      return (await client.feed.list({ query }, { signal })).items;
    },
    staleTime: 5 * 60_000,
    enabled: !isFirstPage || handed !== null,
    ...(handed === null ? {} : { initialData: handed }),
  });
};
