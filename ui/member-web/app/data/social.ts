import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { MuteDays } from '#core/community/follow/relation.ts';
import type { follows } from '#http/community/contract/follows.ts';
import type { SocialStanding } from '#http/people/contract/social-standing.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../client.ts';
import { useIsReaderKnown } from '../data/known-session.ts';

export type { SocialStanding } from '#http/people/contract/social-standing.ts';
export type Tie = NonNullable<SocialStanding['tie']>;
export type FollowSide = 'followers' | 'following';
export type FollowLine = z.output<(typeof follows)['followers']['output']>['items'][number];

/** What one person does to another. */
export type TieStep =
  | Readonly<{
      kind:
        | 'follow'
        | 'unfollow'
        | 'ringBell'
        | 'silenceBell'
        | 'unmute'
        | 'block'
        | 'unblock'
        | 'removeFollower';
    }>
  | Readonly<{ kind: 'mute'; days: MuteDays | null }>;

export const socialKeys = {
  all: ['social'] as const,
  list: (userId: string, side: FollowSide) => ['social', 'list', userId, side] as const,
  relations: (kind: 'blocks' | 'mutes') => ['social', kind] as const,
};
/** A list of suggestions stays as it is while one follows along it. */
export const suggestionsKey = ['suggestions'] as const;

const send = (id: string, step: TieStep): Promise<unknown> => {
  const params = { id };
  switch (step.kind) {
    case 'mute':
      return client.relations.mute({ params, body: { days: step.days } });
    case 'unmute':
      return client.relations.unmute({ params });
    case 'block':
      return client.relations.block({ params });
    case 'unblock':
      return client.relations.unblock({ params });
    case 'follow':
      return client.follows.follow({ params });
    case 'unfollow':
      return client.follows.unfollow({ params });
    case 'ringBell':
      return client.follows.ringBell({ params });
    case 'silenceBell':
      return client.follows.silenceBell({ params });
    case 'removeFollower':
      return client.follows.removeFollower({ params });
  }
};

/** Pages about people, their lists, and what a feed holds are others afterwards. */
const changed = [['people'], ['coaches'], socialKeys.all, ['feed']] as const;

/** The step counts as on its way until the pages that show it were asked again: what it does is shown meanwhile. */
export const useTieSteps = (userId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: TieStep) => send(userId, step),
    onSettled: () => Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
};

/** Newest first. */
export const useFollows = (userId: string, side: FollowSide) =>
  useInfiniteQuery({
    queryKey: socialKeys.list(userId, side),
    ...cursorPages((place, options) =>
      client.follows[side]({ params: { id: userId }, query: { limit: 20, ...place } }, options),
    ),
    enabled: useIsReaderKnown(),
  });
