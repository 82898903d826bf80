import {
  positionIn,
  scale,
  scoreLevels,
  type Band,
  type Scale,
  type ScoreLevel,
  type Sex,
} from './categories.ts';
import { norm6, refusals, type Outcome } from './outcome.ts';

/**
 * Norm tables of the fitness tests, one row per age band: the first age of the band, then for men and for women the
 * lowest value of POOR, AVERAGE, GOOD, EXCELLENT and OUTSTANDING. The last band is open, and below the first there is no norm.
 */
type Row = readonly [firstAge: number, men: readonly number[], women: readonly number[]];

type NormBand = Readonly<{
  from: number;
  to: number | null;
  scales: Readonly<Record<Sex, Scale<ScoreLevel>>>;
}>;
export type NormTable = Readonly<{
  bands: readonly NormBand[];
  /** Resting heart rate is the one test where a lower number is the better one. */
  lowerIsBetter: boolean;
  /** Index of the band per completed year of age, `noBand` below the first. */
  bandAtAge: Uint8Array;
}>;

const noBand = 255;
const oldest = 150;

const bestFirst = scoreLevels.toReversed();

const normTable = (rows: readonly Row[], lowerIsBetter = false): NormTable => {
  const levels = lowerIsBetter ? bestFirst : scoreLevels;
  const levelScale = (cuts: readonly number[]) => scale(levels.slice(0, cuts.length + 1), ...cuts);
  const bands = rows.map(([from, men, women], index): NormBand => {
    const next = rows[index + 1];
    return {
      from,
      to: next ? next[0] - 1 : null,
      scales: { MALE: levelScale(men), FEMALE: levelScale(women) },
    };
  });
  const bandAtAge = new Uint8Array(oldest + 1).fill(noBand);
  for (const [index, { from, to }] of bands.entries()) bandAtAge.fill(index, from, (to ?? oldest) + 1);
  return { bands, lowerIsBetter, bandAtAge };
};

/** Cooper 1982, metres in 12 minutes; miles converted exactly and rounded to 1 m. */
export const runNorms = normTable([
  [13, [2092, 2221, 2527, 2784, 3009], [1609, 1915, 2092, 2317, 2446]],
  [20, [1963, 2124, 2414, 2655, 2849], [1545, 1802, 1979, 2173, 2350]],
  [30, [1899, 2108, 2350, 2527, 2736], [1513, 1706, 1915, 2092, 2253]],
  [40, [1835, 2012, 2253, 2478, 2672], [1416, 1593, 1802, 2012, 2173]],
  [50, [1658, 1883, 2108, 2334, 2559], [1352, 1513, 1706, 1915, 2108]],
  [60, [1400, 1658, 1947, 2140, 2511], [1255, 1400, 1593, 1770, 1915]],
]);

/** Cooper 1982, metres in 12 minutes on an ordinary bicycle; the book defines no class above EXCELLENT. */
export const cyclingNorms = normTable([
  [13, [4426, 6035, 7644, 9254], [2816, 4426, 6035, 7644]],
  [20, [4023, 5633, 7242, 8851], [2414, 4023, 5633, 7242]],
  [30, [3621, 5230, 6840, 8449], [2012, 3621, 5230, 6840]],
  [40, [3219, 4828, 6437, 8047], [1609, 3219, 4828, 6437]],
  [50, [2816, 4023, 5633, 7242], [1207, 2414, 4023, 5633]],
  [60, [2816, 3621, 4828, 6437], [1207, 2012, 3219, 4828]],
]);

/** Cooper Institute 1997 (in Heyward): agrees with the run table, so the same run is not rated twice differently. */
export const vo2maxNorms = normTable([
  [13, [35, 38.4, 45.2, 51, 56], [25, 31, 35, 39, 42]],
  [20, [33, 36.5, 42.5, 46.5, 52.5], [23.6, 29, 33, 37, 41.1]],
  [30, [31.5, 35.5, 41, 45, 49.5], [22.8, 27, 31.5, 35.7, 40.1]],
  [40, [30.2, 33.6, 39, 43.8, 48.1], [21, 24.5, 29, 32.9, 37]],
  [50, [26.1, 31, 35.8, 41, 45.4], [20.2, 22.8, 27, 31.5, 35.8]],
  [60, [20.5, 26.1, 32.3, 36.5, 44.3], [17.5, 20.2, 24.5, 30.3, 31.5]],
]);

