import type { InfiniteData } from '@tanstack/react-query';
import type { z } from 'zod';
import type { notifications } from '#http/platform/contract/notifications.ts';
import type { NotificationCategory } from '#core/platform/notification/categories.ts';
import { client } from '../client.ts';

export type NoticePage = z.output<(typeof notifications)['list']['output']>;
export type Notice = NoticePage['items'][number];
export type NoticeList = InfiniteData<NoticePage, string | null>;

/** Under one name, like the count of unread ones: one hint refreshes them all. */
export const noticesKeys = {
  all: ['notifications'] as const,
  lists: ['notifications', 'list'] as const,
  list: (category?: NotificationCategory) => ['notifications', 'list', category ?? ''] as const,
  unread: ['notifications', 'unread-count'] as const,
};

export const readNotice = async (id: string): Promise<void> => {
  await client.notifications.read({ params: { id } });
};

export const newestId = (list: NoticeList | undefined) => list?.pages[0]?.items[0]?.id;

const channel =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('fitboard-notices');

/** What was read or deleted here is so on the other tabs of this browser at once. */
export const otherTabs = {
  announce() {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel?.postMessage('changed');
  },
  hear(changed: () => void) {
    channel?.addEventListener('message', changed);
    return () => channel?.removeEventListener('message', changed);
  },
};
