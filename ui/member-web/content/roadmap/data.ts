import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { bugReports } from '#http/content/contract/bug-reports.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { useSession } from '#ui/api/signed-in.ts';
import { client } from '../../app/client.ts';
import { useIsReaderKnown } from '../../app/data/known-session.ts';
import { useHandedRoadmap } from '../handed.ts';

export type RoadmapItem = z.output<typeof bugReports.roadmap.output>['items'][number];

type RoadmapPages = InfiniteData<z.output<typeof bugReports.roadmap.output>, string | null>;

const key = ['roadmap'] as const;

const useIsVisitor = (): boolean => {
  const isKnown = useIsReaderKnown();
  return useSession().status !== 'member' && isKnown;
};

/** What staff published, newest first. */
export const useRoadmap = (stage?: RoadmapItem['stage']) => {
  const handed = useHandedRoadmap();
  const isVisitor = useIsVisitor();
  const first: RoadmapPages | undefined =
    handed === undefined || stage !== undefined ? undefined : { pages: [handed], pageParams: [null] };
  return useInfiniteQuery({
    queryKey: [...key, stage ?? ''],
    ...cursorPages((place, options) =>
      client.bugReports.roadmap(
        { query: { limit: 30, ...(stage === undefined ? {} : { stage }), ...place } },
        options,
      ),
    ),
    // What a member voted for, the server did not know.
    ...(first !== undefined && isVisitor
      ? { initialData: first }
      : { placeholderData: (previous: RoadmapPages | undefined) => previous ?? first }),
  });
};

/** Shown as it will be at once; the answer says how it is. */
export const useRoadmapVote = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wants: boolean) =>
      wants ? client.bugReports.vote({ params: { id } }) : client.bugReports.takeVoteBack({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
};
