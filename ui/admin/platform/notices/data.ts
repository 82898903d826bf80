import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminAnnouncements } from '#http/platform/contract/admin-announcements.ts';
import type { adminNotifications } from '#http/platform/contract/admin-notifications.ts';
import { noticesClient } from './client.ts';

export type AnnouncementRow = z.input<typeof adminAnnouncements.list.output>[number];
export type StaffAnnouncement = z.output<typeof adminAnnouncements.get.output>;
export type Audience = StaffAnnouncement['audience'];
export type NotificationRow = z.input<typeof adminNotifications.list.output>[number];

/** Something still moves: mails are being written, or wait in the outbox. */
const isUnderWay = ({ status, waiting }: StaffAnnouncement) => status === 'SENDING' || waiting > 0;

export const useAnnouncement = (id: string) =>
  useQuery({
    queryKey: ['emails', 'one', id],
    queryFn: ({ signal }) => noticesClient.adminAnnouncements.get({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? 3000 : false),
  });

export const useNotification = (id: string) =>
  useQuery({
    queryKey: ['notifications', 'one', id],
    queryFn: ({ signal }) => noticesClient.adminNotifications.get({ params: { id } }, { signal }),
  });
