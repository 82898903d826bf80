import { describe, expect, it } from 'vitest';
import { coachRequestChecks } from '#core/coaching/coach-request/coach-request.ts';
import { specializationChecks } from '#core/coaching/specialization/specialization-request.ts';
import { superUserId } from '#core/kernel/id.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { evidenceInput, fee } from '#fixtures/coaching/specializations.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const staff = { id: superUserId };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const application = { link: 'https://hoa.example/fit', reason: 'Tôi đã huấn luyện năm năm.' };

describe('becoming a coach', () => {
  it('is applied for once, approved by staff, and seen at once by the applicant', async () => {
    const member = aUser();
    const { as } = openTestServer({ seed: { users: [member] } });
    const send = (key: string, body: object) =>
      as(member).post('/api/coach-requests').set('Idempotency-Key', key).send(body);

    const made = await send('one', application);
    expect([made.status, made.body.status]).toEqual([201, 'PENDING']);
    expect((await send('one', application)).body).toEqual(made.body);
    const again = await send('two', application);
    expect([again.status, again.body.code]).toEqual([409, 'coach_request.already_requested']);
    const other = await send('three', { ...application, link: 'https://hoa.example' });
    expect([other.status, other.body.code]).toEqual([409, 'coach_request.awaiting_approval']);

    const queue = await as(staff).get(
      `/api/admin/coach-requests?filter=${encodeURIComponent('{"status":"PENDING"}')}`,
    );
    expect(queue.headers['content-range']).toBe('coach-requests 0-0/1');
    const decide = (body: object) =>
      as(staff).post(`/api/admin/coach-requests/${made.body.id}/approve`).send(body);
    const half = await decide({ checklist: ['LINK_OPENED'] });
    expect([half.status, half.body.code]).toEqual([400, 'coach_request.checklist_incomplete']);
    expect((await decide({ checklist: coachRequestChecks })).body.status).toBe('COMPLETED');

    expect((await as(member).get('/api/me')).body.type).toBe('COACH');
    const look = await as(member).get('/api/me/coach-request');
    expect([look.status, look.body.code]).toEqual([409, 'coach_request.go_to_coach_settings']);
    const late = await send('four', application);
    expect([late.status, late.body.code]).toEqual([409, 'coach_request.already_coach']);
  });

  it.each([
    [{ ...application, link: 'javascript:alert(1)' }, 'body.link'],
    [{ ...application, link: 'hoa.example' }, 'body.link'],
    [{ ...application, reason: 'Muốn dạy' }, 'body.reason'],
    [{ link: application.link }, 'body.reason'],
  ])('%o is refused at its field', async (body, path) => {
    const member = aUser();
    const { as } = openTestServer({ seed: { users: [member] } });
    const answer = await as(member).post('/api/coach-requests').send(body);
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, path]);
  });
});

describe('a specialization', () => {
  it('is asked for with a PDF that only its coach and staff can read, and shows as approved', async () => {
    const coach = aUser({ type: 'COACH' });
    const other = aUser({ type: 'COACH' });
    const { as, request } = openTestServer({
      seed: {
        users: [coach, other],
        transfers: [aTransfer({ userId: coach.id, coin: 'FIT_COIN', amount: fee })],
      },
    });
    const upload = (purpose: string) =>
      as(coach).post('/api/media').field('purpose', purpose).attach('file', pdf, 'Chứng chỉ CPT.pdf');
    expect((await upload('AVATAR')).body.code).toBe('media.type_not_allowed');
    const paper = (await upload('EVIDENCE')).body;
    expect(paper).toMatchObject({ type: 'FILE', contentType: 'application/pdf', thumbnailUrl: null });

    const evidence = evidenceInput({ url: null, mediaIds: [paper.id], expiresAt: '2031-05-01' });
    const made = await as(coach).post('/api/specialization-requests').send({ typeId: 'CPT', evidence });
    expect([made.status, made.body.evidence.files[0].name]).toEqual([201, 'Chứng chỉ CPT.pdf']);
    expect((await as(other).get(`/api/media/${paper.id}/url`)).status).toBe(404);
    expect((await as(coach).delete(`/api/media/${paper.id}`)).body.code).toBe('media.in_use');

    const at = `/api/admin/specialization-requests/${made.body.id}`;
    const shown = await as(staff).get(at);
    const address = new URL(shown.body.evidence.files[0].url);
    const file = await request.get(address.pathname + address.search);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    const decided = await as(staff)
      .post(`${at}/approve`)
      .send({ version: shown.body.version, checklist: specializationChecks });
    expect([decided.status, decided.body.status]).toEqual([200, 'COMPLETED']);
    expect((await as(coach).get('/api/me/wallet')).body).toMatchObject({ fitCoin: 0, heldFitCoin: 0 });
    const { body } = await as(coach).get('/api/me/specialization-requests');
    expect(body).toMatchObject({ items: [{ status: 'COMPLETED', expired: false }], fee: { amount: fee } });
  });

  it('has types that everybody can read', async () => {
    const { request } = openTestServer();
    const { body } = await request.get('/api/specializations');
    expect(body.items).toHaveLength(12);
    expect(body.items[10]).toMatchObject({ id: 'SENIOR_PRODUCT', label: { en: 'Senior Fitboard coach' } });
  });

  it.each<[object, string, number?]>([
    [{ number: '' }, 'body.evidence.number'],
    [{ expiresAt: '2026-02-31' }, 'body.evidence.expiresAt'],
    [{ url: 'ftp://papers.example' }, 'body.evidence.url'],
    [{ mediaIds: ['a b'] }, 'body.evidence.mediaIds.0'],
    [{ mediaIds: ['none'] }, 'body.evidence.mediaIds', 404],
    [{ mediaIds: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'body.evidence.mediaIds', 413],
  ])('is refused at the field that is wrong: %o', async (parts, path, status = 400) => {
    const coach = aUser({ type: 'COACH' });
    const { as } = openTestServer({ seed: { users: [coach] } });
    const answer = await as(coach)
      .post('/api/specialization-requests')
      .send({ typeId: 'CPT', evidence: evidenceInput(parts) });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([status, path]);
  });
});
