import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { staffRoleId, adminRoleId } from '#core/access/role/role.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const picture = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#0b5c49' } })
    .jpeg()
    .toBuffer();

const start = async (coins = 0) => {
  const user = aUser();
  const clerk = aUser({ roleId: staffRoleId });
  const admin = aUser({ roleId: adminRoleId });
  const testServer = openTestServer({
    seed: {
      users: [user, clerk, admin],
      transfers: coins > 0 ? [aTransfer({ userId: user.id, amount: coins })] : [],
    },
  });
  const me = testServer.as(user);
  const upload = async () =>
    (
      await me
        .post('/api/media')
        .field('purpose', 'PHYSICAL_PROFILE')
        .attach('file', await picture(), 'a.jpg')
    ).body;
  const sides = async () => {
    const media: { mediaId: string; side: string }[] = [];
    for (const side of ['FRONT', 'BACK', 'LEFT']) media.push({ mediaId: (await upload()).id, side });
    return media;
  };
  return { ...testServer, user, clerk, admin, me, sides };
};

describe('a save that waited for a connection', () => {
  it('is done once however often it is sent, and refused over what changed meanwhile', async () => {
    const { me, sides, close } = await start(1000);
    const media = await sides();
    const send = (key: string, seen: { week: string; version: number }) =>
      me
        .post('/api/indicators')
        .set('Idempotency-Key', key)
        .send({ ...profileInputs(), media, ...seen });
    const { week } = (await me.get('/api/indicators/draft')).body;

    const first = await send('waited', { week, version: 0 });
    const again = await send('waited', { week, version: 0 });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toMatchObject({ id: first.body.id, version: 1, charged: 300 });
    expect((await me.get('/api/me/wallet')).body).toMatchObject({ baseCoin: 700 });

    expect((await send('late', { week, version: 0 })).body).toMatchObject({ code: 'version.stale' });
    expect((await send('later', { week: '2026-W01', version: 1 })).body).toMatchObject({
      code: 'indicator.past_week',
    });
    expect((await me.get('/api/indicators')).body.items).toMatchObject([{ version: 1 }]);
    await close();
  });
});

