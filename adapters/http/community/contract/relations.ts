import { z } from 'zod';
import { muteDays } from '#core/community/follow/relation.ts';
import { byId, contract, instant, page, pageQuery } from '../../engine/contract/endpoint.ts';
import { personCard } from '../../people/contract/person-card.ts';

const listQuery = z.strictObject(pageQuery);
const relationLine = z.object({
  person: personCard,
  /** When a mute ends by itself; null for good. */
  until: instant.nullable(),
  createdAt: instant,
});

export const relations = contract({
  block: {
    method: 'PUT',
    path: '/users/:id/block',
    summary: 'Neither exists for the other from now on; both follows end, reviews go on',
    access: 'member',
    params: byId,
    output: z.object({ blocked: z.literal(true) }),
    refusals: ['user.not_found', 'user.not_allowed'],
    limit: 'write',
  },
  unblock: {
    method: 'DELETE',
    path: '/users/:id/block',
    summary: 'Lift a block; follows do not come back',
    access: 'member',
    params: byId,
    output: z.object({ blocked: z.literal(false) }),
    refusals: [],
    limit: 'write',
  },
  mute: {
    method: 'PUT',
    path: '/users/:id/mute',
    summary: 'Neither see nor hear a person, for 1, 7 or 30 days or for good; they do not notice',
    access: 'member',
    params: byId,
    body: z.strictObject({
      /** Null: for good. */
      days: z.literal(muteDays).nullable(),
    }),
    output: z.object({ muted: z.literal(true), until: instant.nullable() }),
    refusals: ['user.not_found', 'user.not_allowed'],
    limit: 'write',
  },
  unmute: {
    method: 'DELETE',
    path: '/users/:id/mute',
    summary: 'See and hear them again',
    access: 'member',
    params: byId,
    output: z.object({ muted: z.literal(false) }),
    refusals: [],
    limit: 'write',
  },
  blocks: {
    method: 'GET',
    path: '/me/blocks',
    summary: 'Whom one has blocked, newest first',
    access: 'member',
    query: listQuery,
    output: page(relationLine),
    refusals: ['input.cursor'],
  },
  mutes: {
    method: 'GET',
    path: '/me/mutes',
    summary: 'Whom one mutes for now, newest first',
    access: 'member',
    query: listQuery,
    output: page(relationLine),
    refusals: ['input.cursor'],
  },
});
