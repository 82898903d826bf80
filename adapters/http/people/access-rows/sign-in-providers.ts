import { members, open, own, type AccessRows } from '../../testing/access-rows.ts';

const google = { provider: 'GOOGLE' };

export const signInProviderRows: AccessRows = {
  'POST /auth/providers/:provider': [open(422), { params: google, body: {} }],
  'POST /auth/providers/:provider/answer': [open(422), { params: google, body: { state: 'x' } }],
  'GET /auth/providers/claim': [open(404)],
  'POST /auth/providers/claim/account': [open(404), { body: { fullname: 'Trần Văn An', consent: true } }],
  'GET /me/providers': [members(200)],
  'POST /me/providers/:provider': [members(422), { params: { provider: 'FACEBOOK' }, body: {} }],
  'POST /me/provider-claim': [members(404)],
  'DELETE /me/providers/:provider': [own(200), { params: google }],
  'POST /me/proof/provider/:provider': [members(422), { params: google, body: {} }],
};
