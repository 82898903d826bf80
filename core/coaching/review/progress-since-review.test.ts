import { describe, expect, it, vi } from 'vitest';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { nextWeek } from '#core/kernel/week.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { shownReply } from './review-view.ts';

vi.mock('#core/body/indicator/compute.ts', { spy: true });

describe('What later weeks make of the numbers of an answer', () => {
  it('is computed once a week, however many notes and versions speak of them', () => {
    let week = '2026-W10';
    const snapshots = [72, 71, 70].map((weight) => {
      const snapshot = aSnapshot({ userId: 'hoa', week, inputs: profileInputs({ weight }) });
      week = nextWeek(week);
      return snapshot;
    });
    const notes = Array.from({ length: 40 }, (_, index) => ({
      id: `n${index}`,
      kind: 'BODY' as const,
      text: 'Cân nặng',
      anchor: { kind: 'METRIC' as const, key: index % 2 === 0 ? 'weight' : 'bmi' },
    }));
    vi.mocked(computeIndicators).mockClear();
    const versions = [1, 2, 3].map(() => shownReply({ notes, targets: [] }, '2026-W10', snapshots));
    expect(vi.mocked(computeIndicators)).toHaveBeenCalledTimes(snapshots.length);
    for (const { notes: shown } of versions)
      expect(shown[0]?.since).toEqual({ unit: 'kg', was: 72, now: 70, nowWeek: '2026-W12' });
  });
});
