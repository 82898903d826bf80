import { z } from 'zod';
import { activityStatuses } from '#core/people/account/user.ts';
import { byId, contract, id, instant, page, pageQuery } from '../../engine/contract/endpoint.ts';
import { personCard } from '../../people/contract/person-card.ts';

/** A person in a list, with what a follow button beside the name needs; both false for visitors. */
export const listedPerson = z.object({
  person: personCard,
  following: z.boolean(),
  followsMe: z.boolean(),
});

const followLine = listedPerson.extend({ since: instant });
const listQuery = z.strictObject(pageQuery);
const listRefusals = ['user.not_found', 'user.not_public', 'input.cursor'] as const;

const mostPresences = 100;
const presenceIds = z
  .string()
  .max(mostPresences * 65)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(id).min(1).max(mostPresences));

export const follows = contract({
  presences: {
    method: 'GET',
    path: '/users/presence',
    summary: 'Who can be reached now, of up to 100 people; OFFLINE too where that is nobody’s business',
    access: 'member',
    query: z.strictObject({
      /** Separated by commas. */
      ids: presenceIds,
    }),
    output: z.object({
      items: z.array(z.object({ id: z.string(), activityStatus: z.enum(activityStatuses) })),
    }),
    refusals: [],
  },
  follow: {
    method: 'PUT',
    path: '/users/:id/follow',
    summary: 'Follow a person with an open profile; again changes nothing',
    access: 'member',
    params: byId,
    output: z.object({ following: z.literal(true) }),
    refusals: [
      'user.not_found',
      'user.not_public',
      'user.cannot_follow_self',
      'follow.limit',
      'social.action_limit',
      'social.new_account_limit',
    ],
    limit: 'write',
  },
  unfollow: {
    method: 'DELETE',
    path: '/users/:id/follow',
    summary: 'Stop following; again changes nothing',
    access: 'member',
    params: byId,
    output: z.object({ following: z.literal(false) }),
    refusals: ['user.not_found'],
    limit: 'write',
  },
  ringBell: {
    method: 'PUT',
    path: '/users/:id/bell',
    summary: 'Hear of each post of someone one follows',
    access: 'member',
    params: byId,
    output: z.object({ bell: z.literal(true) }),
    refusals: ['user.not_allowed'],
    limit: 'write',
  },
  silenceBell: {
    method: 'DELETE',
    path: '/users/:id/bell',
    summary: 'Hear of their posts no longer',
    access: 'member',
    params: byId,
    output: z.object({ bell: z.literal(false) }),
    refusals: [],
    limit: 'write',
  },
  followers: {
    method: 'GET',
    path: '/users/:id/followers',
    summary: 'Who follows a person, newest first, where the owner’s flag opens it',
    access: 'visitor',
    params: byId,
    query: listQuery,
    output: page(followLine),
    refusals: listRefusals,
  },
  following: {
    method: 'GET',
    path: '/users/:id/following',
    summary: 'Whom a person follows, newest first, where the owner’s flag opens it',
    access: 'visitor',
    params: byId,
    query: listQuery,
    output: page(followLine),
    refusals: listRefusals,
  },
  removeFollower: {
    method: 'DELETE',
    path: '/me/followers/:id',
    summary: 'Someone follows one no longer, and is not told',
    access: 'member',
    params: byId,
    output: z.object({ removed: z.literal(true) }),
    refusals: ['user.not_found'],
    limit: 'write',
  },
});
