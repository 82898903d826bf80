import { members, open, own, staff, type AccessRows } from '../../testing/access-rows.ts';

const answer = { params: { id: 'an-answer' } };
const conversation = { params: { id: 'a-conversation' } };
const line = {
  audience: 'EMERGENCY',
  number: '115',
  name: { vi: 'Cấp cứu', en: 'Ambulance' },
  isOfTheState: true,
};

export const aiRows: AccessRows = {
  'POST /ai/reviews': [own(201), { body: { indicatorId: 'week-47' } }],
  'GET /ai/reviews': [members(200)],
  'POST /ai/messages': [
    [401, 403, 200, 200, 200, 200, 200, 200],
    { body: { text: 'Mình không muốn sống nữa' } },
  ],
  'GET /ai/messages': [own(200), { query: 'conversationId=a-conversation' }],
  'GET /ai/answers/:id': [own(200), answer],
  'GET /ai/answers/:id/events': [own(200), answer],
  'POST /ai/answers/:id/stop': [own(200), answer],
  'POST /ai/answers/:id/retry': [own(409), answer],
  'PUT /ai/answers/:id/rating': [own(200), { ...answer, body: { thumb: 'UP' } }],
  'GET /ai/conversations': [members(200)],
  'DELETE /ai/conversations': [members(200)],
  'GET /ai/conversations/:id': [own(200), conversation],
  'PATCH /ai/conversations/:id': [own(200), { ...conversation, body: { title: 'Giảm mỡ' } }],
  'DELETE /ai/conversations/:id': [own(200), conversation],
  'GET /ai/quote': [members(200)],
  'GET /ai/sent-data': [members(200)],
  'GET /ai/sample': [open(200)],
  'GET /me/ai-settings': [members(200)],
  'PUT /me/ai-settings': [members(200), { body: { persona: 'GENTLE' } }],
};

export const adminAiRows: AccessRows = {
  'GET /admin/ai-answers': [staff(200)],
  'GET /admin/ai-answers/:id': [staff(200), answer],
  'POST /admin/ai-answers/:id/refund': [staff(200), { ...answer, body: { reason: 'Trả lời sai' } }],
  'DELETE /admin/ai-answers/:id': [staff(200), answer],
  'GET /admin/ai-rules': [staff(200)],
  'GET /admin/ai-rules/:id': [staff(200), { params: { id: 'L02' } }],
  'GET /admin/ai-rules/:id/versions': [staff(200), { params: { id: 'L02' } }],
  'PUT /admin/ai-rules/:id': [
    staff(200),
    {
      params: { id: 'L02' },
      body: { enabled: true, vi: 'Ngủ đủ, giữ nhé.', en: 'Good sleep, keep it.', source: 'AASM', version: 0 },
    },
  ],
  'GET /admin/ai-prompts': [staff(200)],
  'GET /admin/ai-prompts/:id': [staff(200), { params: { id: 'a-prompt' } }],
  'POST /admin/ai-prompts': [staff(201), { body: { kind: 'CHAT', body: 'Ngắn gọn.' } }],
  // The server of this table has no model, so that none has passed with the one in use.
  'POST /admin/ai-prompts/:id/activate': [staff(409), { params: { id: 'a-prompt' } }],
  'POST /admin/ai-prompts/:id/retire': [staff(200), { params: { id: 'a-prompt' } }],
  'GET /admin/ai-evaluations': [staff(200)],
  'GET /admin/ai-evaluations/:id': [staff(200), { params: { id: 'an-evaluation' } }],
  'POST /admin/ai-evaluations': [staff(201), { body: {} }],
  'POST /admin/ai-evaluations/:id/stop': [staff(200), { params: { id: 'an-evaluation' } }],
  'GET /admin/ai-usage': [staff(200)],
  'GET /admin/ai-ratings': [staff(200)],
  'GET /admin/ai-hotlines': [staff(200)],
  'PUT /admin/ai-hotlines': [staff(200), { body: { lines: [line] } }],
};
