import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { chatMessages } from '#http/community/contract/chat-messages.ts';
import type {
  chatMessage,
  chatRoom,
  chatRoomDetail,
  roomMember,
  roomPerson,
} from '#http/community/contract/chat-views.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { client } from '../client.ts';

export type ChatMessage = z.output<typeof chatMessage>;
export type ChatAttachment = ChatMessage['attachments'][number];
export type ChatRoom = z.output<typeof chatRoom>;
export type ChatRoomDetail = z.output<typeof chatRoomDetail>;
export type RoomMember = z.output<typeof roomMember>;
export type RoomPerson = z.output<typeof roomPerson>;
export type UnreadRooms = z.output<(typeof chatMessages)['unread']['output']>;

export const chatKeys = {
  all: ['chat'] as const,
  unread: ['chat', 'unread'] as const,
  rooms: (box: 'inbox' | 'requests') => ['chat', 'rooms', box] as const,
  presence: (ids: string) => ['chat', 'presence', ids] as const,
  search: (q: string, roomId?: string) => ['chat', 'search', q, roomId ?? ''] as const,
};

/** Rooms with something unread, and requests that wait: for the navigation and the tab's title. */
export const useChatUnread = (): UnreadRooms => {
  const user = useSignedInUser();
  const { data } = useQuery({
    queryKey: chatKeys.unread,
    queryFn: ({ signal }) => client.chatMessages.unread({}, { signal }),
    enabled: user?.status === 'ACTIVE',
    refetchInterval: 60_000,
  });
  return data ?? { rooms: 0, requests: 0 };
};

/** What another device, or this one, has just been told. */
export const showUnreadRooms = (queries: QueryClient, rooms: number): void => {
  queries.setQueryData<UnreadRooms>(chatKeys.unread, (known) => ({ requests: known?.requests ?? 0, rooms }));
};

/** The room with one person, made when there is none. */
export const useRoomWith = (userId: string) =>
  useMutation({ mutationFn: () => client.chatRooms.open({ body: { userId } }) });
