import { createHmac } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { sesBounce, signedSns, snsCertificate, snsTopic } from '#fixtures/platform/sns-messages.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { openTestServer } from '../testing/test-server.ts';

const secret = 'n8Lq2Vw5Xz7Bc4Hd9Fg1Jk6Mp3Rt0YsU';
const member = aUser({ id: 'hoa', email: 'hoa@example.com' });
const clerk = aUser({ id: 'clerk', roleId: 'clerks' });
const mail = aMail({ id: 'mail-1', userId: member.id, to: member.email, status: 'SENT', sentAt: noon });

const seededServer = (mailWebhookSecret: string | null = secret) =>
  openTestServer({
    config: { mailWebhookSecret },
    seed: { users: [member, clerk], roles: [aRole({ id: 'clerks', permissions })], mails: [mail] },
  });

const path = '/api/webhooks/mail/generic';
const body = { reports: [{ kind: 'HARD', messageId: '<mail-1@x.example>', detail: '550 5.1.1 gone' }] };
const signed = (text: string, at = noon) => {
  const seconds = String(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
  return {
    'X-Fitboard-Timestamp': seconds,
    'X-Fitboard-Signature': `sha256=${signature}`,
    'Content-Type': 'application/json',
  };
};
const send = (
  here: ReturnType<typeof seededServer>,
  text: string,
  headers: Readonly<Record<string, string>> = signed(text),
  to = path,
) => here.request.post(to).set(headers).send(text);

const statusIn = (here: ReturnType<typeof seededServer>) =>
  here.store.committed.table('mails').get(mail.id)?.mail.status;

describe('the mail webhook', () => {
  it('takes a signed notice to the letter, once, also during maintenance', async () => {
    const here = seededServer();
    here.store.committed.table('settings').set('site', {
      settings: { ...defaultSettings, maintenance: true },
      version: 1,
      updatedAt: noon,
      updatedBy: '1',
    });
    const text = `\n${JSON.stringify(body, null, 3)}  `;
    const answer = await send(here, text);
    expect([answer.status, answer.body]).toEqual([200, { success: true, stored: 1 }]);
    expect((await send(here, text)).body).toEqual({ success: true, stored: 0 });
    expect(statusIn(here)).toBe('BOUNCED');
  });

  it('takes what SNS signs of SES as plain text, and nothing of another topic', async () => {
    vi.stubGlobal('fetch', async () => new Response(snsCertificate));
    onTestFinished(() => void vi.unstubAllGlobals());
    const here = openTestServer({
      config: { sesTopicArn: snsTopic },
      seed: { users: [member], mails: [mail] },
    });
    const post = (message: object, to = '/api/webhooks/mail/ses') =>
      here.request.post(to).set('Content-Type', 'text/plain; charset=UTF-8').send(JSON.stringify(message));
    const foreign = await post(signedSns({ Message: sesBounce(), TopicArn: `${snsTopic}2` }));
    expect([foreign.status, foreign.body.code]).toEqual([401, 'mail_notice.proof_invalid']);
    const answer = await post(signedSns({ Message: sesBounce() }));
    expect([answer.status, answer.body]).toEqual([200, { success: true, stored: 1 }]);
    expect((await post(signedSns({ Message: sesBounce() }))).body).toEqual({ success: true, stored: 0 });
    expect(here.store.committed.table('mails').get(mail.id)?.mail.status).toBe('BOUNCED');
    expect((await post({}, '/api/auth/login')).status).toBe(400);
  });

  it('of SES answers 503 where no topic is named', async () => {
    const answer = await seededServer().request.post('/api/webhooks/mail/ses').send(signedSns());
    expect([answer.status, answer.body.code]).toEqual([503, 'mail_notice.not_configured']);
  });

  it('shows the member and staff what came of it, and staff clear it', async () => {
    const here = seededServer();
    await send(here, JSON.stringify(body));
    expect((await here.as(member).get('/api/mail-address')).body).toEqual({
      email: member.email,
      undeliverableSince: noon.toISOString(),
      keptUntil: null,
    });
    const desk = here.as(clerk);
    const base = `/api/admin/users/${member.id}/mail-address`;
    expect((await desk.get(base)).body).toMatchObject({ detail: '550 5.1.1 gone', softCount: 0 });
    expect((await desk.post(`${base}/clear`).send({ reason: 'the domain was away' })).status).toBe(200);
    expect((await desk.get(base)).body).toMatchObject({ undeliverableSince: null, detail: '' });
    expect((await here.as(member).post('/api/mail-address/keep').send({})).status).toBe(409);
  });

  it('takes the secret as a password where the provider signs nothing', async () => {
    const here = seededServer();
    const notice = JSON.stringify({ RecordType: 'Bounce', Type: 'HardBounce', Email: member.email });
    const by = (password: string) => ({
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
    });
    const to = '/api/webhooks/mail/postmark';
    expect((await send(here, notice, by('another'), to)).status).toBe(401);
    expect((await send(here, notice, by(secret), to)).body).toEqual({ success: true, stored: 1 });
  });

  const text = JSON.stringify(body);
  it.each<[string, number, string, string, Readonly<Record<string, string>>, string?]>([
    ['unsigned', 401, 'mail_notice.proof_invalid', text, { 'Content-Type': 'application/json' }],
    ['with one space more', 401, 'mail_notice.proof_invalid', `${text} `, signed(text)],
    ['replayed later', 401, 'mail_notice.expired', text, signed(text, new Date(noon.getTime() - 6 * 60_000))],
    ['of a stranger', 404, 'mail_notice.provider_unknown', text, signed(text), '/api/webhooks/mail/mailchimp'],
    ['that is no JSON', 400, 'input.not_json', '{"id": 1,', signed('{"id": 1,')],
    ['of half a megabyte', 413, 'input.too_large', JSON.stringify({ x: 'x'.repeat(500_000) }), signed('')],
    ['with too many reports', 413, 'input.too_large', JSON.stringify({ reports: Array(501).fill({}) }), signed(JSON.stringify({ reports: Array(501).fill({}) }))],
  ])('refuses one %s with %i, and keeps nothing', async (_, status, code, sent, headers, to = path) => {
    const here = seededServer();
    const answer = await send(here, sent, headers, to);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(statusIn(here)).toBe('SENT');
  }); // prettier-ignore

  it('says in the reader’s language that it is not set up', async () => {
    const answer = await send(seededServer(null), text).set('Accept-Language', 'vi');
    expect([answer.status, answer.body.code]).toEqual([503, 'mail_notice.not_configured']);
    expect(answer.body.detail).toContain('khoá bí mật');
  });
});
