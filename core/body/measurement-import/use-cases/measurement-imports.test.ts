import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, system, visitor, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import {
  maxImportsOfMember,
  maxValuesOfImport,
  type ImportedMetric,
  type WeekValue,
} from '../imported-value.ts';

const opened = () => {
  const user = aUser();
  const other = aUser();
  const saved = aSnapshot({
    userId: user.id,
    week: '2026-W40',
    inputs: profileInputs({ weight: 65, waist: 80 }),
    carriedOver: ['body.waist'],
  });
  const here = world({ users: [user, other], snapshots: [saved] });
  const actor = actorFor(user);
  const { indicator } = here.app;
  const keep = (values: readonly (WeekValue & { replace?: boolean })[], as = actor) =>
    indicator.keepImport(as, {
      source: 'OPENSCALE',
      fileName: 'openScale.csv',
      values: values.map((value) => ({ replace: false, ...value })),
    });
  const shown = async (as = actor, range?: '4w' | 'all') =>
    (await indicator.readImported(as, { range })).series;
  return { here, user, actor, other: actorFor(other), saved, indicator, keep, shown };
};

const value = (week: string, number: number, metric: ImportedMetric = 'weight'): WeekValue => ({
  metric,
  week,
  value: number,
  days: 2,
});

describe('previewImport', () => {
  it('says what is new, what is equal and what differs, from imports and from saved weeks', async () => {
    const { actor, indicator, keep } = opened();
    await keep([value('2026-W30', 66)]);
    const { items } = await indicator.previewImport(actor, {
      values: [
        value('2026-W29', 67),
        value('2026-W30', 66.04),
        value('2026-W30', 20, 'bodyFatPercent'),
        value('2026-W40', 65),
        value('2026-W40', 81, 'waist'),
        value('2026-W41', 64),
      ],
    });
    expect(items.map(({ metric, week, standing }) => `${metric} ${week} ${standing}`)).toEqual([
      'weight 2026-W29 NEW',
      'weight 2026-W30 EQUAL',
      'bodyFatPercent 2026-W30 NEW',
      'weight 2026-W40 EQUAL',
      // Taken over for that save, so it was not measured.
      'waist 2026-W40 NEW',
      'weight 2026-W41 NEW',
    ]);
    const [differing] = (await indicator.previewImport(actor, { values: [value('2026-W40', 70)] })).items;
    expect(differing).toMatchObject({ standing: 'DIFFERS', saved: 65, imported: null });
  });

  it('keeps nothing', async () => {
    const { here, actor, indicator } = opened();
    await indicator.previewImport(actor, { values: [value('2026-W30', 66)] });
    expect([here.rows('measurementImports'), here.rows('importedValues')]).toEqual([[], []]);
  });
});

