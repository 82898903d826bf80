import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { MessageType, ReceivedFrame, Refreshed } from '#http/live/contract/realtime.ts';
import { chatKeys } from '../data/chat.ts';
import { coachDeskKeys } from '../data/coach-desk.ts';
import { rewardsKey } from '../data/rewards.ts';
import { noticesKeys } from '../data/notices.ts';
import { reloadAccount } from '../data/own-account.ts';
import { paymentKeys } from '../data/payments.ts';
import { orderKeys } from '../data/products.ts';
import { reviewKeys } from '../data/reviews.ts';
import { sanctionsKey } from '../data/sanctions.ts';

/** What of the screen a frame makes old. `account` is who one is: type, level, presence. */
export type Topic =
  | 'unread-rooms'
  | 'notices'
  | 'account'
  | 'own'
  | 'reviews'
  | 'feed'
  | 'chat'
  | 'files'
  | 'sanctions';

const refreshes: Readonly<Record<Refreshed, readonly Topic[]>> = {
  me: ['account', 'own'],
  review: ['reviews'],
  notices: ['notices'],
  feed: ['feed'],
  chat: ['chat'],
  files: ['files'],
  sanctions: ['account', 'sanctions'],
};

/** Frames after which another number of rooms may be unread; the pages of the chat follow the frames themselves. */
const countsRooms: readonly MessageType[] = [
  'CHAT_MESSAGE_ADD',
  'CHAT_MESSAGE_DELETE',
  'CHAT_ROOM_ADD',
  'CHAT_ROOM_UPDATE',
  'CHAT_ROOM_DELETE',
];

/** How many rooms are unread now, where a reading on one of one's own devices says so. */
export const unreadRoomsIn = (frame: ReceivedFrame, userId: string): number | undefined => {
  if (frame.type !== 'CHAT_MESSAGE_MARK_AS_READ' || frame.payload.userId !== userId) return undefined;
  return frame.payload.unreadRooms;
};

export const topicsOf = (frame: ReceivedFrame): readonly Topic[] => {
  const { type, payload } = frame;
  if (type !== 'SYSTEM' && type !== 'NOTIFICATION') return countsRooms.includes(type) ? ['unread-rooms'] : [];
  if (type === 'NOTIFICATION')
    // Payments and claims that moved are told of by a notice alone.
    return 'action' in payload && payload.action === 'created' ? ['notices', 'own'] : ['notices'];
  if (!('action' in payload)) return [];
  if (payload.action === 'presence') return ['account'];
  if (payload.action !== 'refresh') return [];
  return refreshes[payload.what];
};

const keysOf: Readonly<Record<Topic, readonly QueryKey[]>> = {
  notices: [noticesKeys.all],
  account: [],
  own: [
    ['me'],
    rewardsKey,
    ['partner-rewards'],
    paymentKeys.all,
    orderKeys.all,
    ['coach-request'],
    ['specialization-requests'],
    coachDeskKeys.earnings,
  ],
  reviews: [reviewKeys.all, coachDeskKeys.earnings],
  feed: [['feed']],
  'unread-rooms': [chatKeys.unread],
  chat: [chatKeys.all],
  files: [['media']],
  sanctions: [sanctionsKey],
};

/** A table of switches is only ever moved by hand: asked again meanwhile, a switch would jump back. */
const isSwitches = (queryKey: QueryKey) => queryKey[0] === 'me' && queryKey[1] === 'notification-settings';

export const refreshTopics = async (queries: QueryClient, topics: ReadonlySet<Topic>): Promise<void> => {
  await Promise.all([
    ...(topics.has('account') ? [reloadAccount()] : []),
    ...[...topics].flatMap((topic) =>
      keysOf[topic].map((queryKey) =>
        queries.invalidateQueries({ queryKey, predicate: (query) => !isSwitches(query.queryKey) }),
      ),
    ),
  ]);
};

const together = 150;

/** One step of one person makes several frames at once; what they speak of is asked once. */
export const gatherTopics = (refresh: (topics: ReadonlySet<Topic>) => void) => {
  let topics = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(more: readonly Topic[]) {
      for (const topic of more) topics.add(topic);
      if (topics.size === 0) return;
      timer ??= setTimeout(() => {
        const gathered = topics;
        topics = new Set();
        timer = undefined;
        refresh(gathered);
      }, together);
    },
    stop: () => clearTimeout(timer),
  };
};
