import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';
import { type ChatRoomDetail, chatKeys, showUnreadRooms } from '../../app/data/chat.ts';
import { type RoomPages, roomsAfter, roomsWith, roomsWithout } from './live/room-list.ts';
import { roomShelf } from './live/room-shelf.ts';
import { type ChatSession, chatSessionOf } from './live/session.ts';
import { useChat } from './use-session.ts';

export type Box = 'inbox' | 'requests';

/** The first of one's rooms stay on the device, and stand there again where the server can't be reached. */
const roomsOrKept = async (userId: string, read: () => ReturnType<typeof client.chatRooms.list>) => {
  try {
    const page = await read();
    void roomShelf.keepList(userId, page.items);
    return page;
  } catch (error) {
    const items = isApiError(error) && error.status === 0 ? await roomShelf.list(userId) : undefined;
    if (items === undefined) throw error;
    return { items: [...items], nextCursor: null };
  }
};

export const useRooms = (box: Box) => {
  const { session } = useChat();
  return useInfiniteQuery({
    queryKey: chatKeys.rooms(box),
    ...cursorPages((place, options) => {
      const read = () => client.chatRooms.list({ query: { box, limit: 30, ...place } }, options);
      return box === 'inbox' && place.cursor === undefined ? roomsOrKept(session.userId, read) : read();
    }),
    refetchInterval: 60_000,
  });
};

/** Words in one room, or in the newest hundred. */
export const useMessageSearch = (q: string, roomId?: string) =>
  useInfiniteQuery({
    queryKey: chatKeys.search(q, roomId),
    ...cursorPages((place, options) =>
      client.chatMessages.search(
        { query: { q, limit: 20, ...(roomId === undefined ? {} : { roomId }), ...place } },
        options,
      ),
    ),
    enabled: q.trim() !== '',
    staleTime: 30_000,
  });

const mostPresences = 100;

/** Asked again each minute while the page is looked at; strangers and blocked people are offline. */
export const usePresences = (ids: readonly string[]) => {
  const asked = [...new Set(ids)].toSorted().slice(0, mostPresences).join(',');
  const { data } = useQuery({
    queryKey: chatKeys.presence(asked),
    queryFn: ({ signal }) => client.follows.presences({ query: { ids: asked } }, { signal }),
    enabled: asked !== '',
    refetchInterval: 60_000,
    staleTime: 30_000,
  });
  return useMemo(() => new Map(data?.items.map(({ id, activityStatus }) => [id, activityStatus])), [data]);
};

/** People by the words of their names. */
export const usePeople = (q: string) =>
  useQuery({
    queryKey: ['people', 'mentions', q],
    queryFn: ({ signal }) => client.suggestions.mentionable({ query: { q } }, { signal }),
    enabled: q.trim() !== '',
    staleTime: 30_000,
  });

export const useReaders = (messageId: string | null) =>
  useQuery({
    queryKey: ['chat', 'readers', messageId],
    queryFn: ({ signal }) => client.chatMessages.readers({ params: { id: messageId ?? '' } }, { signal }),
    enabled: messageId !== null,
  });

const lists = (queries: QueryClient) => ({
  change(box: Box, change: (list: RoomPages) => RoomPages | undefined) {
    const known = queries.getQueryData<RoomPages>(chatKeys.rooms(box));
    if (known === undefined) return;
    const next = change(known);
    if (next === undefined) void queries.invalidateQueries({ queryKey: chatKeys.rooms(box) });
    else if (next !== known) queries.setQueryData(chatKeys.rooms(box), next);
  },
  askAgain: () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['chat', 'rooms'] }),
      queries.invalidateQueries({ queryKey: chatKeys.unread }),
    ]),
});

/** The chat of the person who is signed in, with the lists on the screen following what is heard. */
export const useChatSessionOf = (userId: string, openRoomId: string | null): ChatSession => {
  const queries = useQueryClient();
  const session = chatSessionOf(userId);

  useEffect(() => {
    const { change } = lists(queries);
    session.onReadByHand((rooms) => showUnreadRooms(queries, rooms));
    return session.onNews((news) => {
      const seenRoomId = document.visibilityState === 'visible' ? openRoomId : null;
      change('inbox', (list) => roomsAfter(list, news, { userId, openRoomId: seenRoomId }));
    });
  }, [openRoomId, queries, session, userId]);

  // After a night asleep, a lost network, and once a minute in any case.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      session.lookAgain();
    };
    const wake = () => {
      look();
      if (document.visibilityState === 'visible') void lists(queries).askAgain();
    };
    const timer = setInterval(look, 60_000);
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    addEventListener('pagehide', session.readMarks.flush);
    return () => {
      clearInterval(timer);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pagehide', session.readMarks.flush);
    };
  }, [queries, session]);

  return session;
};

