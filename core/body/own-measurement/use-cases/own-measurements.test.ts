import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { actorFor, refusalOf, system, visitor, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { anOwnMeasurement } from '#fixtures/body/own-measurements.ts';
import { addDays } from '#core/kernel/week.ts';
import { maxOwnMeasurements, maxOwnValues } from '../own-measurement.ts';

const open = { low: null, high: null, secondLow: null, secondHigh: null };
const calf = { name: 'Bắp chân', unit: 'cm', numbers: 1 as const, ...open };
const pressure = { ...calf, name: 'Huyết áp', unit: 'mmHg', numbers: 2 as const, high: 129, secondHigh: 84 };

const opened = () => {
  const user = aUser();
  const other = aUser({ type: 'COACH' });
  const here = world({ users: [user, other] });
  const actor = actorFor(user);
  const { indicator } = here.app;
  const names = async () => (await indicator.listOwnMeasurements(actor)).items.map(({ name }) => name);
  return { here, user, actor, other: actorFor(other), indicator, names };
};

describe('one’s own measurements', () => {
  it('keep a value a day, the latest of a day, and say which is unusual for the member', async () => {
    const { actor, indicator } = opened();
    const { id } = await indicator.addOwnMeasurement(actor, pressure);
    await indicator.keepOwnValue(actor, { id, day: '2026-11-10', value: 118, second: 76 });
    expect(
      await indicator.keepOwnValue(actor, { id, day: '2026-11-02', value: 121, second: 86 }),
    ).toMatchObject({ unusual: true });
    await indicator.keepOwnValue(actor, { id, day: '2026-11-10', value: 119, second: 77 });
    expect((await indicator.readOwnValues(actor, { id })).values).toEqual([
      { day: '2026-11-02', value: 121, second: 86, unusual: true },
      { day: '2026-11-10', value: 119, second: 77, unusual: false },
    ]);
    expect((await indicator.listOwnMeasurements(actor)).items).toMatchObject([
      { name: 'Huyết áp', values: 2, latest: { day: '2026-11-10', value: 119 } },
    ]);
    await indicator.removeOwnValue(actor, { id, day: '2026-11-02' });
    expect((await indicator.readOwnValues(actor, { id })).values).toHaveLength(1);
  });

  it('show the weeks that are asked for', async () => {
    const { here, actor, indicator } = opened();
    const { id } = await indicator.addOwnMeasurement(actor, calf);
    await indicator.keepOwnValue(actor, { id, day: '2026-11-02', value: 36, second: null });
    here.clock.forward(70 * day);
    await indicator.keepOwnValue(actor, { id, day: '2027-01-20', value: 37, second: null });
    const shown = async (range: '4w' | 'all') =>
      (await indicator.readOwnValues(actor, { id, range })).values.map(({ day: of }) => of);
    expect(await shown('4w')).toEqual(['2027-01-20']);
    expect(await shown('all')).toEqual(['2026-11-02', '2027-01-20']);
  });

  it('count days by the member’s own calendar', async () => {
    const west = aUser({ timeZone: 'America/Los_Angeles' });
    const here = world({ users: [west] });
    const actor = actorFor(west);
    const { id } = await here.app.indicator.addOwnMeasurement(actor, calf);
    const put = (of: string) =>
      here.app.indicator.keepOwnValue(actor, { id, day: of, value: 36, second: null });
    // In UTC it is the 20th already, there the 19th.
    expect(await refusalOf(put('2026-11-20'))).toBe('own_measurement.day_outside');
    expect(await put('2026-11-19')).toMatchObject({ day: '2026-11-19' });
  });

  it('are renamed, put in order and taken away with their values', async () => {
    const { actor, indicator, names } = opened();
    const first = await indicator.addOwnMeasurement(actor, calf);
    const second = await indicator.addOwnMeasurement(actor, pressure);
    const third = await indicator.addOwnMeasurement(actor, { ...calf, name: 'Cẳng tay' });
    await indicator.orderOwnMeasurements(actor, [third.id, first.id]);
    expect(await names()).toEqual(['Cẳng tay', 'Bắp chân', 'Huyết áp']);
    await indicator.changeOwnMeasurement(actor, first.id, { ...calf, name: 'Bắp chân trái' });
    await indicator.removeOwnMeasurement(actor, second.id);
    expect(await names()).toEqual(['Cẳng tay', 'Bắp chân trái']);
    expect(
      await refusalOf(indicator.changeOwnMeasurement(actor, first.id, { ...calf, name: 'cẳng tay' })),
    ).toBe('own_measurement.name_taken');
    await indicator.addOwnMeasurement(actor, { ...calf, name: 'Cuối danh sách' });
    expect((await names()).at(-1)).toBe('Cuối danh sách');
  });

  it('have an end: so many and no more', async () => {
    const { actor, indicator } = opened();
    for (let made = 0; made < maxOwnMeasurements; made += 1)
      await indicator.addOwnMeasurement(actor, { ...calf, name: `Số đo ${made}` });
    expect(await refusalOf(indicator.addOwnMeasurement(actor, calf))).toBe('own_measurement.too_many');
  });

  it('hold so many values: another day is refused, a day that is there takes its new one', async () => {
    const user = aUser();
    const calfOf = anOwnMeasurement({ userId: user.id, id: 'calf' });
    const ownValues = Array.from({ length: maxOwnValues }, (_, index) => ({
      measurementId: 'calf',
      day: addDays('2026-11-18', -index),
      value: 36,
      second: null,
    }));
    const here = world({ users: [user], ownMeasurements: [calfOf], ownValues });
    const keep = (of: string) =>
      here.app.indicator.keepOwnValue(actorFor(user), { id: 'calf', day: of, value: 37, second: null });
    expect(await refusalOf(keep('2026-11-19'))).toBe('own_measurement.too_many_values');
    expect(await keep('2026-11-18')).toMatchObject({ value: 37 });
  });

  it('are nobody else’s: not to be seen, changed or known of, not even by a coach', async () => {
    const { actor, other, indicator, names } = opened();
    const { id } = await indicator.addOwnMeasurement(actor, calf);
    await indicator.keepOwnValue(actor, { id, day: '2026-11-02', value: 36, second: null });
    const attempts = [
      () => indicator.readOwnValues(other, { id }),
      () => indicator.changeOwnMeasurement(other, id, calf),
      () => indicator.orderOwnMeasurements(other, [id]),
      () => indicator.removeOwnMeasurement(other, id),
      () => indicator.keepOwnValue(other, { id, day: '2026-11-02', value: 1, second: null }),
      () => indicator.removeOwnValue(other, { id, day: '2026-11-02' }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('own_measurement.not_found');
    expect((await indicator.listOwnMeasurements(other)).items).toEqual([]);
    expect(await refusalOf(indicator.listOwnMeasurements(visitor))).toBe('access.sign_in_required');
    expect(await names()).toEqual(['Bắp chân']);
  });

  it('are taken along in the data download, and forgotten with the member', async () => {
    const { here, actor, indicator } = opened();
    const { account } = here.app;
    const { id } = await indicator.addOwnMeasurement(actor, pressure);
    await indicator.keepOwnValue(actor, { id, day: '2026-11-02', value: 121, second: 86 });
    const { data } = await account.exportMyData(actor);
    expect(data['ownMeasurements']).toMatchObject([{ name: 'Huyết áp', unit: 'mmHg', values: 1 }]);
    expect(data['ownValues']).toEqual([
      { name: 'Huyết áp', unit: 'mmHg', day: '2026-11-02', value: 121, second: 86 },
    ]);
    const credentials = here.store.committed.table('credentials');
    credentials.set(actor.id, { userId: actor.id, hash: hashOf('pw-pw-pw'), updatedAt: here.clock.now() });
    await account.deleteAccount(actor, { password: 'pw-pw-pw' });
    here.clock.forward(31 * day);
    await account.anonymiseDueAccounts(system);
    expect(here.rows('ownMeasurements')).toEqual([]);
    expect(here.rows('ownValues')).toEqual([]);
  });
});
