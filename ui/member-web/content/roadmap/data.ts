import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { bugReports } from '#http/content/contract/bug-reports.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';

export type RoadmapItem = z.output<typeof bugReports.roadmap.output>['items'][number];

const key = ['roadmap'] as const;

/** What staff published, newest first. */
export const useRoadmap = (stage?: RoadmapItem['stage']) =>
  useInfiniteQuery({
    queryKey: [...key, stage ?? ''],
    ...cursorPages((place, options) =>
      client.bugReports.roadmap(
        { query: { limit: 30, ...(stage === undefined ? {} : { stage }), ...place } },
        options,
      ),
    ),
    placeholderData: (previous) => previous,
  });

/** Shown as it will be at once; the answer says how it is. */
export const useRoadmapVote = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wants: boolean) =>
      wants ? client.bugReports.vote({ params: { id } }) : client.bugReports.takeVoteBack({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
};
