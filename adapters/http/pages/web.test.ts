import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const user = aUser({ language: 'en' });
const code = aMail({
  id: 'a-code',
  userId: user.id,
  to: 'hoa@example.com',
  template: 'send_register_code',
  values: {},
  secrets: { code: '493817' },
  status: 'KEPT',
});
const link = aMail({
  id: 'a-link',
  to: 'an@example.com',
  template: 'forgot_password',
  values: {},
  secrets: { link: 'http://localhost:3000/auth/reset-password?token=abc-123' },
  status: 'KEPT',
});
const seed = { users: [user], mails: [code, link] };

describe('the developer’s inbox', () => {
  it('lists kept mails with codes and links that work', async () => {
    const { request } = openTestServer({ seed });
    const page = await request.get('/dev/mail');
    expect(page.status).toBe(200);
    expect(page.text).toContain('493817');
    expect(page.text).toContain('<a href="http://localhost:3000/auth/reset-password?token=abc-123"');
    const json = await request.get('/dev/mail?to=hoa@example.com').set('Accept', 'application/json');
    expect(json.body).toEqual([
      expect.objectContaining({ id: 'a-code', text: expect.stringContaining('493817') }),
    ]);
  });

  it('says which mail can not be written, and shows the others', async () => {
    const broken = aMail({ id: 'broken', to: 'bo@example.com', secrets: {}, status: 'KEPT' });
    const { request } = openTestServer({ seed: { ...seed, mails: [code, broken] } });
    const page = await request.get('/dev/mail');
    expect(page.status).toBe(200);
    expect(page.text).toContain('493817');
    expect(page.text).toContain(`${broken.template} to bo@example.com can't be written`);
  });

  it('shows one mail as its reader sees it, in a frame that can do nothing', async () => {
    const { request } = openTestServer({ seed });
    const page = await request.get('/dev/mail/a-code');
    expect(page.text).toContain('sandbox="allow-top-navigation-by-user-activation"');
    const inside = await request.get('/dev/mail/a-code?part=html');
    expect(inside.text).toContain('493817');
    expect(inside.headers['content-security-policy']).toContain("default-src 'none'");
    for (const path of ['/dev/mail/none', '/dev/mail/..%2f..', '/dev/mail/a/b']) {
      expect((await request.get(path)).status, path).toBe(404);
    }
  });
});

describe('leaving a kind of mail', () => {
  const leaving = async (testServer: ReturnType<typeof openTestServer>) => {
    await testServer.app.indicator.remindWeekly(system);
    const signature = testServer.container
      .get((await import('#adapters/composition/container.ts')).tokens.tokens)
      .hashSecret(`unsubscribe:${user.id}:reminder`);
    return `/mail/unsubscribe?user=${user.id}&category=reminder&signature=${signature}`;
  };

  it('takes a click, not a look: scanners open every link', async () => {
    const testServer = openTestServer({ seed });
    const address = await leaving(testServer);
    const chosen = () => testServer.rows('notificationPreferences');

    const look = await testServer.request.get(address).set('Accept-Language', 'en');
    expect([look.status, chosen()]).toEqual([200, []]);
    expect(look.text).toContain('Weekly reminder');
    expect((await testServer.request.head(address)).status).toBe(200);
    expect(chosen()).toEqual([]);

    const click = await testServer.request.post(address).type('form').send('List-Unsubscribe=One-Click');
    expect(click.status).toBe(200);
    expect(chosen()).toEqual([expect.objectContaining({ category: 'reminder', email: false, inApp: true })]);
  });

  it('takes the signature of this person and this kind', async () => {
    const testServer = openTestServer({ seed });
    const address = await leaving(testServer);
    for (const forged of [
      address.replace('reminder', 'chat'),
      address.replace(user.id, '1'),
      address.replace(/signature=.*/, 'signature='),
      '/mail/unsubscribe',
    ]) {
      const answer = await testServer.request.post(forged);
      expect([answer.status, answer.body.code], forged).toEqual([422, 'auth.token_invalid']);
    }
    expect(testServer.rows('notificationPreferences')).toEqual([]);
  });
});

describe('an address that is none', () => {
  it('answers people with a page and programs with a problem', async () => {
    const { request } = openTestServer();
    const page = await request
      .get('/assets/none-12345678.js')
      .set('Accept', 'text/html')
      .set('Cookie', 'lang=en');
    expect([page.status, page.headers['content-language']]).toEqual([404, 'en']);
    expect(page.text).toContain('<h1>Not found</h1>');
    const problem = await request.get('/assets/none-12345678.js');
    expect([problem.status, problem.body.code]).toEqual([404, 'route.not_found']);
    const posted = await request.post('/pricing');
    expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('has the headers of every answer', async () => {
    const { request } = openTestServer({ config: { isProduction: true } });
    for (const path of ['/assets/none-12345678.js', '/media/none', '/metrics']) {
      const { headers } = await request.get(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'referrer-policy': expect.any(String),
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'x-request-id': expect.any(String),
      });
    }
  });

  it('serves files only where files are served', async () => {
    const { request } = openTestServer({ config: { mediaBaseUrl: 'https://media.fitboard.example' } });
    const on = (host: string, path: string) => request.get(path).set('Host', host);
    expect((await on('localhost:3000', '/media/a.webp')).body.code).toBe('route.not_found');
    expect((await on('media.fitboard.example', '/media/a.webp')).body.code).toBe('media.link_expired');
    expect((await on('media.fitboard.example', '/dev/mail')).body.code).toBe('route.not_found');
  });
});

describe('pictures that another app shares, where no service worker stands', () => {
  it('lead to the form, which says that nothing came', async () => {
    const { request } = openTestServer({ seed });
    for (const prefix of ['', '/en']) {
      const answer = await request
        .post(`${prefix}/indicator/me/share`)
        .attach('photos', Buffer.from('a picture'), 'front.jpg');
      expect(answer.status).toBe(303);
      expect(answer.headers['location']).toBe(`${prefix}/indicator/me/edit?step=photos&shared=no`);
    }
  });
});
