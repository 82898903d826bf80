import { describe, expect, it } from 'vitest';
import { maxOwnMeasurements } from '#core/body/own-measurement/own-measurement.ts';
import { anOwnMeasurement } from '#fixtures/body/own-measurements.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const member = aUser({ id: 'hoa' });
const other = aUser({ id: 'an', type: 'COACH' });
const path = '/api/me/own-measurements';
const limits = { low: null, high: null, secondLow: null, secondHigh: null };
const pressure = { name: ' Huyết áp ', unit: 'mmHg', numbers: 2, ...limits, high: 129, secondHigh: 84 };

const opened = async () => {
  const { as } = openTestServer({ seed: { users: [member, other] } });
  const made = await as(member).post(path).send(pressure);
  return { as, id: String(made.body.id), status: made.status };
};

describe('own measurements over HTTP', () => {
  it('are added, filled in, shown and removed by their owner alone', async () => {
    const { as, id, status } = await opened();
    expect(status).toBe(201);
    const put = await as(member).put(`${path}/${id}/values/2026-11-18`).send({ value: 121, second: 86 });
    expect(put.body).toEqual({ day: '2026-11-18', value: 121, second: 86, unusual: true });
    expect((await as(member).get(path)).body.items).toMatchObject([
      { name: 'Huyết áp', numbers: 2, values: 1, latest: { day: '2026-11-18', value: 121, second: 86 } },
    ]);
    for (const answer of [
      await as(other).get(`${path}/${id}/values`),
      await as(other).put(`${path}/${id}/values/2026-11-18`).send({ value: 1, second: 1 }),
      await as(other).delete(`${path}/${id}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'own_measurement.not_found']);
    expect((await as(other).get(path)).body).toEqual({ items: [] });

    expect((await as(member).delete(`${path}/${id}/values/2026-11-18`)).body).toEqual({ ok: true });
    expect((await as(member).get(`${path}/${id}/values?range=4w`)).body).toMatchObject({
      measurement: { name: 'Huyết áp' },
      values: [],
    });
    expect((await as(member).delete(`${path}/${id}`)).body).toEqual({ ok: true });
    expect((await as(member).get(path)).body).toEqual({ items: [] });
  });

  it('are refused with a sentence that says what to do', async () => {
    const { as, id } = await opened();
    const taken = await as(member)
      .post(path)
      .send({ ...pressure, name: 'HUYẾT ÁP' });
    expect([taken.status, taken.body.code]).toEqual([409, 'own_measurement.name_taken']);
    const reversed = await as(member)
      .put(`${path}/${id}`)
      .send({ name: 'Huyết áp', unit: '', ...limits, low: 140, high: 120 });
    expect([reversed.status, reversed.body.code]).toEqual([400, 'own_measurement.range_reversed']);
    const early = await as(member)
      .put(`${path}/${id}/values/2026-11-21`)
      .set('Accept-Language', 'en')
      .send({ value: 121, second: 80 });
    expect([early.status, early.body.code]).toEqual([400, 'own_measurement.day_outside']);
    expect(early.body.detail).toContain('today or an earlier day');
    const huge = await as(member)
      .put(`${path}/${id}/values/2026-11-18`)
      .set('Accept-Language', 'vi')
      .send({ value: 1e9, second: 80 });
    expect([huge.status, huge.body.code]).toEqual([400, 'own_measurement.implausible']);
    expect(huge.body.detail).toContain('200.000');
  });

  it('end at so many', async () => {
    const { as } = openTestServer({
      seed: {
        users: [member],
        ownMeasurements: Array.from({ length: maxOwnMeasurements }, (_, index) =>
          anOwnMeasurement({ userId: member.id, name: `Số đo ${index}`, place: index + 1 }),
        ),
      },
    });
    const more = await as(member).post(path).send(pressure);
    expect([more.status, more.body.code]).toEqual([409, 'own_measurement.too_many']);
  });
});
