import { liveLine } from '../../../app/live-line.ts';
import { chatWaiting } from '../../../app/kept-chat/chat-waiting.ts';
import { draftsOf } from '../composer/draft.ts';
import { roomServer, sendMessage } from './data.ts';
import { type ChatNews, chatNewsIn } from './frames.ts';
import { createOutbox } from './outbox.ts';
import type { WaitingFile } from './outbox-entry.ts';
import { outboxStore } from './outbox-store.ts';
import { createReadMarks } from './read-marks.ts';
import { roomShelf } from './room-shelf.ts';
import { createRoomStores } from './room-store.ts';
import { forgetFile, sendFile } from './send-file.ts';
import { createTypingSignal } from './typing-signal.ts';

/** Without locks each tab is alone; the server knows the message by its name in any case. */
const alone = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, work);
  return undefined;
};

const channelOf = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('fitboard-chat-outbox');

/** What is kept of a room that is not open must not show words that were changed or taken back. */
const isOutdating = (news: ChatNews): boolean =>
  news.kind === 'deletion' || news.kind === 'gone' || (news.kind === 'message' && !news.isNew);

/** Where a reader was in a room: at its end, or so far below the upper edge of what is in view this message began. */
export type ReadingPlace = 'end' | Readonly<{ seq: number; top: number }>;

/** Where one writes in a room: all that is not sent there, and the files of what was taken back. */
type TakeBack = (draft: string, files: readonly WaitingFile[]) => void;

/** Everything of chat that outlives a page: what was read, what waits to be sent, what was heard. */
const createSession = (userId: string) => {
  const rooms = createRoomStores(roomServer, { shelf: roomShelf, userId });
  const channel = channelOf();
  const listeners = new Set<(news: ChatNews) => void>();
  const composers = new Map<string, TakeBack>();
  const drafts = draftsOf(userId);
  const places = new Map<string, ReadingPlace>();
  let readByHand: (unreadRooms: number) => void = () => undefined;

  const outbox = createOutbox({
    userId,
    store: outboxStore,
    send: sendMessage,
    upload: sendFile,
    discardUpload: forgetFile,
    alone,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    announce: () => channel?.postMessage('changed'),
    onSent(message) {
      rooms.find(message.roomId)?.accept(message);
      const news: ChatNews = { kind: 'message', roomId: message.roomId, message, isNew: true };
      for (const listener of listeners) listener(news);
    },
  });
  channel?.addEventListener('message', () => void outbox.reload());
  const stopMarking = outbox.subscribe(() => chatWaiting.set(outbox.current().messages.length > 0));

  const readMarks = createReadMarks(async (roomId, seq) => {
    // Its answer comes as a frame.
    if (liveLine.say('CHAT_MESSAGE_MARK_AS_READ', { roomId, seq })) return false;
    const { unreadRooms } = await roomServer.read(roomId, seq);
    readByHand(unreadRooms);
    return true;
  });
  const typing = createTypingSignal((roomId) => liveLine.say('CHAT_ROOM_TYPING', { roomId }));

  const lookAgain = () => {
    void outbox.runAll();
    readMarks.reportAgain();
    for (const room of rooms.all()) if (room.current().view !== undefined) void room.catchUp();
  };
  const stopHearing = liveLine.hear({
    onFrame(frame) {
      const news = chatNewsIn(frame);
      if (news === undefined) return;
      if (news.kind === 'read' && news.userId === userId) readMarks.heard(news.roomId, news.seq);
      rooms.find(news.roomId)?.hear(news);
      if (isOutdating(news) && (news.kind === 'gone' || rooms.find(news.roomId) === undefined))
        void roomShelf.dropRoom(userId, news.roomId);
      for (const listener of listeners) listener(news);
    },
    onBack: lookAgain,
  });

  return {
    userId,
    rooms,
    outbox,
    readMarks,
    typing,
    drafts,
    /** By the entry of the history in which the room was looked at. */
    places,
    lookAgain,
    /** Shown as read here at once; the server, and with it other devices, hear of it in a moment. */
    markRead(roomId: string, seq: number) {
      const { room } = rooms.of(roomId).current();
      if (room === undefined || seq <= room.readSeq) return;
      rooms.of(roomId).markRead(seq);
      readMarks.mark(roomId, seq);
      for (const listener of listeners) listener({ kind: 'read', roomId, userId, seq, unreadRooms: null });
    },
    onNews(listener: (news: ChatNews) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Its words go back to where they were written, before what was written since. */
    async takeBack(clientId: string) {
      const message = await outbox.takeBack(clientId);
      if (message === undefined) return;
      const { roomId, body, files } = message;
      const draft = [body, drafts.read(roomId)].filter((part) => part.trim() !== '').join('\n');
      drafts.write(roomId, draft);
      composers.get(roomId)?.(draft, files);
    },
    onTakenBack(roomId: string, take: TakeBack) {
      composers.set(roomId, take);
      return () => {
        if (composers.get(roomId) === take) composers.delete(roomId);
      };
    },
    onReadByHand(listener: (unreadRooms: number) => void) {
      readByHand = listener;
    },
    close() {
      stopHearing();
      stopMarking();
      outbox.close();
      rooms.forget();
      channel?.close();
    },
  };
};
export type ChatSession = ReturnType<typeof createSession>;

let current: ChatSession | undefined;

/** One for each person who is signed in; another person's is closed. */
export const chatSessionOf = (userId: string): ChatSession => {
  if (current?.userId === userId) return current;
  current?.close();
  current = createSession(userId);
  chatWaiting.setUsed(true);
  void current.outbox.runAll();
  return current;
};

/** How many messages of this person have not left the device. */
export const countWaiting = async (userId: string): Promise<number> =>
  (await outboxStore.ofUser(userId)).length;

/** What others wrote goes; what waits to be sent stays. */
export const forgetRooms = async (): Promise<void> => {
  current?.close();
  current = undefined;
  await roomShelf.clear();
};

/** Nothing anybody wrote stays on the device. */
export const wipeChat = async (): Promise<void> => {
  current?.close();
  if (current !== undefined) draftsOf(current.userId).clear();
  current = undefined;
  await Promise.all([outboxStore.clear(), roomShelf.clear()]);
  chatWaiting.set(false);
  chatWaiting.setUsed(false);
};
