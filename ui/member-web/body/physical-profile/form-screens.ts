import { fields, type FieldKey } from '#core/body/indicator/fields.ts';
import { isDue, type LastMeasured } from '#core/body/snapshot/ritual/due.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import type { MessageId } from '#ui/intl.ts';

/** The save itself is three screens; each card is one more, open on any day of the week. */
export const steps = ['body', 'photos', 'review'] as const;
export type Step = (typeof steps)[number];

export const cardIds = ['girths', 'strength', 'lifestyle', 'nutrition'] as const;
export type CardId = (typeof cardIds)[number];

/** `week` is the week once it is saved: its cards, and the way back to its numbers and photos. */
export type ScreenId = Step | CardId | 'week';

const screenIds: readonly ScreenId[] = [...steps, 'week', ...cardIds];
export const isScreenId = (id: string | null): id is ScreenId => screenIds.some((known) => known === id);
export const isStep = (id: ScreenId): id is Step => steps.some((step) => step === id);
export const isCard = (id: ScreenId): id is CardId => cardIds.some((card) => card === id);

export const titleOf = (id: ScreenId): MessageId => `indicator.screen.${id}.title`;

/** What the form knows of the weeks before: how it decides what to ask. */
export type WeekPlan = Readonly<{
  /** Nothing was ever saved: only what the first save needs is asked. */
  isFirst: boolean;
  /** This week is saved already: every save from here on changes it. */
  isSaved: boolean;
  lastMeasured: LastMeasured;
  currentWeek: WeekKey;
}>;

/** What a save cannot be without, and what hardly changes: taken over with one press while it is not due. */
export const aboutKeys = ['gender', 'sexForFormulas', 'age', 'height'] as const satisfies readonly FieldKey[];

const keysOfCard: Readonly<Record<CardId, readonly FieldKey[]>> = {
  girths: ['waist', 'neck', 'chest', 'hip', 'bicep', 'thigh'],
  strength: [
    'heartDisease',
    'pastInjury',
    'underTreatment',
    'restingHeartRate',
    'maxHeartRate',
    'pushUps',
    'airSquats',
    'runDistance',
    'cyclingDistance',
  ],
  lifestyle: [
    'activityLevel',
    'cardioWorkout',
    'muscleTraining',
    'sleep',
    'stayUpLate',
    'nap',
    'phoneComputerUse',
    'jobType',
    'selfEvaluation',
    'smoking',
    'alcohol',
    'party',
    'sugaryDrinks',
  ],
  nutrition: [
    'protein',
    'fat',
    'carb',
    'fiber',
    'snack',
    'dietStyle',
    'mealCount',
    'firstMealTime',
    'lastMealTime',
    'supplements',
    'allergies',
    'standardMealDay',
  ],
};

/** The waist belongs to every week's own numbers; at the very first save it is one of the girths. */
export const keysOf = (screen: ScreenId, { isFirst }: Pick<WeekPlan, 'isFirst'>): readonly FieldKey[] => {
  if (screen === 'body') return isFirst ? [...aboutKeys, 'weight'] : [...aboutKeys, 'weight', 'waist'];
  if (!isCard(screen)) return [];
  return keysOfCard[screen].filter((key) => isFirst || key !== 'waist');
};

export const screenOf = (key: FieldKey, plan: Pick<WeekPlan, 'isFirst'>): ScreenId =>
  (['body', ...cardIds] as const).find((screen) => keysOf(screen, plan).includes(key)) ?? 'body';

/** Gender OTHER alone is asked which formulas to use. */
export const askedKeys = (keys: readonly FieldKey[], gender: unknown): readonly FieldKey[] =>
  keys.filter((key) => fields[key] !== fields.sexForFormulas || gender === 'OTHER');

/** Of these fields, those that this week should ask for. */
export const dueKeys = (
  keys: readonly FieldKey[],
  { lastMeasured, currentWeek }: Pick<WeekPlan, 'lastMeasured' | 'currentWeek'>,
): readonly FieldKey[] => keys.filter((key) => isDue(key, lastMeasured, currentWeek));

/** Fields that were measured before and are due again; what was never filled in waits without a reminder. */
export const dueAgain = (card: CardId, plan: WeekPlan): readonly FieldKey[] =>
  dueKeys(keysOf(card, plan), plan).filter((key) => plan.lastMeasured[key] !== undefined);
