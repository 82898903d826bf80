import { describe, expect, it } from 'vitest';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const member = aUser({ id: 'hoa' });
const other = aUser({ id: 'an' });
const path = '/api/me/measurement-imports';
const weight = { metric: 'weight', week: '2026-W40', value: 64.5, days: 3 };
const body = (values: readonly object[]) => ({ source: 'WITHINGS', fileName: ' weight.csv ', values });
const seededServer = () => openTestServer({ seed: { users: [member, other] } });

describe('measurements brought in over HTTP', () => {
  it('are compared, kept, listed, shown as a series and removed', async () => {
    const { as } = seededServer();
    const compared = await as(member)
      .post(`${path}/preview`)
      .send({ values: [weight] });
    expect(compared.body).toEqual({ items: [{ ...weight, standing: 'NEW', imported: null, saved: null }] });

    const kept = await as(member)
      .post(path)
      .send(body([{ ...weight, replace: false }]));
    expect([kept.status, kept.body]).toEqual([
      201,
      { id: expect.any(String), added: 1, replaced: 0, equal: 0, left: 0 },
    ]);
    const listed = await as(member).get(path);
    expect(listed.body.items).toMatchObject([
      { source: 'WITHINGS', fileName: 'weight.csv', values: 1, firstWeek: '2026-W40' },
    ]);
    const series = await as(member).get('/api/me/imported-measurements?range=6m');
    expect(series.body).toEqual({
      series: [{ key: 'weight', points: [{ week: '2026-W40', weekStart: '2026-09-28', value: 64.5 }] }],
    });

    const strange = await as(other).delete(`${path}/${kept.body.id}`);
    expect([strange.status, strange.body.code]).toEqual([404, 'measurement_import.not_found']);
    expect((await as(member).delete(`${path}/${kept.body.id}`)).body).toEqual({ ok: true });
    expect((await as(member).get(path)).body).toEqual({ items: [] });
  });

  it('are refused with a sentence that says what to do', async () => {
    const { as } = seededServer();
    const send = (value: object, language = 'en') =>
      as(member)
        .post(path)
        .set('Accept-Language', language)
        .send(body([{ ...weight, replace: false, ...value }]));
    const future = await send({ week: '2027-W01' });
    expect([future.status, future.body.code]).toEqual([400, 'measurement_import.week_outside']);
    expect(future.body.detail).toContain('20 years back');
    const heavy = await send({ value: 640 }, 'vi');
    expect([heavy.status, heavy.body.code]).toEqual([400, 'measurement_import.implausible']);
    expect(heavy.body.detail).toContain('từ 25 đến 300');
    await send({});
    const again = await send({});
    expect([again.status, again.body.code]).toEqual([409, 'measurement_import.nothing_new']);
  });

  it('are kept once, however often the same request arrives', async () => {
    const { as } = seededServer();
    const send = () =>
      as(member)
        .post(path)
        .set('Idempotency-Key', 'the-same-key')
        .send(body([{ ...weight, replace: false }]));
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await as(member).get(path)).body.items).toHaveLength(1);
  });

  it('may be every week of twenty years at once', async () => {
    const { as } = seededServer();
    const values = Array.from({ length: 11_000 }, (_, index) => ({
      ...weight,
      days: 1 + (index % 7),
      replace: false,
    }));
    expect((await as(member).post(path).send(body(values))).status).toBe(201);
  });
});
