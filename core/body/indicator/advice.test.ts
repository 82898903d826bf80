import { describe, expect, it } from 'vitest';
import { someInputs } from '#fixtures/body/profiles.ts';
import { adviceFor } from './advice.ts';
import type { SafetyFlag } from './safety.ts';

const given = (parts: Parameters<typeof someInputs>[0], flags: readonly SafetyFlag[] = []) =>
  adviceFor(someInputs(parts), flags).map(({ key, values }) => `${key}: ${values.join(', ')}`);

describe('advice', () => {
  it('says nothing about what was not answered, or needs no advice', () => {
    expect(given({})).toEqual([]);
    expect(
      given({
        sleep: 'H7_TO_9',
        stayUpLate: 'ONE_TO_TWO',
        phoneComputerUse: 'H2_TO_4',
        jobType: 'STANDING',
        nap: 'UP_TO_30M',
        smoking: 'FORMER',
        alcohol: 'TWO_TO_FOUR_PER_MONTH',
        party: 'MONTHLY_OR_LESS',
        sugaryDrinks: 'ONE_TO_THREE_PER_WEEK',
        selfEvaluation: 'GOOD',
        cardioWorkout: 'M150_TO_300',
        muscleTraining: 'TWO_TO_THREE',
        protein: 'UNKNOWN',
        fat: 'MODERATE',
        carb: 'LOW',
        fiber: 'G25_TO_38',
        snack: 'TWO',
        dietStyle: ['BALANCED', 'KETO'],
        mealCount: 'THREE',
        firstMealTime: 'H9_TO_11',
        lastMealTime: 'H18_TO_20',
        supplements: ['CREATINE', 'CAFFEINE'],
        allergies: ['NONE'],
      }),
    ).toEqual([]);
  });

  it('answers each value of the guideline table', () => {
    expect(
      given({
        sleep: 'MORE_THAN_9H',
        stayUpLate: 'THREE_TO_FOUR',
        phoneComputerUse: 'H4_TO_6',
        jobType: 'SHIFT_WORK',
        nap: 'M30_TO_60',
        smoking: 'OCCASIONAL',
        alcohol: 'TWO_TO_THREE_PER_WEEK',
        party: 'FOUR_OR_MORE_PER_WEEK',
        sugaryDrinks: 'FOUR_TO_SIX_PER_WEEK',
        selfEvaluation: 'FAIR',
        cardioWorkout: 'M75_TO_149',
        muscleTraining: 'SIX_OR_MORE',
        protein: 'UNDER_0_8',
        fat: 'RAISED',
        carb: 'VERY_LOW',
        fiber: 'G15_TO_25',
        snack: 'THREE_OR_MORE',
        mealCount: 'ONE',
        firstMealTime: 'AFTER_11H',
        lastMealTime: 'H20_TO_22',
        supplements: ['FAT_BURNER', 'CREATINE'],
        allergies: ['MILK', 'PEANUT'],
      }),
    ).toEqual([
      'sleep: MORE_THAN_9H',
      'stayUpLate: THREE_TO_FOUR',
      'phoneComputerUse: H4_TO_6',
      'jobType: SHIFT_WORK',
      'nap: M30_TO_60',
      'smoking: OCCASIONAL',
      'alcohol: TWO_TO_THREE_PER_WEEK',
      'party: FOUR_OR_MORE_PER_WEEK',
      'sugaryDrinks: FOUR_TO_SIX_PER_WEEK',
      'selfEvaluation: FAIR',
      'cardioWorkout: M75_TO_149',
      'muscleTraining: SIX_OR_MORE',
      'protein: UNDER_0_8',
      'fat: RAISED',
      'carb: VERY_LOW',
      'fiber: G15_TO_25',
      'snack: THREE_OR_MORE',
      'mealCount: ONE',
      'firstMealTime: AFTER_11H',
      'lastMealTime: H20_TO_22',
      'supplements: FAT_BURNER',
      'allergies: MILK, PEANUT',
    ]);
  });

  it('minds what else is known of the person', () => {
    expect(given({ protein: 'OVER_2_2' })).toEqual([]);
    expect(given({ protein: 'OVER_2_2', underTreatment: true })).toEqual(['protein: OVER_2_2']);
    expect(given({ supplements: ['CAFFEINE'], heartDisease: true })).toEqual(['supplements: CAFFEINE']);
    expect(given({ firstMealTime: 'AFTER_11H', dietStyle: ['INTERMITTENT_FASTING'] })).toEqual([]);
    expect(given({ dietStyle: ['INTERMITTENT_FASTING', 'KETO'] }, ['PAST_INJURY'])).toEqual([
      'dietStyle: INTERMITTENT_FASTING, KETO',
    ]);
  });

  it('names styles that contradict each other, and the vitamin a vegan lacks', () => {
    expect(given({ dietStyle: ['LOW_FAT', 'KETO'] })).toEqual(['dietStyle: KETO, LOW_FAT']);
    expect(given({ dietStyle: ['PESCATARIAN', 'VEGAN'] })).toEqual([
      'dietStyle: VEGAN, PESCATARIAN',
      'dietStyle: VEGAN',
    ]);
  });

  it('carries a source with every guideline', () => {
    const all = adviceFor(someInputs({ sleep: 'H5_TO_6', fat: 'HIGH', dietStyle: ['VEGAN'] }), []);
    expect(all).toHaveLength(3);
    for (const { guideline } of all) expect(guideline.source).not.toBe('');
  });
});
