import type { InfiniteData } from '@tanstack/react-query';
import type { z } from 'zod';
import type { notifications } from '#contract/notifications.ts';

export type NoticePage = z.output<(typeof notifications)['list']['output']>;
export type Notice = NoticePage['items'][number];
export type NoticeList = InfiniteData<NoticePage, string | null>;

/** Under `notifications`, like the count of unread ones: one hint refreshes both. */
export const noticesKey = ['notifications', 'list'] as const;

export const newestId = (list: NoticeList | undefined) => list?.pages[0]?.items[0]?.id;
