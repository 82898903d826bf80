import { useQuery } from '@tanstack/react-query';
import { cardKeys, type CardKey } from '#core/community/feed/card.ts';
import { client } from '../../app/client.ts';
import { useNewestWeeks, useTimeline } from '../../app/data/indicators.ts';
import type { CardChoice } from './post-draft.ts';

/** What a card can be made of: the newest week, the weeks saved in a row, and goals that were met. */
export const useCardSources = () => {
  const newest = useNewestWeeks();
  const timeline = useTimeline(null, '3m');
  const [week] = newest.data?.items ?? [];
  const measured = new Set<string>(timeline.data?.series.map(({ key }) => key) ?? []);
  const keys: readonly CardKey[] | null = timeline.data ? cardKeys.filter((key) => measured.has(key)) : null;
  return {
    weekId: week?.id ?? null,
    keys,
    streak: timeline.data?.streak.current ?? 0,
    goals: (timeline.data?.series ?? []).flatMap(({ key, goal }) => (goal?.reached ? [key] : [])),
  };
};

/** How the card would look, from the server that will freeze its numbers. */
export const useCardPreview = (choice: CardChoice | undefined) =>
  useQuery({
    queryKey: ['feed', 'card', choice],
    queryFn: () => {
      if (choice === undefined) throw new Error('Nothing is chosen');
      return client.feed.previewCard({ body: choice });
    },
    enabled: choice !== undefined && (choice.kind !== 'WEEK_CHANGE' || (choice.fields?.length ?? 0) > 0),
    retry: false,
    placeholderData: (previous) => previous,
  });
