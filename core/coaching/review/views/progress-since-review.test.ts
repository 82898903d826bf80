import { describe, expect, it } from 'vitest';
import { nextWeek } from '#core/kernel/week.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { shownReply } from './shown-review.ts';

describe('What later weeks make of the numbers of an answer', () => {
  it('is computed once a week, however many notes and versions speak of them', () => {
    let week = '2026-W10';
    let computations = 0;
    const snapshots = [72, 71, 70].map((weight) => {
      const snapshot = aSnapshot({ userId: 'hoa', week, inputs: profileInputs({ weight }) });
      week = nextWeek(week);
      return {
        ...snapshot,
        // Read by nothing but a computation.
        get standard() {
          computations += 1;
          return snapshot.standard;
        },
      };
    });
    const notes = Array.from({ length: 40 }, (_, index) => ({
      id: `n${index}`,
      kind: 'BODY' as const,
      text: 'Cân nặng',
      anchor: { kind: 'METRIC' as const, key: index % 2 === 0 ? 'weight' : 'bmi' },
    }));
    const versions = [1, 2, 3].map(() =>
      shownReply({ notes, targets: [] }, '2026-W10', { snapshots, audible: new Set() }),
    );
    expect(computations).toBe(snapshots.length);
    for (const { notes: shown } of versions)
      expect(shown[0]?.since).toEqual({ unit: 'kg', was: 72, now: 70, nowWeek: '2026-W12' });
  });
});