/** What one does with a room; each answers with the room as it is now, and the list shows it. */
export const useRoomSteps = (session: ChatSession) => {
  const queries = useQueryClient();
  const { change, askAgain } = lists(queries);
  const show = (room: ChatRoomDetail): ChatRoomDetail => {
    session.rooms.find(room.id)?.setRoom(room);
    if (room.state === 'INBOX') change('inbox', (list) => roomsWith(list, room));
    return room;
  };
  const gone = (id: string) => {
    for (const box of ['inbox', 'requests'] as const) change(box, (list) => roomsWithout(list, id));
    void askAgain();
  };
  const answer = async (id: string) => {
    const room = show(await client.chatRooms.accept({ params: { id } }));
    change('requests', (list) => roomsWithout(list, id));
    void askAgain();
    return room;
  };
  return {
    write: (userId: string) => client.chatRooms.open({ body: { userId } }).then(show),
    found: (name: string, userIds: readonly string[]) =>
      client.chatRooms.open({ body: { name, userIds: [...userIds] } }).then(show),
    accept: answer,
    decline: async (id: string) => {
      await client.chatRooms.decline({ params: { id } });
      gone(id);
    },
    change: (id: string, body: Readonly<{ name?: string; photoId?: string | null }>) =>
      client.chatRooms.change({ params: { id }, body }).then(show),
    close: async (id: string) => {
      await client.chatRooms.close({ params: { id } });
      gone(id);
    },
    leave: async (id: string) => {
      await client.chatRooms.leave({ params: { id } });
      gone(id);
    },
    clear: async (id: string) => {
      await client.chatRooms.clear({ params: { id } });
      session.rooms.drop(id);
      gone(id);
    },
    mute: (id: string, hours: 0 | 1 | 8 | 24 | 168 | null) =>
      client.chatRooms.mute({ params: { id }, body: { hours } }).then(show),
    handOver: (id: string, userId: string) =>
      client.chatRooms.handOver({ params: { id }, body: { userId } }).then(show),
    addMembers: (id: string, userIds: readonly string[]) =>
      client.chatRooms.addMembers({ params: { id }, body: { userIds: [...userIds] } }).then(show),
    removeMember: (id: string, userId: string) =>
      client.chatRooms.removeMember({ params: { id, userId } }).then(show),
    keepOnTop: (id: string, isPinned: boolean) =>
      (isPinned ? client.chatRooms.pin : client.chatRooms.unpin)({ params: { id } }).then(show),
    block: async (userId: string, roomId: string) => {
      await client.relations.block({ params: { id: userId } });
      void session.rooms.find(roomId)?.open();
      void askAgain();
    },
    unblock: async (userId: string, roomId: string) => {
      await client.relations.unblock({ params: { id: userId } });
      void session.rooms.find(roomId)?.open();
      void askAgain();
    },
  };
};
export type RoomSteps = ReturnType<typeof useRoomSteps>;

/** What one does with a message; the room shows the answer. */
export const messageSteps = ({ rooms }: Pick<ChatSession, 'rooms'>) => {
  const show = (message: Awaited<ReturnType<typeof client.chatMessages.edit>>) =>
    rooms.find(message.roomId)?.accept(message);
  const showRoom = (room: ChatRoomDetail) => rooms.find(room.id)?.setRoom(room);
  return {
    edit: (id: string, body: string) =>
      client.chatMessages.edit({ params: { id }, body: { body } }).then(show),
    remove: (id: string) => client.chatMessages.remove({ params: { id } }).then(show),
    react: (id: string, emoji: string) => client.chatMessages.react({ params: { id, emoji } }).then(show),
    unreact: (id: string, emoji: string) => client.chatMessages.unreact({ params: { id, emoji } }).then(show),
    pin: (id: string) => client.chatMessages.pin({ params: { id } }).then(showRoom),
    unpin: (id: string) => client.chatMessages.unpin({ params: { id } }).then(showRoom),
  };
};
export type MessageSteps = ReturnType<typeof messageSteps>;
