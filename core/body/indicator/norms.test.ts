import { describe, expect, it } from 'vitest';
import { indicatorFunctions } from './explanation/functions.ts';

/**
 * The published tables as printed: age band, then for men and for women the lowest value of POOR, AVERAGE, GOOD, EXCELLENT
 * and OUTSTANDING; for the resting heart rate the lowest bpm of EXCELLENT, GOOD, AVERAGE, POOR and VERY_POOR.
 */
const printed = {
  runLevel: [
    'distanceM',
    `
    13–19 | 2092 2221 2527 2784 3009 | 1609 1915 2092 2317 2446
    20–29 | 1963 2124 2414 2655 2849 | 1545 1802 1979 2173 2350
    30–39 | 1899 2108 2350 2527 2736 | 1513 1706 1915 2092 2253
    40–49 | 1835 2012 2253 2478 2672 | 1416 1593 1802 2012 2173
    50–59 | 1658 1883 2108 2334 2559 | 1352 1513 1706 1915 2108
    60+ | 1400 1658 1947 2140 2511 | 1255 1400 1593 1770 1915
  `,
  ],
  cyclingLevel: [
    'distanceM',
    `
    13–19 | 4426 6035 7644 9254 | 2816 4426 6035 7644
    20–29 | 4023 5633 7242 8851 | 2414 4023 5633 7242
    30–39 | 3621 5230 6840 8449 | 2012 3621 5230 6840
    40–49 | 3219 4828 6437 8047 | 1609 3219 4828 6437
    50–59 | 2816 4023 5633 7242 | 1207 2414 4023 5633
    60+ | 2816 3621 4828 6437 | 1207 2012 3219 4828
  `,
  ],
  vo2maxLevel: [
    'vo2max',
    `
    13–19 | 35 38.4 45.2 51 56 | 25 31 35 39 42
    20–29 | 33 36.5 42.5 46.5 52.5 | 23.6 29 33 37 41.1
    30–39 | 31.5 35.5 41 45 49.5 | 22.8 27 31.5 35.7 40.1
    40–49 | 30.2 33.6 39 43.8 48.1 | 21 24.5 29 32.9 37
    50–59 | 26.1 31 35.8 41 45.4 | 20.2 22.8 27 31.5 35.8
    60+ | 20.5 26.1 32.3 36.5 44.3 | 17.5 20.2 24.5 30.3 31.5
  `,
  ],
  pushUpLevel: [
    'reps',
    `
    17–19 | 4 19 35 47 57 | 2 11 21 27 36
    20–29 | 4 17 30 39 48 | 2 12 23 30 37
    30–39 | 2 13 25 34 42 | 1 10 22 30 38
    40–49 | 1 11 21 28 35 | 1 8 18 25 32
    50–59 | 1 9 18 25 32 | 1 7 15 21 26
    60+ | 1 6 17 24 31 | 1 5 13 19 24
  `,
  ],
  squatLevel: [
    'reps',
    `
    18–24 | 27 41 50 57 72 | 31 39 47 55 70
    25–29 | 29 40 48 56 74 | 30 40 47 54 68
    30–34 | 28 40 47 56 72 | 27 37 45 51 68
    35–39 | 27 38 47 58 72 | 25 37 42 50 63
    40–44 | 25 37 45 53 69 | 26 35 41 48 65
    45–49 | 25 35 44 52 70 | 25 35 41 50 63
    50–54 | 24 35 42 53 67 | 23 33 39 47 60
    55–59 | 22 33 41 48 63 | 21 30 36 43 61
    60–64 | 20 31 37 46 63 | 20 28 34 40 55
    65–69 | 20 29 35 44 60 | 19 27 33 40 53
    70–74 | 19 27 32 40 59 | 17 25 30 36 51
    75+ | 16 25 30 37 56 | 13 22 27 30 43
  `,
  ],
  restingHeartRateLevel: [
    'bpm',
    `
    18–25 | 56 62 70 74 82 | 61 66 74 79 85
    26–35 | 55 62 71 75 82 | 60 65 73 77 83
    36–45 | 57 63 71 76 83 | 60 65 74 79 85
    46–55 | 58 64 72 77 84 | 61 66 74 78 84
    56–65 | 57 62 72 76 82 | 60 65 74 78 84
    66+ | 56 62 70 74 80 | 60 65 73 77 85
  `,
  ],
} as const;

const rising = ['VERY_POOR', 'POOR', 'AVERAGE', 'GOOD', 'EXCELLENT', 'OUTSTANDING'];

const numbers = (text: string) => text.trim().split(' ').map(Number);

const rows = Object.entries(printed).flatMap(([name, [argument, table]]) =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [band = '', men = '', women = ''] = line.split('|');
      const [from = 0, to = null] = band.trim().replace('+', '').split('–').map(Number);
      return [
        { name, argument, gender: 'MALE', from, to, cuts: numbers(men) },
        { name, argument, gender: 'FEMALE', from, to, cuts: numbers(women) },
      ];
    }),
);

type Row = (typeof rows)[number];

const level = ({ name, argument, gender }: Row, age: number, value: number) => {
  const rate = indicatorFunctions[name as keyof typeof printed]; // the names come from the record above
  return rate({ gender, age, [argument]: value });
};

describe('norm tables', () => {
  it.each(rows)(
    '$name, $gender, from $from: every printed cut starts its level at both ends of the age band',
    (row) => {
      const levels = row.name === 'restingHeartRateLevel' ? rising.toReversed() : rising;
      for (const age of [row.from, row.to ?? row.from, row.to ?? 100]) {
        for (const [index, cut] of row.cuts.entries()) {
          expect(level(row, age, cut)).toEqual({ value: levels[index + 1] });
          expect(level(row, age, cut - 0.001)).toEqual({ value: levels[index] });
          expect(level(row, age, cut - 1e-9)).toEqual({ value: levels[index + 1] });
        }
      }
    },
  );

  it('have no norm below their first band', () => {
    const first = {
      runLevel: 13,
      cyclingLevel: 13,
      vo2maxLevel: 13,
      pushUpLevel: 17,
      squatLevel: 18,
      restingHeartRateLevel: 18,
    };
    for (const [name, age] of Object.entries(first)) {
      for (const row of rows.filter((each) => each.name === name)) {
        expect(level(row, age - 1, 50)).toEqual({ reason: 'NO_NORM' });
        expect(level(row, age, 50)).not.toHaveProperty('reason');
      }
    }
  });

  it('never give OUTSTANDING for cycling, however far the ride', () => {
    for (const row of rows.filter(({ name }) => name === 'cyclingLevel')) {
      expect(level(row, row.from, 12_000)).toEqual({ value: 'EXCELLENT' });
    }
  });
});
