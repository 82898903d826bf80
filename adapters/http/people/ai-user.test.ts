import { beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { aiUserId } from '#core/kernel/id.ts';
import { refusalOf } from '#fixtures/engine/world.ts';
import { endpoints, fieldsOf } from '../testing/contract-fields.ts';
import { seedFor } from '../testing/filled-server.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const reason = 'Nhờ làm giúp';
const code = 'user.cannot_delete_ai_user';
const staffTo = (body: object = {}) => ({ body, answer: code });
const memberTo = (answer: string | null, body: object = {}) => ({ body, answer });
const coins = { userId: aiUserId, coin: 'BASE_COIN', amount: 5, reason };

/** Nothing is written twice: the same text again within minutes is refused. */
const naming = (end: string) => ({
  text: `AI Coach ơi, ${end}!`,
  mentions: [{ userId: aiUserId, start: 0, length: 8 }],
});

/** What each route that takes a person says of the AI coach: the code of a refusal; null: it is done, and changes nothing. */
const expected: Readonly<Record<string, Readonly<{ body: object; answer: string | null }>>> = {
  'GET /admin/users/:id': memberTo(null),
  'PUT /admin/users/:id': staffTo({ version: 1, about: 'x' }),
  'DELETE /admin/users/:id': staffTo(),
  'POST /admin/users/:id/set-status': staffTo({ status: 'BAN', reason }),
  'POST /admin/users/:id/set-role': staffTo({ roleId: 'spare', reason }),
  'POST /admin/users/:id/set-level': staffTo({ level: 'PRO', reason }),
  'POST /admin/users/:id/set-type': staffTo({ type: 'COACH', reason }),
  'POST /admin/users/:id/reset-second-factor': staffTo({ reason }),
  'POST /admin/users/:id/send-reset-link': staffTo({ reason }),
  'POST /admin/users/:id/resend-confirmation': staffTo({ reason }),
  'POST /admin/users/:id/end-sessions': staffTo({ reason }),
  'GET /admin/users/:id/mail-address': memberTo(null),
  'POST /admin/users/:id/mail-address/clear': memberTo('mail_address.deliverable', { reason }),
  'GET /admin/users/:id/social': memberTo(null),
  'GET /admin/users/:id/storage': memberTo(null),
  'PUT /admin/users/:id/storage': staffTo({ gib: 30, reason }),
  'POST /admin/coins/grant': staffTo(coins),
  'POST /admin/coins/correct': staffTo(coins),
  'POST /admin/rewards/:type/grant': staffTo({ userId: aiUserId, reason }),
  'POST /admin/payments': staffTo({ userId: aiUserId, packageId: 'package1', reason }),
  'POST /admin/bug-reports': staffTo({ userId: aiUserId, type: 'BUG', title: 'Không mở được', content: 'Trang trắng khi mở tuần.', pageUrl: '/dashboard', browser: 'Firefox 130', isSecurity: false }),
  'POST /admin/domains': staffTo({ userId: aiUserId, name: 'ho-tro-vn', reason }),
  'POST /admin/partners': staffTo({ name: 'Đối tác', logoId: null, url: null, ownerId: aiUserId, status: 'ACTIVE' }),
  'PUT /admin/partners/:id': staffTo({ ownerId: aiUserId, version: 1 }),
  'POST /admin/chat-rooms/:id/hand-over': memberTo('chat.user_not_found', { userId: aiUserId, reason }),
  'POST /reviews': memberTo('review.coach_not_found', { coachId: aiUserId, indicatorId: 'week-47', type: 'ALL', answers: [] }),
  'POST /chat/rooms': memberTo('chat.user_not_found', { userId: aiUserId }),
  'POST /chat/rooms/:id/members': memberTo('chat.user_not_found', { userIds: [aiUserId] }),
  'POST /chat/rooms/:id/hand-over': memberTo('chat.user_not_found', { userId: aiUserId }),
  'POST /feed': memberTo(null, naming('chào bạn')),
  'PATCH /feed/:id': memberTo(null, { ...naming('khoẻ không'), version: 1 }),
  'POST /feed/:id/comments': memberTo(null, naming('tập gì')),
  'POST /posts/:id/comments': memberTo(null, naming('ăn gì')),
  'POST /lessons/:id/comments': memberTo(null, naming('ngủ sao')),
  'PATCH /comments/:id': memberTo(null, { ...naming('chạy chưa'), version: 1 }),
  'GET /users/:idOrUsername': memberTo('user.not_found'),
  'GET /users/:id/feed': memberTo('user.not_found'),
  'GET /users/:id/followers': memberTo('user.not_found'),
  'GET /users/:id/following': memberTo('user.not_found'),
  'GET /users/:id/gallery': memberTo('user.not_found'),
  'PUT /users/:id/follow': memberTo('user.not_found'),
  'PUT /users/:id/block': memberTo('user.not_found'),
  'PUT /users/:id/mute': memberTo('user.not_found', { days: null }),
  'PUT /users/:id/bell': memberTo('user.not_allowed'),
  'DELETE /users/:id/follow': memberTo(null),
  'DELETE /users/:id/block': memberTo(null),
  'DELETE /users/:id/mute': memberTo(null),
  'DELETE /users/:id/bell': memberTo(null),
}; // prettier-ignore

const names = ['userId', 'userIds', 'coachId', 'ownerId'];
const takesPerson = ({ path, body }: (typeof endpoints)[number]['endpoint']): boolean =>
  /^(\/admin)?\/users\/:/.test(path) ||
  (body !== undefined &&
    fieldsOf(body, '').some((field) => names.includes(field.path.split('.').at(-1) ?? '')));

/** What else there is on a route with a person in its body. */
const places: Readonly<Record<string, string>> = {
  '/admin/chat-rooms/:id/hand-over': 'a-group',
  '/chat/rooms/:id/members': 'a-group',
  '/chat/rooms/:id/hand-over': 'a-group',
  '/feed/:id': 'a-post',
  '/feed/:id/comments': 'a-post',
  '/posts/:id/comments': 'an-article',
  '/lessons/:id/comments': 'a-lesson',
  '/comments/:id': 'a-comment',
  '/admin/partners/:id': 'a-partner',
};

describe('the account of the AI coach', () => {
  let server: TestServer;
  beforeAll(() => {
    server = openTestServer({ seed: seedFor([], permissions) });
  });

  it('is asked about on every route that takes a person', () => {
    const found = endpoints
      .filter(({ endpoint }) => takesPerson(endpoint))
      .map(({ endpoint: { method, path } }) => `${method} ${path}`);
    expect(found.filter((name) => !(name in expected))).toEqual([]);
  });

  it.each(Object.entries(expected))('%s', async (name, { body, answer }) => {
    const [method = '', path = ''] = name.split(' ');
    const address = path
      .replace(':idOrUsername', aiUserId)
      .replace(':type', 'VERIFY_EMAIL')
      .replace(':id', places[path] ?? aiUserId);
    const as = path.startsWith('/admin') ? 'staff-with' : 'owner';
    const verb = method.toLowerCase() as 'get' | 'put' | 'patch' | 'post' | 'delete'; // the names above
    const said = await server
      .as({ id: as })
      [verb](`/api${address}`)
      .send(method === 'GET' ? undefined : body);
    const { code: refused = null, fields = [] } = said.body as { code?: string; fields?: { code: string }[] }; // problem+json, or an answer
    expect([refused, ...fields.map((field) => field.code)], JSON.stringify(said.body)).toContain(answer);
    if (answer === null) expect(said.status).toBeLessThan(300);
    if ('mentions' in body) expect(JSON.stringify(said.body)).not.toContain(aiUserId);
  });

  it('is found in no list of people, and can’t be mentioned or suggested', async () => {
    const as = server.as({ id: 'owner' });
    for (const path of [
      '/people/mentionable?q=ai',
      '/suggestions',
      '/coaches?limit=50',
      '/users/presence?ids=ai-coach',
    ]) {
      const { body } = await as.get(`/api${path}`);
      expect(JSON.stringify(body), path).not.toContain('AI Coach');
    }
  });

  it('can’t be signed in as: no password, no link for a new one, no operator in its name', async () => {
    const email = 'ai-coach@fitboard.invalid';
    const { request, store, app } = server;
    expect((await request.post('/api/auth/login').send({ email, password: 'ai-coach' })).status).toBe(401);
    const mails = store.committed.table('mails').all().length;
    await request.post('/api/auth/forgot-password').send({ email });
    expect(store.committed.table('mails').all()).toHaveLength(mails);
    expect(
      store.committed
        .table('verifications')
        .all()
        .filter(({ userId }) => userId === aiUserId),
    ).toEqual([]);
    expect(await refusalOf(app.account.actorNamed(aiUserId))).toBe(code);
  });

  it('is as it was after all of it', () => {
    const fresh = openTestServer();
    const of = ({ store }: TestServer) => store.committed.table('users').get(aiUserId);
    expect(of(server)).toEqual(of(fresh));
    expect(of(server)).toMatchObject({ status: 'ACTIVE', level: 'BASIC', type: 'USER', roleId: 'member' });
  });
});
