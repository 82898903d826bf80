import { describe, expect, it } from 'vitest';
import { fieldKeys } from '#core/body/indicator/fields.ts';
import { requiredFields } from '#core/body/snapshot/save-rules.ts';
import { minutesToFill } from '#core/body/snapshot/saving-time.ts';
import { cardIds, dueAgain, keysOf, screenOf, type WeekPlan } from './form-screens.ts';

const plan = (parts: Partial<WeekPlan> = {}): WeekPlan => ({
  isFirst: false,
  isSaved: false,
  lastMeasured: {},
  currentWeek: '2026-W47',
  ...parts,
});

describe('the screens of a week', () => {
  it.each([true, false])('ask for each field once, the first week being %s', (isFirst) => {
    const asked = (['body', ...cardIds] as const).flatMap((screen) => keysOf(screen, { isFirst }));
    expect([...asked].toSorted()).toEqual([...fieldKeys].toSorted());
    for (const key of fieldKeys) expect(keysOf(screenOf(key, { isFirst }), { isFirst })).toContain(key);
  });

  it('put all that a save needs on the first of them, and nothing else in a first week', () => {
    expect(keysOf('body', { isFirst: true }).filter((key) => key !== 'sexForFormulas')).toEqual([
      'gender',
      'age',
      'height',
      'weight',
    ]);
    for (const isFirst of [true, false])
      for (const key of requiredFields) expect(screenOf(key, { isFirst })).toBe('body');
  });

  it('make no card longer than two minutes, and girths five numbers in one', () => {
    for (const card of cardIds) expect(minutesToFill(keysOf(card, plan()))).toBeLessThanOrEqual(2);
    const girths = keysOf('girths', plan());
    expect([girths.length, minutesToFill(girths)]).toEqual([5, 1]);
  });

  it('call a card due again only when it was filled in before', () => {
    expect(dueAgain('strength', plan())).toEqual([]);
    const lastMeasured = { pushUps: '2026-W43', airSquats: '2026-W44', sleep: '2026-W01' };
    expect(dueAgain('strength', plan({ lastMeasured }))).toEqual(['pushUps']);
    expect(dueAgain('lifestyle', plan({ lastMeasured }))).toEqual([]);
  });
});
