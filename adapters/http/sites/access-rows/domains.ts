import {
  members,
  reason,
  signedIn,
  staff,
  type AccessRows,
  type Answers,
} from '../../testing/access-rows.ts';

/** A name is public: that it is another's is no secret. */
const owners = (status: number): Answers => [401, 403, status, 403, 403, 403, 403, 403];
const params = { id: 'a-domain' };
const ofHost = { id: 'a-domain', hostId: 'a-host' };
const look = {
  tagline: { vi: 'Tập đều mỗi ngày', en: '' },
  blocks: [{ kind: 'about', isOn: true }],
  links: [{ label: 'Kênh của tôi', url: 'https://kenh.vn/toi' }],
  palette: 'ocean',
  analyticsId: '',
  facebookAppId: '',
};

export const domainsRows: AccessRows = {
  'GET /me/domain': [signedIn(200)],
  'GET /domains/availability': [members(200), { query: 'name=minh-anh' }],
  // The coach alone has the coins and no name yet.
  'POST /domains': [[401, 403, 409, 422, 201, 422, 422, 422], { body: { name: 'minh-anh' } }],
  'GET /domains/:id': [owners(200), { params }],
  'PATCH /domains/:id': [owners(200), { params, body: { name: 'ten-moi', version: 1 } }],
  'POST /domains/:id/renew': [owners(422), { params }],
  'DELETE /domains/:id': [owners(200), { params, query: 'name=trang-cua-toi' }],
  'POST /domains/:id/restore': [owners(409), { params }],
  'GET /domains/:id/hosts': [owners(200), { params }],
  'POST /domains/:id/hosts': [owners(201), { params, body: { host: 'www.minhanh.vn' } }],
  'DELETE /domains/:id/hosts/:hostId': [owners(200), { params: ofHost }],
  'POST /domains/:id/hosts/:hostId/check': [owners(200), { params: ofHost }],
  'POST /domains/:id/hosts/:hostId/primary': [owners(200), { params: ofHost }],
  'GET /domains/:id/site': [owners(200), { params }],
  'PUT /domains/:id/site': [owners(200), { params, body: look }],
  'GET /domains/:id/visits': [owners(200), { params }],
  'GET /domains/:id/poster': [owners(200), { params }],
  'GET /admin/domains': [staff(200)],
  'GET /admin/domains/:id': [staff(200), { params }],
  'POST /admin/domains': [staff(201), { body: { userId: 'other', name: 'ho-tro-vn', reason } }],
  'POST /admin/domains/:id/suspend': [staff(200), { params, body: { reason } }],
  'POST /admin/domains/:id/lift': [staff(200), { params, body: { reason } }],
  'POST /admin/domains/:id/release': [staff(200), { params, body: { reason } }],
  'GET /admin/domain-hosts': [staff(200)],
};
