import type { ScaleBand } from '../components/CategoryScale.tsx';
import type { CategoryKey, LabelledBand } from '#core/body/indicator/scales.ts';
import type { Bilingual } from '#core/body/indicator/labels.ts';
import { toneOf } from '#core/body/indicator/tones.ts';

export type DrawnScale = Readonly<{ bands: readonly ScaleBand[]; from: number; to: number }>;

/** Open ends get the room of an average band, and always enough to show the value. */
export const drawnScale = (
  key: CategoryKey,
  bands: readonly LabelledBand[],
  value: number | null,
  say: (label: Bilingual) => string,
): DrawnScale => {
  const cuts = bands.flatMap(({ to }) => (to === null ? [] : [to]));
  const first = cuts[0] ?? 0;
  const last = cuts.at(-1) ?? 1;
  const room = cuts.length > 1 ? (last - first) / (cuts.length - 1) : Math.abs(first) * 0.4 || 1;
  return {
    bands: bands.map(({ category, to, label }) => ({
      key: category,
      label: say(label),
      until: to,
      tone: toneOf(key, category),
    })),
    from: Math.max(0, Math.min(first - room, value ?? first)),
    to: Math.max(last + room, value ?? last),
  };
};
