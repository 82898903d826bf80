import { password } from '../../testing/filled-server.ts';
import { members, own, type AccessRows } from '../../testing/access-rows.ts';

export const secondFactorRows: AccessRows = {
  'GET /me/second-factor': [members(200)],
  'POST /me/second-factor': [members(201), { body: { password } }],
  'POST /me/second-factor/confirm': [members(422), { body: { code: '000000' } }],
  'POST /me/second-factor/recovery-codes': [members(409), { body: { password, code: '000000' } }],
  'POST /me/second-factor/turn-off': [members(409), { body: { password, code: '000000' } }],
  'POST /me/proof': [members(200), { body: { password } }],
  'DELETE /me/trusted-devices/:id': [own(200), { params: { id: 'a-device' } }],
};