describe('a member’s weeks over HTTP', () => {
  it('begin with a reward, and end as charts, comparisons and files', async () => {
    const { me: before, as, user, sides, clock, request, close } = await start();
    let me = before;
    expect((await me.get('/api/rewards')).body.items[0]).toMatchObject({
      type: 'VERIFY_EMAIL',
      status: 'PROCESSING',
    });
    const claimed = await me.post('/api/rewards/VERIFY_EMAIL/claim');
    expect(claimed.body).toMatchObject({
      amount: 1000,
      wallet: { baseCoin: 1000 },
      reward: { status: 'COMPLETED' },
    });
    expect((await me.post('/api/rewards/VERIFY_EMAIL/claim')).status).toBe(409);

    const media = await sides();
    const { body: draft } = await me
      .put('/api/indicators/draft')
      .send({ inputs: { body: { weight: '6' } }, media, step: 1, version: 0 });
    expect(draft.version).toBe(1);
    expect((await me.get('/api/indicators/draft')).body.draft).toMatchObject({
      body: { weight: '6' },
      step: 1,
    });

    const preview = await me.post('/api/indicators/preview').send({ ...profileInputs() });
    expect(preview.body).toMatchObject({ fee: 300, isUpdate: false, issues: [{ path: 'media' }] });

    const first = await me.post('/api/indicators').send({ ...profileInputs(), media });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      week: '2026-W47',
      charged: 300,
      isUpdate: false,
      computed: { bmi: { value: expect.any(Number), category: 'NORMAL', reason: null } },
    });
    expect((await me.get('/api/indicators/draft')).body).toMatchObject({
      draft: null,
      lastMeasured: { weight: '2026-W47' },
    });
    const changed = await me
      .patch(`/api/indicators/${first.body.id}`)
      .send({ version: 1, body: { weight: 71 } });
    expect(changed.body).toMatchObject({ version: 2, body: { weight: 71 } });

    clock.forward(7 * day);
    me = as(user);
    const second = await me
      .post('/api/indicators')
      .send({ ...profileInputs({ weight: 70.4 }), media, carriedOver: ['body.neck'] });
    expect(second.body).toMatchObject({ charged: 0, carriedOver: ['body.neck'] });
    expect((await me.patch(`/api/indicators/${first.body.id}`).send({ version: 2 })).status).toBe(409);

    expect((await me.put('/api/indicators/goals/weight').send({ target: 66 })).body).toMatchObject({
      startValue: 70.4,
    });
    expect((await me.get('/api/indicators/goals')).body.items).toHaveLength(1);
    const timeline = await me.get('/api/indicators/timeline?range=all');
    expect(timeline.body.series.find(({ key }: { key: string }) => key === 'weight')).toMatchObject({
      sinceLast: expect.closeTo(-0.6, 6),
      goal: { target: 66, reached: false },
    });
    expect(timeline.body.streak).toMatchObject({ current: 2, savedThisWeek: true });
    const compared = await me.get(`/api/indicators/${first.body.id}/compare/${second.body.id}`);
    expect(compared.body.rows.length).toBeGreaterThan(60);
    const listed = await me.get('/api/indicators?limit=1');
    expect(listed.body.items[0].id).toBe(second.body.id);
    expect((await me.get(`/api/indicators?limit=1&cursor=${listed.body.nextCursor}`)).body.items[0].id).toBe(
      first.body.id,
    );

    const csv = await me.get('/api/indicators/export?format=CSV&language=vi');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.text.startsWith('\uFEFFTuần')).toBe(true);
    const week = await me.post(`/api/indicators/${second.body.id}/export`).send({ format: 'JSON' });
    const address = new URL(week.body.url);
    const file = await request.get(address.pathname + address.search);
    expect(JSON.parse(file.text)[0].week).toBe('2026-W48');
    expect(file.headers['content-disposition']).toContain('attachment');
    const poor = await me.post(`/api/indicators/${second.body.id}/export`).send({ format: 'PDF' });
    expect([poor.status, poor.body.code]).toEqual([422, 'coin.not_enough']);
    expect((await me.post('/api/rewards/SAVE_PHYSICAL_PROFILE/claim')).status).toBe(200);
    const report = await me
      .post(`/api/indicators/${second.body.id}/export`)
      .set('Idempotency-Key', 'one-report-0001')
      .send({ format: 'PDF' });
    expect(report.body).toMatchObject({ format: 'PDF', charged: 1000, contentType: 'application/pdf' });
    expect((await me.get('/api/me/wallet')).body).toMatchObject({ baseCoin: 200, heldBaseCoin: 0 });
    expect((await me.get('/api/rewards/history')).body.items).toHaveLength(2);
    expect((await me.get('/api/media')).body.items).toHaveLength(4);
    await close();
  });

  it('are refused field by field, in the reader’s language', async () => {
    const { me, close } = await start(300);
    const answer = await me
      .post('/api/indicators')
      .set('Accept-Language', 'vi')
      .send({ body: { weight: 900, height: 170, age: 30 } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation.failed' });
    const fields = Object.fromEntries(
      answer.body.fields.map(({ path, code }: { path: string; code: string }) => [path, code]),
    );
    expect(fields).toEqual({
      'body.body.weight': 'indicator.out_of_range',
      'body.body.gender': 'indicator.missing_data',
      'body.media': 'indicator.sides_required',
    });
    expect((await me.post('/api/indicators').send({ body: { wings: 2 } })).status).toBe(400);
    await close();
  });

  it('are seen, corrected and counted by staff with the right', async () => {
    const { as, user, clerk, admin, me, sides, close } = await start(300);
    const saved = await me.post('/api/indicators').send({ ...profileInputs(), media: await sides() });
    const desk = as(clerk);

    const list = await desk.get('/api/admin/indicators');
    expect(list.headers['content-range']).toBe('indicators 0-0/1');
    expect(list.body[0]).toMatchObject({ id: saved.body.id, userEmail: user.email });
    expect((await desk.get(`/api/admin/indicators/${saved.body.id}`)).body.media).toHaveLength(3);
    expect((await me.get('/api/admin/indicators')).status).toBe(403);
    const files = await desk.get('/api/admin/media');
    expect(files.body[0]).not.toHaveProperty('url');
    expect((await desk.get(`/api/admin/media/${files.body[0].id}`)).body).toHaveProperty('url');
    expect((await desk.delete(`/api/admin/media/${files.body[0].id}`)).status).toBe(409);

    const change = { userId: user.id, coin: 'BASE_COIN', amount: 40, reason: 'Quà sinh nhật' };
    expect((await desk.post('/api/admin/coins/grant').send(change)).status).toBe(403);
    const granted = await as(admin).post('/api/admin/coins/grant').send(change);
    expect(granted.status).toBe(201);
    const line = granted.body.transaction;
    expect(line).toMatchObject({
      type: 'GRANT',
      amount: 40,
      newBalance: 40,
      userName: user.fullname,
    });
    const mended = await as(admin)
      .post('/api/admin/coins/correct')
      .send({ ...change, amount: -40, transferId: line.transferId });
    expect(mended.body.transaction).toMatchObject({ type: 'CORRECTION', newBalance: 0 });
    expect((await desk.get(`/api/admin/transactions/${line.id}`)).body).toEqual(line);
    expect((await desk.get('/api/admin/transactions')).headers['content-range']).toMatch(/\/4$/);
    expect((await as(admin).get('/api/admin/coins/reconcile')).body).toEqual({ ok: true, breaches: [] });
    await close();
  });
});
