import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aBankNotice, anIncomingTransfer, aReportedTransfer } from '#fixtures/money/incoming-transfers.ts';
import { aPayment, bankAccount } from '#fixtures/money/payments.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const secret = 'n8Lq2Vw5Xz7Bc4Hd9Fg1Jk6Mp3Rt0YsU';
const member = aUser({ id: 'hoa' });
const clerk = aUser({ id: 'clerk', roleId: 'clerks' });
const payment = aPayment({ userId: member.id });
const waiting = anIncomingTransfer({
  noticeId: 'notice',
  status: 'WAITING',
  waitingReason: 'UNKNOWN_MEMO',
});

const seededServer = (bankWebhookSecret: string | null = secret) =>
  openTestServer({
    config: { bankWebhookSecret },
    seed: {
      users: [member, clerk],
      roles: [aRole({ id: 'clerks', permissions })],
      payments: [payment],
      bankNotices: [aBankNotice({ id: 'notice' })],
      incomingTransfers: [waiting],
    },
  });

const path = '/api/webhooks/bank/sepay';
const notice = (content = payment.code) =>
  aReportedTransfer({ number: 1, content, amountVnd: payment.amountVnd });
const signed = (text: string, at = noon) => {
  const seconds = String(at.getTime() / 1000);
  return {
    'X-SePay-Timestamp': seconds,
    'X-SePay-Signature': `sha256=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`,
    'Content-Type': 'application/json',
  };
};

type SeededServer = ReturnType<typeof seededServer>;
/** As it is: not one space is put in order. */
const send = (
  here: SeededServer,
  text: string,
  headers: Readonly<Record<string, string>> = signed(text),
  to = path,
) => here.request.post(to).set(headers).send(text);
const paidOf = (here: SeededServer) => here.store.committed.table('payments').get(payment.id)?.status;
const noticesOf = (here: SeededServer) => here.rows('bankNotices').length - 1;

