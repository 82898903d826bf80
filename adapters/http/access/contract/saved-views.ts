import { z } from 'zod';
import { savedViewLimits } from '#core/access/saved-view/saved-view.ts';
import { staffListNames } from '#core/access/saved-view/staff-lists.ts';
import { byId, contract, done, instant, name, seenVersion, word } from '../../engine/contract/endpoint.ts';
import { listFilter } from '../../engine/contract/list.ts';

const list = z.enum(staffListNames);
const query = z.strictObject({
  filter: listFilter,
  sort: z.strictObject({ field: word(64, 1), order: z.enum(['ASC', 'DESC']) }),
  columns: z.array(word(64, 1)).max(savedViewLimits.columns).nullable(),
});

const view = z.object({
  id: z.string(),
  list,
  name: z.string(),
  query: z.object({
    filter: z.record(z.string(), z.unknown()),
    sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
    columns: z.array(z.string()).nullable(),
  }),
  isShared: z.boolean(),
  /** Empty where nobody owns it any more. */
  ownerName: z.string(),
  isOwn: z.boolean(),
  version: z.int(),
  updatedAt: instant,
});

const viewName = name(savedViewLimits.name, 1);

export const savedViews = contract({
  list: {
    method: 'GET',
    path: '/admin/views',
    summary: 'One’s own views of a staff list and those that colleagues share',
    access: 'member',
    query: z.strictObject({ list }),
    output: z.object({ views: z.array(view) }),
    refusals: ['access.not_authorized'],
  },
  get: {
    method: 'GET',
    path: '/admin/views/:id',
    summary: 'The view that an address leads to',
    access: 'member',
    params: byId,
    output: view,
    refusals: ['saved_view.not_found'],
  },
  add: {
    method: 'POST',
    path: '/admin/views',
    summary: 'Keep a staff list as it stands, under a name',
    access: 'member',
    body: z.strictObject({ list, name: viewName, query, isShared: z.boolean() }),
    output: view,
    status: 201,
    refusals: ['access.not_authorized', 'saved_view.limit', 'input.too_large'],
    idempotent: true,
    limit: 'write',
  },
  change: {
    method: 'PUT',
    path: '/admin/views/:id',
    summary: 'Rename a view, share it, or let it show what the list shows now',
    access: 'member',
    params: byId,
    body: z.strictObject({
      version: seenVersion,
      name: viewName.optional(),
      query: query.optional(),
      isShared: z.boolean().optional(),
    }),
    output: view,
    refusals: ['saved_view.not_found', 'saved_view.not_own', 'version.stale', 'input.too_large'],
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/views/:id',
    summary: 'Take a view away',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['saved_view.not_found', 'saved_view.not_own'],
    limit: 'write',
  },
});