/** Adapted from Golding 1986; men on their toes, women on their knees. */
export const pushUpNorms = normTable([
  [17, [4, 19, 35, 47, 57], [2, 11, 21, 27, 36]],
  [20, [4, 17, 30, 39, 48], [2, 12, 23, 30, 37]],
  [30, [2, 13, 25, 34, 42], [1, 10, 22, 30, 38]],
  [40, [1, 11, 21, 28, 35], [1, 8, 18, 25, 32]],
  [50, [1, 9, 18, 25, 32], [1, 7, 15, 21, 26]],
  [60, [1, 6, 17, 24, 31], [1, 5, 13, 19, 24]],
]);

/** Strassmann 2013, sit-to-stand in one minute, percentiles 2.5, 25, 50, 75 and 97.5 of 6926 adults. */
export const squatNorms = normTable([
  [18, [27, 41, 50, 57, 72], [31, 39, 47, 55, 70]],
  [25, [29, 40, 48, 56, 74], [30, 40, 47, 54, 68]],
  [30, [28, 40, 47, 56, 72], [27, 37, 45, 51, 68]],
  [35, [27, 38, 47, 58, 72], [25, 37, 42, 50, 63]],
  [40, [25, 37, 45, 53, 69], [26, 35, 41, 48, 65]],
  [45, [25, 35, 44, 52, 70], [25, 35, 41, 50, 63]],
  [50, [24, 35, 42, 53, 67], [23, 33, 39, 47, 60]],
  [55, [22, 33, 41, 48, 63], [21, 30, 36, 43, 61]],
  [60, [20, 31, 37, 46, 63], [20, 28, 34, 40, 55]],
  [65, [20, 29, 35, 44, 60], [19, 27, 33, 40, 53]],
  [70, [19, 27, 32, 40, 59], [17, 25, 30, 36, 51]],
  [75, [16, 25, 30, 37, 56], [13, 22, 27, 30, 43]],
]);

/** Widely reproduced chart. Each row gives the lowest bpm of EXCELLENT, GOOD, AVERAGE, POOR and VERY_POOR; below the first is OUTSTANDING. */
export const restingHeartRateNorms = normTable(
  [
    [18, [56, 62, 70, 74, 82], [61, 66, 74, 79, 85]],
    [26, [55, 62, 71, 75, 82], [60, 65, 73, 77, 83]],
    [36, [57, 63, 71, 76, 83], [60, 65, 74, 79, 85]],
    [46, [58, 64, 72, 77, 84], [61, 66, 74, 78, 84]],
    [56, [57, 62, 72, 76, 82], [60, 65, 74, 78, 84]],
    [66, [56, 62, 70, 74, 80], [60, 65, 73, 77, 85]],
  ],
  true,
);

export const normBandAt = (table: NormTable, age: number): NormBand | null =>
  table.bands[table.bandAtAge[Math.min(age, oldest)] ?? noBand] ?? null;

export const levelIn = (table: NormTable, sex: Sex, age: number, value: number): Outcome<ScoreLevel> => {
  const band = normBandAt(table, age);
  if (!band) return refusals.NO_NORM;
  const { answers, cuts } = band.scales[sex];
  return answers[positionIn(cuts, value)]!; // a scale has one answer more than cuts
};

/** The bands to draw for one person's row, in rising order of the value. */
export const levelBands = (table: NormTable, sex: Sex, age: number): readonly Band<ScoreLevel>[] => {
  const found = normBandAt(table, age)?.scales[sex];
  if (!found) return [];
  return found.classes.map((category, index) => ({
    category,
    from: found.cuts[index - 1] ?? null,
    to: found.cuts[index] ?? null,
  }));
};

export const positionOf = (level: ScoreLevel): number => scoreLevels.indexOf(level);

/** Mean position rounded half up; the caller makes sure that there are enough levels to mean anything. */
export const meanLevel = (positionsSum: number, count: number): ScoreLevel =>
  scoreLevels[Math.floor(norm6(positionsSum / count) + 0.5)]!; // the mean of positions 0 to 5 is a position
