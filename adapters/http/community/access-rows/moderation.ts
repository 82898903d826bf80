import { members, open, reason, staff, type AccessRows, type Answers } from '../../testing/access-rows.ts';

/** Cases, sanctions and appeals that are not there: staff are told so, nobody else gets as far. */
const none: Answers = [401, 403, 403, 403, 403, 403, 404, 404];
const missing = { params: { id: 'missing' } };
const decided = { ...missing, body: { reason } };
const rule = { kind: 'WORD', pattern: 'hàng giả', action: 'FLAG' };

export const moderationRows: AccessRows = {
  'POST /reports': [
    [401, 403, 422, 201, 201, 201, 201, 201],
    { body: { targetKind: 'USER', targetId: 'owner', reason: 'SPAM' } },
  ],
  'GET /me/sanctions': [members(200)],
  'POST /sanctions/:id/appeal': [
    [401, 403, 404, 404, 404, 404, 404, 404],
    { ...missing, body: { text: 'Không đúng.' } },
  ],
  'POST /appeals/read': [open(422), { body: { token: 'x' } }],
  'GET /admin/cases': [staff(200)],
  'GET /admin/cases/:id': [none, missing],
  'GET /admin/cases/:id/messages': [none, missing],
  'POST /admin/cases/:id/take': [none, { ...missing, body: { version: 1 } }],
  'POST /admin/cases/:id/decide': [none, { ...missing, body: { version: 1, decision: 'DISMISS', reason } }],
  'GET /admin/sanctions': [staff(200)],
  'GET /admin/sanctions/:id': [none, missing],
  'POST /admin/sanctions/:id/lift': [none, decided],
  'GET /admin/appeals': [staff(200)],
  'GET /admin/appeals/:id': [none, missing],
  'POST /admin/appeals/:id/accept': [none, decided],
  'POST /admin/appeals/:id/refuse': [none, decided],
  'GET /admin/text-rules': [staff(200)],
  'GET /admin/text-rules/:id': [none, missing],
  'POST /admin/text-rules': [staff(201), { body: rule }],
  'PUT /admin/text-rules/:id': [none, { ...missing, body: rule }],
  'DELETE /admin/text-rules/:id': [none, missing],
  'POST /admin/text-rules/try': [staff(200), { body: { text: 'Một câu.' } }],
};
