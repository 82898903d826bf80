import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminChatRooms } from '#http/community/contract/admin-chat.ts';
import type { adminComments, adminFeedPosts } from '#http/community/contract/admin-feed.ts';
import type { adminAppeals, adminCases, adminSanctions } from '#http/community/contract/admin-moderation.ts';
import type { adminTextRules } from '#http/community/contract/admin-text-rules.ts';
import { minute } from '#core/kernel/time.ts';
import { communityClient } from './parts/client.ts';

export type CaseRow = z.input<typeof adminCases.list.output>[number];
export type StaffCase = z.output<typeof adminCases.get.output>;
export type SanctionRow = z.input<typeof adminSanctions.list.output>[number];
export type StaffSanction = z.output<typeof adminSanctions.get.output>;
export type AppealRow = z.input<typeof adminAppeals.list.output>[number];
export type StaffAppeal = z.output<typeof adminAppeals.get.output>;
export type TextRuleRow = z.input<typeof adminTextRules.list.output>[number];
export type PostRow = z.input<typeof adminFeedPosts.list.output>[number];
export type StaffPost = z.output<typeof adminFeedPosts.get.output>;
export type CommentRow = z.input<typeof adminComments.list.output>[number];
export type StaffComment = z.output<typeof adminComments.get.output>;
export type RoomRow = z.input<typeof adminChatRooms.list.output>[number];
export type StaffRoom = z.output<typeof adminChatRooms.get.output>;
export type TextRule = z.output<typeof adminTextRules.get.output>;

/** Two people on one case: the second sees that it was taken or decided. */
const followed = { refetchInterval: minute / 2 };

export const useCase = (id: string) =>
  useQuery({
    queryKey: ['cases', 'one', id],
    queryFn: ({ signal }) => communityClient.adminCases.get({ params: { id } }, { signal }),
    ...followed,
  });

/** Asked for by a press alone: each look is written into the log. */
export const useCaseMessages = (id: string) =>
  useMutation({ mutationFn: () => communityClient.adminCases.messages({ params: { id } }) });

export const useSanction = (id: string) =>
  useQuery({
    queryKey: ['sanctions', 'one', id],
    queryFn: ({ signal }) => communityClient.adminSanctions.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useAppeal = (id: string) =>
  useQuery({
    queryKey: ['appeals', 'one', id],
    queryFn: ({ signal }) => communityClient.adminAppeals.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useFeedPost = (id: string) =>
  useQuery({
    queryKey: ['feed-posts', 'one', id],
    queryFn: ({ signal }) => communityClient.adminFeedPosts.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useComment = (id: string) =>
  useQuery({
    queryKey: ['comments', 'one', id],
    queryFn: ({ signal }) => communityClient.adminComments.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useRoom = (id: string) =>
  useQuery({
    queryKey: ['chat-rooms', 'one', id],
    queryFn: ({ signal }) => communityClient.adminChatRooms.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useTextRule = (id: string) =>
  useQuery({
    queryKey: ['text-rules', 'one', id],
    queryFn: ({ signal }) => communityClient.adminTextRules.get({ params: { id } }, { signal }),
    // A form stands on it.
    refetchOnWindowFocus: false,
  });

export const useTryText = () =>
  useMutation({ mutationFn: (text: string) => communityClient.adminTextRules.tryOut({ body: { text } }) });