describe('the bank webhook', () => {
  it('takes a signed notice to the letter, and answers when it is judged', async () => {
    const here = seededServer();
    const text = `\n${JSON.stringify(notice(`CK tiền nạp ${payment.code}`), null, 3)}  `;
    const answer = await send(here, text);
    expect([answer.status, answer.body]).toEqual([200, { success: true, stored: 1 }]);
    expect(paidOf(here)).toBe('COMPLETED');
    expect(here.rows('bankNotices').at(-1)).toMatchObject({ body: text });

    const again = await send(here, text);
    expect([again.status, again.body]).toEqual([200, { success: true, stored: 0 }]);
    expect(noticesOf(here)).toBe(1);
  });

  it('needs nobody signed in, no origin and no cookie, and minds none of them', async () => {
    const here = seededServer();
    const text = JSON.stringify(notice());
    const answer = await here.request
      .post(path)
      .set({
        ...signed(text),
        Authorization: 'Apikey of-the-provider',
        Origin: 'https://my.sepay.vn',
        Cookie: 'a=b',
      })
      .send(text);
    expect(answer.status).toBe(200);
    expect(paidOf(here)).toBe('COMPLETED');
  });

  it('is open while the site is closed for maintenance', async () => {
    const here = seededServer();
    here.store.committed.table('settings').set('site', {
      settings: { ...defaultSettings, maintenance: true },
      version: 1,
      updatedAt: noon,
      updatedBy: '1',
    });
    expect((await here.as(member).get('/api/payments')).status).toBe(503);
    expect((await send(here, JSON.stringify(notice()))).status).toBe(200);
  });

  const text = JSON.stringify(notice());
  it.each<[string, number, string, string, Readonly<Record<string, string>>, string?]>([
    ['unsigned', 401, 'bank_notice.signature_invalid', text, { 'Content-Type': 'application/json' }],
    ['forged', 401, 'bank_notice.signature_invalid', text.replace('99000', '99001'), signed(text)],
    ['with one space more', 401, 'bank_notice.signature_invalid', `${text} `, signed(text)],
    ['of another secret', 401, 'bank_notice.signature_invalid', text, { ...signed(text), 'X-SePay-Signature': `sha256=${'a'.repeat(64)}` }],
    ['replayed later', 401, 'bank_notice.expired', text, signed(text, new Date(noon.getTime() - 6 * 60_000))],
    ['of a stranger', 404, 'bank_notice.provider_unknown', text, signed(text), '/api/webhooks/bank/vietcombank'],
    ['that is no JSON', 400, 'input.not_json', '{"id": 1,', signed('{"id": 1,')],
    ['of a form', 400, 'input.not_json', 'id=1', { ...signed('id=1'), 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['with nothing in it', 400, 'input.not_json', '', signed('')],
    ['of half a megabyte', 413, 'input.too_large', JSON.stringify({ ...notice(), description: 'x'.repeat(500_000) }), signed('')],
    ['of brackets only', 401, 'bank_notice.signature_invalid', `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, { 'Content-Type': 'application/json', 'X-Casso-Signature': `t=${noon.getTime()},v1=${'a'.repeat(128)}` }, '/api/webhooks/bank/casso'],
  ])('refuses one %s with %i, and keeps nothing', async (_, status, code, body, headers, to = path) => {
    const here = seededServer();
    const answer = await send(here, body, headers, to);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(noticesOf(here)).toBe(0);
    expect(paidOf(here)).toBe('PENDING');
  }); // prettier-ignore

  it('says in the reader’s language that it is not set up', async () => {
    const answer = await send(seededServer(null), text).set('Accept-Language', 'vi');
    expect([answer.status, answer.body.code]).toEqual([503, 'bank_notice.not_configured']);
    expect(answer.body.detail).toContain('khoá bí mật');
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it('keeps what it can’t read, and says which field', async () => {
    const here = seededServer();
    const odd = JSON.stringify({ ...notice(), transferAmount: 'nhiều' });
    const answer = await send(here, odd);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(answer.body.fields).toMatchObject([{ path: 'body.transferAmount' }]);
    expect(here.rows('bankNotices').at(-1)).toMatchObject({ outcome: 'UNREADABLE', body: odd });
  });
});

describe('the queue over HTTP', () => {
  const base = '/api/admin/incoming-transfers';

  it('is listed, shown, matched once per key, and told about in the answer', async () => {
    const here = seededServer();
    const desk = here.as(clerk);
    const list = await desk.get(`${base}?filter=${JSON.stringify({ status: 'WAITING' })}&range=[0,9]`);
    expect(list.headers['content-range']).toBe('incoming-transfers 0-0/1');
    expect(list.body).toMatchObject([{ id: waiting.id, unallocatedVnd: 99_000, allocations: [] }]);

    const shown = await desk.get(`${base}/${waiting.id}`);
    expect(shown.body).toMatchObject({
      notice: '{}',
      suggestions: [{ payment: { id: payment.id }, why: 'AMOUNT' }],
    });

    const match = () =>
      desk
        .post(`${base}/${waiting.id}/match`)
        .set('Idempotency-Key', 'match-1')
        .send({ paymentId: payment.id });
    const matched = await match();
    expect(matched.body).toMatchObject({
      status: 'MATCHED',
      allocations: [{ amountVnd: 99_000, by: 'clerk' }],
    });
    expect((await match()).body).toEqual(matched.body);
    const again = await desk.post(`${base}/${waiting.id}/match`).send({ paymentId: payment.id });
    expect([again.status, again.body.code]).toEqual([409, 'incoming_transfer.not_waiting']);
  });

  it('takes a statement of megabytes from staff, and from nobody else', async () => {
    const here = seededServer();
    const rows = Array.from({ length: 30_000 }, (_, at) => `20/11/2026,TT${at},,"1.000",${'x'.repeat(60)}`);
    const text = ['Ngày,Số tham chiếu,Ghi nợ,Ghi có,Nội dung', ...rows].join('\n');
    expect(text.length).toBeGreaterThan(2_000_000);
    const stranger = await here.as(member).post(`${base}/import`).send({ text });
    expect(stranger.status).toBe(403);

    const accountNumber = bankAccount.number;
    const done = await here.as(clerk).post(`${base}/import`).send({ text, accountNumber });
    expect(done.body).toEqual({
      added: 30_000,
      known: 0,
      completed: 0,
      waiting: 30_000,
      outgoing: 0,
      received: 0,
      refused: [],
    });
    const again = await here.as(clerk).post(`${base}/import`).send({ text, accountNumber });
    expect(again.body).toMatchObject({ added: 0, known: 30_000 });

    const huge = await here
      .as(clerk)
      .post(`${base}/import`)
      .send({ text: 'x'.repeat(4_000_001) });
    expect(huge.status).toBe(400);
    const giant = await here
      .as(clerk)
      .post(`${base}/import`)
      .send({ text: 'x'.repeat(9_000_000) });
    expect([giant.status, giant.body.code]).toEqual([413, 'input.too_large']);
  }, 30_000);
});
