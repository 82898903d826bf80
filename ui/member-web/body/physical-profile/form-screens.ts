import { fields, type FieldKey } from '#core/body/indicator/fields.ts';
import type { MessageId } from '#ui/intl.ts';

export const steps = ['body', 'strength', 'lifestyle', 'nutrition', 'photos', 'review'] as const;
export type Step = (typeof steps)[number];

export type FormScreen = Readonly<{
  id: string;
  step: Step;
  title: MessageId;
  lead: MessageId;
  keys: readonly FieldKey[];
}>;

/** Four steps of a few fields at a time, then the pictures, then a look at all of it. The step bar counts steps, not screens. */
export const formScreens = [
  {
    id: 'body',
    step: 'body',
    title: 'indicator.screen.body.title',
    lead: 'indicator.screen.body.lead',
    keys: ['gender', 'sexForFormulas', 'age', 'height', 'weight', 'activityLevel'],
  },
  {
    id: 'girths',
    step: 'body',
    title: 'indicator.screen.girths.title',
    lead: 'indicator.screen.girths.lead',
    keys: ['neck', 'chest', 'waist', 'hip', 'bicep', 'thigh'],
  },
  {
    id: 'health',
    step: 'strength',
    title: 'indicator.screen.health.title',
    lead: 'indicator.screen.health.lead',
    keys: ['heartDisease', 'pastInjury', 'underTreatment', 'restingHeartRate', 'maxHeartRate'],
  },
  {
    id: 'tests',
    step: 'strength',
    title: 'indicator.screen.tests.title',
    lead: 'indicator.screen.tests.lead',
    keys: ['runDistance', 'cyclingDistance', 'pushUps', 'airSquats'],
  },
  {
    id: 'rest',
    step: 'lifestyle',
    title: 'indicator.screen.rest.title',
    lead: 'indicator.screen.rest.lead',
    keys: ['sleep', 'stayUpLate', 'nap', 'phoneComputerUse', 'jobType', 'selfEvaluation'],
  },
  {
    id: 'habits',
    step: 'lifestyle',
    title: 'indicator.screen.habits.title',
    lead: 'indicator.screen.habits.lead',
    keys: ['cardioWorkout', 'muscleTraining', 'smoking', 'alcohol', 'party', 'sugaryDrinks'],
  },
  {
    id: 'food',
    step: 'nutrition',
    title: 'indicator.screen.food.title',
    lead: 'indicator.screen.food.lead',
    keys: ['protein', 'fat', 'carb', 'fiber', 'snack', 'dietStyle'],
  },
  {
    id: 'meals',
    step: 'nutrition',
    title: 'indicator.screen.meals.title',
    lead: 'indicator.screen.meals.lead',
    keys: ['mealCount', 'firstMealTime', 'lastMealTime', 'supplements', 'allergies', 'standardMealDay'],
  },
  {
    id: 'photos',
    step: 'photos',
    title: 'indicator.screen.photos.title',
    lead: 'indicator.screen.photos.lead',
    keys: [],
  },
  {
    id: 'review',
    step: 'review',
    title: 'indicator.screen.review.title',
    lead: 'indicator.screen.review.lead',
    keys: [],
  },
] as const satisfies readonly FormScreen[];

export const photosScreen = formScreens.findIndex(({ id }) => id === 'photos');
export const reviewScreen = formScreens.findIndex(({ id }) => id === 'review');

export const screenOf = (key: FieldKey): number =>
  formScreens.findIndex(({ keys }) => (keys as readonly FieldKey[]).includes(key)); // each list is narrower than the question

export const screensOfStep = (step: Step): readonly number[] =>
  formScreens.flatMap((screen, index) => (screen.step === step ? [index] : []));

/** Gender OTHER alone is asked which formulas to use. */
export const askedKeys = (keys: readonly FieldKey[], gender: unknown): readonly FieldKey[] =>
  keys.filter((key) => fields[key] !== fields.sexForFormulas || gender === 'OTHER');
