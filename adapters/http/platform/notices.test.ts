import { afterEach, describe, expect, it } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { aPushSubscription, everybody } from '#fixtures/platform/announcements.ts';
import { aNotification } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer as open } from '../testing/test-server.ts';

const user = aUser({ fullname: 'Trần Hoà' });
const review = aNotification({
  userId: user.id,
  type: 'REQUEST_REVIEW_APPROVED',
  topic: null,
  category: 'review',
  params: { user: 'Bình' },
});
const security = aNotification({ userId: user.id, topic: 'password_changed', category: 'system' });

const opened: { close(): Promise<void> }[] = [];
const openSeededServer = () => {
  const testServer = open({ seed: { users: [user], notifications: [review, security] } });
  opened.push(testServer);
  return testServer;
};
afterEach(async () => {
  for (const testServer of opened.splice(0)) await testServer.close();
});

const device = aPushSubscription({ userId: user.id, sessionId: 's' });
const keys = { p256dh: device.p256dh, auth: device.auth };

describe('notices over HTTP', () => {
  it('are narrowed to a category there is', async () => {
    const { as } = openSeededServer();
    const listed = await as(user).get('/api/notifications?category=review').expect(200);
    expect(listed.body.items.map(({ id }: { id: string }) => id)).toEqual([review.id]);
    await as(user).get('/api/notifications?category=gossip').expect(400);
  });

  it('are read by staff in the language they ask in, filtered and counted', async () => {
    const { as } = openSeededServer();
    const filter = encodeURIComponent(JSON.stringify({ userId: user.id, read: false, category: 'review' }));
    const list = async (language: string) =>
      as({ id: superUserId })
        .get(`/api/admin/notifications?filter=${filter}`)
        .set('Accept-Language', language)
        .expect(200);
    const [vietnamese, english] = [await list('vi'), await list('en')];
    expect(vietnamese.headers['content-range']).toMatch(/ 0-0\/1$/);
    expect(vietnamese.body).toEqual([
      expect.objectContaining({ id: review.id, userName: 'Trần Hoà', read: false, link: '/dashboard' }),
    ]);
    expect(vietnamese.body[0].body).toBe('Bình đã đánh giá hồ sơ thể chất của bạn. Hãy xem và chấm sao.');
    expect(english.body[0].title).toBe('Your coach has replied');
    await as({ id: superUserId }).get(`/api/admin/notifications/${security.id}`).expect(200);
    await as({ id: superUserId }).get('/api/admin/notifications/none').expect(404);
  });
});

describe('a device over HTTP', () => {
  it('finds the key to subscribe with among the public settings', async () => {
    const { request } = openSeededServer();
    const { body } = await request.get('/api/settings/public').expect(200);
    expect(Buffer.from(body.vapidPublicKey, 'base64url')).toHaveLength(65);
  });

  it('subscribes and leaves, for the person who is signed in on it', async () => {
    const { as, rows } = openSeededServer();
    const agent = as(user);
    await agent.put('/api/me/push-subscription').send({ endpoint: device.endpoint, keys }).expect(200);
    await agent.put('/api/me/push-subscription').send({ endpoint: device.endpoint, keys }).expect(200);
    expect(rows('pushSubscriptions')).toEqual([
      expect.objectContaining({ userId: user.id, endpoint: device.endpoint }),
    ]);
    await agent.delete('/api/me/push-subscription').send({ endpoint: device.endpoint }).expect(200);
    expect(rows('pushSubscriptions')).toEqual([]);
  });

  it('is refused an address that leads inside', async () => {
    const { as, rows } = openSeededServer();
    for (const endpoint of ['https://127.0.0.1/x', 'https://localhost/x', 'http://push.example.com/x', 'x']) {
      const { body } = await as(user).put('/api/me/push-subscription').send({ endpoint, keys }).expect(400);
      expect(body.fields[0].path, endpoint).toMatch(/^(body\.)?endpoint$/);
    }
    expect(rows('pushSubscriptions')).toEqual([]);
  });
});

describe('a letter to members over HTTP', () => {
  const text = { subject: 'Tin mới', body: 'Chào {{name}}' };
  const audience = { ...everybody, userIds: [user.id] };
  const draft = { draftId: 'a-draft', audience, vi: text, en: text };

  it('is sent once, whether the button or the network repeats itself', async () => {
    const { as, rows } = openSeededServer();
    const staff = as({ id: superUserId });
    const send = (key: string) => staff.post('/api/admin/emails').set('Idempotency-Key', key).send(draft);
    const first = await send('first-key-of-the-page').expect(201);
    expect(first.body).toMatchObject({ status: 'SENDING', total: 1, written: 0 });
    expect((await send('first-key-of-the-page').expect(201)).body).toEqual(first.body);
    expect((await send('another-key-of-the-page').expect(409)).body.code).toBe('announcement.already_sent');
    expect(rows('announcements')).toHaveLength(1);
  });

  it('wants words in both languages', async () => {
    const { as } = openSeededServer();
    const staff = as({ id: superUserId });
    await staff
      .post('/api/admin/emails')
      .send({ ...draft, en: { subject: '', body: 'x' } })
      .expect(400);
    await staff
      .post('/api/admin/emails')
      .send({ ...draft, en: undefined })
      .expect(400);
    const broken = await staff
      .post('/api/admin/emails')
      .send({ ...draft, en: { ...text, body: '{{code}}' } })
      .expect(400);
    expect(broken.body.fields[0]).toMatchObject({
      path: 'body.en.body',
      code: 'mail_template.placeholder_unknown',
    });
  });
});
