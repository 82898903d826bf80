import { coachOnly, member, type AccessRows } from '../../testing/access-rows.ts';

export const attentionRows: AccessRows = {
  'GET /me/attention': [coachOnly(200)],
  'PUT /me/members/:id/signals': [
    coachOnly(200),
    { params: member, body: { kind: 'PLATEAU', subject: 'weight', isMuted: true } },
  ],
};
