import { thumbprintOf } from '#core/platform/credential/addresses.ts';
import { ownersCertificate, storedTestKeys } from '#fixtures/platform/signed-certificate.ts';
import { members, open, own, staff, type AccessRows } from '../../testing/access-rows.ts';

const [certificate] = ownersCertificate.signedCredentials;
const publicId = certificate?.publicId ?? '';
const params = { publicId };

export const certificatesRows: AccessRows = {
  'GET /me/certificates': [members(200)],
  'GET /certificates/:publicId': [open(200), { params }],
  'GET /certificates/:publicId/pdf': [open(200), { params }],
  'POST /certificates/check': [open(200), { body: { jwt: certificate?.jwts?.EdDSA ?? '' } }],
  'PATCH /certificates/:publicId': [own(200), { params, body: { onProfile: true, version: 1 } }],
  'POST /certificates/:publicId/reissue': [own(201), { params }],
  'GET /credentials/issuer': [open(200)],
  'GET /credentials/keys/:thumbprint': [
    open(200),
    { params: { thumbprint: thumbprintOf(storedTestKeys[0]?.kid ?? '') } },
  ],
  'GET /credentials/status/:list': [open(200), { params: { list: '1' } }],
  'GET /credentials/:publicId': [open(200), { params }],
  'GET /achievements/:id': [open(200), { params: { id: 'ch1-3' } }],
  'GET /admin/certificates': [staff(200)],
  'GET /admin/certificates/:id': [staff(200), { params: { id: 'a-certificate' } }],
  'POST /admin/certificates/:id/revoke': [
    staff(200),
    { params: { id: 'a-certificate' }, body: { reason: 'MISTAKE' } },
  ],
  'POST /admin/certificates/:id/reissue': [staff(201), { params: { id: 'a-certificate' } }],
};
