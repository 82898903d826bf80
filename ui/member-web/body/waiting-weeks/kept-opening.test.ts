import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftWeek } from '#core/kernel/week.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { type KeptOpening, openingAfterSave, openingAt } from './kept-opening.ts';

const saved = (week: string) => ({ week, isEditable: true }) as SavedWeek; // all that is asked of it here
const kept = (parts: Partial<KeptOpening> = {}): KeptOpening => ({
  weeks: [saved('2026-W47'), saved('2026-W46')],
  lastMeasured: {},
  draft: null,
  week: '2026-W47',
  deviceWeek: '2026-W47',
  ...parts,
});

describe('what the form opened with, read without a connection', () => {
  it('has this week’s save as long as the week lasts, and as last week’s from then on', () => {
    const now = openingAt(kept(), '2026-W47');
    expect(now.weeks.map(({ isEditable }) => isEditable)).toEqual([true, false]);
    const later = openingAt(kept(), '2026-W48');
    expect(later).toMatchObject({ week: '2026-W48' });
    expect(later.weeks.some(({ isEditable }) => isEditable)).toBe(false);
  });
  it('counts weeks as the server does, however wrong the device’s calendar is', () =>
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), fc.nat(20), (error, passed) => {
        const deviceWeek = shiftWeek('2026-W47', error);
        const { week } = openingAt(kept({ deviceWeek }), shiftWeek(deviceWeek, passed));
        expect(week).toBe(shiftWeek('2026-W47', passed));
      }),
    ));
  it('knows a week that was saved since', () => {
    const after = openingAfterSave(
      kept({ weeks: [saved('2026-W46'), saved('2026-W45')] }),
      saved('2026-W47'),
    );
    expect(after.weeks.map(({ week }) => week)).toEqual(['2026-W47', '2026-W46']);
  });
});
