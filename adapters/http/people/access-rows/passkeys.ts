import { members, open, own, type AccessRows } from '../../testing/access-rows.ts';

const signed = {
  id: 'a-credential',
  clientData: 'e30',
  authenticatorData: 'AA',
  signature: 'AA',
  userHandle: null,
};
const made = { id: 'a-credential', clientData: 'e30', attestation: 'AA', transports: ['internal'] };

export const passkeyRows: AccessRows = {
  'GET /me/passkeys': [members(200)],
  'POST /me/passkeys/challenge': [members(200)],
  'POST /me/passkeys': [members(422), { body: { name: 'Máy của tôi', made } }],
  'PUT /me/passkeys/:id': [own(200), { params: { id: 'a-passkey' }, body: { name: 'Máy của tôi' } }],
  'DELETE /me/passkeys/:id': [own(200), { params: { id: 'a-passkey' } }],
  'POST /me/proof/passkey/challenge': [own(200)],
  'POST /me/proof/passkey': [members(422), { body: signed }],
  'POST /auth/passkey/challenge': [open(200)],
  'POST /auth/passkey': [open(422), { body: { signed } }],
};
