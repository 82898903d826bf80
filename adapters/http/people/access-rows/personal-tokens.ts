import { password } from '../../testing/filled-server.ts';
import { members, own, type AccessRows } from '../../testing/access-rows.ts';

export const personalTokenRows: AccessRows = {
  'GET /me/personal-tokens': [members(200)],
  'POST /me/personal-tokens': [
    members(201),
    { body: { name: 'Trợ lý', scopes: ['weeks.read'], days: 30, password } },
  ],
  'DELETE /me/personal-tokens/:id': [own(200), { params: { id: 'a-token' } }],
  'GET /me/personal-tokens/:id/log': [own(200), { params: { id: 'a-token' } }],
};
