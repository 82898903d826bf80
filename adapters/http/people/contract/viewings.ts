import { z } from 'zod';
import { viewingReason } from '#core/people/viewing/viewing-session.ts';
import { byId, contract, done, id, instant, page, pageQuery, prose } from '../../engine/contract/endpoint.ts';

export const viewings = contract({
  current: {
    method: 'GET',
    path: '/me/viewing',
    summary:
      'What staff who see the site as a member are shown above every screen; not there for anybody else',
    access: 'member',
    output: z.object({
      id,
      memberId: z.string(),
      memberName: z.string(),
      staffName: z.string(),
      startedAt: instant,
      endsAt: instant,
    }),
    refusals: ['viewing.not_found'],
  },
  list: {
    method: 'GET',
    path: '/me/viewings',
    summary: 'When staff saw the site as oneself, who it was and why, newest first',
    access: 'member',
    query: z.strictObject(pageQuery),
    output: page(
      z.object({
        id,
        staffName: z.string(),
        reason: z.string(),
        startedAt: instant,
        endsAt: instant,
        endedAt: instant.nullable(),
      }),
    ),
    refusals: ['input.cursor'],
  },
  end: {
    method: 'POST',
    path: '/viewings/:id/end',
    summary: 'Leave a view of one’s own before its time is over',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['viewing.not_found'],
  },
});

export const adminViewings = contract({
  start: {
    method: 'POST',
    path: '/admin/viewings',
    summary:
      'See the site as a member for half an hour, without changing anything; the member reads the reason',
    access: ['user.view_as'],
    status: 201,
    body: z.strictObject({ memberId: id, reason: prose(viewingReason.max, viewingReason.leastLetters) }),
    output: z.object({ id, memberId: z.string(), endsAt: instant }),
    refusals: ['user.not_found', 'viewing.own_account', 'viewing.staff_account', 'viewing.account_closed'],
    limit: 'send',
  },
});
