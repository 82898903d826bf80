import { nothingMeasured } from '#core/body/indicator/fields.ts';
import type { Snapshot } from '../snapshot.ts';

const long = new Date('2026-01-05T00:00:00Z');

/** An invented member's week, for those who want to see a review before they save one, and to show what theirs look like. */
export const sampleWeek: Snapshot = {
  id: 'sample',
  userId: 'sample',
  week: '2026-W02',
  weekStart: '2026-01-05',
  standard: 'ASIA_PACIFIC',
  inputs: {
    body: {
      ...nothingMeasured.body,
      age: 31,
      gender: 'FEMALE',
      height: 158,
      weight: 62,
      activityLevel: 'LIGHT',
      waist: 82,
      hip: 97,
      neck: 33,
    },
    strength: {
      ...nothingMeasured.strength,
      runDistance: 1650,
      pushUps: 9,
      airSquats: 24,
      restingHeartRate: 74,
      heartDisease: false,
      pastInjury: false,
      underTreatment: false,
    },
    lifestyle: nothingMeasured.lifestyle,
    nutrition: nothingMeasured.nutrition,
  },
  carriedOver: [],
  media: [],
  version: 1,
  createdAt: long,
  updatedAt: long,
  broughtAt: null,
};
export const sampleDay = '2026-01-11';