describe('keepImport', () => {
  it('adds what is new, leaves what is equal, and replaces only what is asked for', async () => {
    const { keep, shown } = opened();
    await keep([value('2026-W30', 66), value('2026-W31', 66), value('2026-W32', 66)]);
    const kept = await keep([
      value('2026-W30', 66),
      value('2026-W31', 70),
      { ...value('2026-W32', 71), replace: true },
      value('2026-W33', 72),
    ]);
    expect(kept).toMatchObject({ added: 1, replaced: 1, equal: 1, left: 1 });
    const [series] = await shown();
    expect(series?.points.map((point) => point.value)).toEqual([66, 66, 71, 72]);
  });

  it('is no save: the saved week, its streak, the coins and the rewards stay as they were', async () => {
    const { here, actor, keep, saved } = opened();
    const before = await here.app.indicator.readTimeline(actor, {});
    await keep([{ ...value('2026-W40', 70), replace: true }, value('2026-W39', 70)]);
    expect(here.rows('snapshots')).toEqual([saved]);
    expect(await here.app.indicator.readTimeline(actor, {})).toEqual(before);
    expect([here.rows('postings'), here.rows('rewardClaims'), here.rows('events')]).toEqual([[], [], []]);
  });

  it('refuses a file that brings nothing', async () => {
    const { here, keep } = opened();
    await keep([value('2026-W30', 66)]);
    expect(await refusalOf(keep([value('2026-W30', 66)]))).toBe('measurement_import.nothing_new');
    expect(await refusalOf(keep([value('2026-W30', 67)]))).toBe('measurement_import.nothing_new');
    expect(await refusalOf(keep([value('2026-W40', 65)]))).toBe('measurement_import.nothing_new');
    expect(here.rows('measurementImports')).toHaveLength(1);
  });

  it('believes no client: weeks that are not, values that nobody has, and too much of it', async () => {
    const { here, keep } = opened();
    for (const week of ['2026-W49', '2005-W10', '2026-W54', 'last week'])
      expect(await refusalOf(keep([value(week, 66)]))).toBe('measurement_import.week_outside');
    for (const number of [24, 301, Number.NaN])
      expect(await refusalOf(keep([value('2026-W30', number)]))).toBe('measurement_import.implausible');
    const many = Array.from({ length: maxValuesOfImport + 1 }, () => value('2026-W30', 66));
    expect(await refusalOf(keep(many))).toBe('measurement_import.too_many_values');
    expect(here.rows('measurementImports')).toEqual([]);
  });

  it('stops at the number of imports that a member keeps', async () => {
    const { keep } = opened();
    for (let made = 0; made < maxImportsOfMember; made += 1)
      await keep([value(shiftWeek('2026-W30', -made), 66)]);
    expect(await refusalOf(keep([value('2026-W31', 66)]))).toBe('measurement_import.too_many_imports');
  });

  it('never shows another number for a week than before, unless that was asked for', async () => {
    const change = fc.record({
      week: fc.integer({ min: 1, max: 6 }).map((week) => `2026-W0${week}`),
      value: fc.constantFrom(60, 61, 62),
      replace: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 5 }), { maxLength: 5 }),
        async (files) => {
          const { keep, shown } = opened();
          const points = async () =>
            new Map((await shown()).flatMap((one) => one.points.map((point) => [point.week, point.value])));
          for (const file of files) {
            const before = await points();
            await keep(file.map((one) => ({ metric: 'weight', days: 1, ...one }))).catch(() => null);
            const after = await points();
            for (const [week, number] of before) {
              const asked = file.some((one) => one.week === week && one.replace);
              if (!asked) expect(after.get(week)).toBe(number);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('removeImport', () => {
  it('takes one import away, and what it stood in front of is there again', async () => {
    const { actor, indicator, keep, shown } = opened();
    const first = await keep([value('2026-W30', 66), value('2026-W31', 67)]);
    const second = await keep([{ ...value('2026-W30', 60), replace: true }]);
    expect((await shown())[0]?.points[0]?.value).toBe(60);
    await indicator.removeImport(actor, second.id);
    expect((await shown())[0]?.points.map((point) => point.value)).toEqual([66, 67]);
    await indicator.removeImport(actor, first.id);
    expect(await shown()).toEqual([]);
    expect(await indicator.listImports(actor)).toEqual({ items: [] });
  });

  it('knows no import of another member, and none twice', async () => {
    const { actor, other, indicator, keep } = opened();
    const { id } = await keep([value('2026-W30', 66)]);
    expect(await refusalOf(indicator.removeImport(other, id))).toBe('measurement_import.not_found');
    await indicator.removeImport(actor, id);
    expect(await refusalOf(indicator.removeImport(actor, id))).toBe('measurement_import.not_found');
  });
});

describe('imported measurements', () => {
  it('are seen by their member alone', async () => {
    const { other, indicator, keep, shown } = opened();
    await keep([value('2026-W30', 66)]);
    expect(await shown(other)).toEqual([]);
    expect(await indicator.listImports(other)).toEqual({ items: [] });
    for (const read of [indicator.readImported(visitor, {}), indicator.listImports(visitor)])
      expect(await refusalOf(read)).toBe('access.sign_in_required');
  });

  it('are shown in the range that the timeline shows', async () => {
    const { keep, shown, actor } = opened();
    await keep([value('2026-W20', 66), value('2026-W46', 64)]);
    expect((await shown(actor, '4w'))[0]?.points.map(({ week }) => week)).toEqual(['2026-W46']);
    expect((await shown())[0]?.points).toHaveLength(2);
  });

  it('are in the member’s archive, and gone when the member is anonymised', async () => {
    const { here, actor, keep } = opened();
    await keep([value('2026-W30', 66)]);
    const { data } = await here.app.account.exportMyData(actor);
    expect(data['measurementImports']).toMatchObject([{ source: 'OPENSCALE', values: 1 }]);
    expect(data['importedValues']).toEqual([value('2026-W30', 66)]);

    const credentials = here.store.committed.table('credentials');
    credentials.set(actor.id, { userId: actor.id, hash: hashOf('pw-pw-pw'), updatedAt: here.clock.now() });
    await here.app.account.deleteAccount(actor, { password: 'pw-pw-pw' });
    here.clock.forward(31 * day);
    await here.app.account.anonymiseDueAccounts(system);
    expect([here.rows('measurementImports'), here.rows('importedValues')]).toEqual([[], []]);
  });
});
