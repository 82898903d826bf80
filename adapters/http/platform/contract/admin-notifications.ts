import { z } from 'zod';
import { byId, contract, instant } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';

const notification = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  type: z.string(),
  topic: z.string().nullable(),
  category: z.string(),
  /** In the language of the person who reads the list. */
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  count: z.int(),
  read: z.boolean(),
  readAt: instant.nullable(),
  createdAt: instant,
});

export const adminNotifications = contract({
  list: {
    method: 'GET',
    path: '/admin/notifications',
    summary: 'What members were told in their lists',
    access: ['mail.view'],
    query: listQuery,
    output: z.array(notification),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/notifications/:id',
    summary: 'One notice',
    access: ['mail.view'],
    params: byId,
    output: notification,
    refusals: ['notification.not_found'],
  },
});
