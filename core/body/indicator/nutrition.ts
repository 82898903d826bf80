/** Nutrition choices, ordered by amount where there is an order; UNKNOWN is an answer of its own. Every field is optional. */

/** Grams per kilogram of body weight a day. */
export const proteinValues = [
  'UNDER_0_8',
  'G0_8_TO_1_2',
  'G1_2_TO_1_6',
  'G1_6_TO_2_2',
  'OVER_2_2',
  'UNKNOWN',
] as const;
/** Share of energy. */
export const fatValues = ['LOW', 'MODERATE', 'RAISED', 'HIGH', 'UNKNOWN'] as const;
/** Share of energy. */
export const carbValues = ['VERY_LOW', 'LOW', 'MODERATE', 'HIGH', 'UNKNOWN'] as const;
/** Grams a day. */
export const fiberValues = ['UNDER_15', 'G15_TO_25', 'G25_TO_38', 'OVER_38', 'UNKNOWN'] as const;
/** A day. */
export const snackValues = ['NEVER', 'SOMETIMES', 'ONE', 'TWO', 'THREE_OR_MORE'] as const;
export const dietStyleValues = [
  'BALANCED',
  'HIGH_PROTEIN',
  'LOW_CARB',
  'KETO',
  'LOW_FAT',
  'MEDITERRANEAN',
  'DASH',
  'PESCATARIAN',
  'VEGETARIAN',
  'VEGAN',
  'INTERMITTENT_FASTING',
  'GLUTEN_FREE',
  'OTHER',
] as const;
/** Main meals a day. */
export const mealCountValues = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE_OR_MORE'] as const;
export const firstMealTimeValues = ['BEFORE_7H', 'H7_TO_9', 'H9_TO_11', 'AFTER_11H'] as const;
export const lastMealTimeValues = ['BEFORE_18H', 'H18_TO_20', 'H20_TO_22', 'AFTER_22H'] as const;
export const supplementValues = [
  'NONE',
  'MULTIVITAMIN',
  'PROTEIN_POWDER',
  'CREATINE',
  'OMEGA_3',
  'VITAMIN_D',
  'AMINO_ACIDS',
  'CAFFEINE',
  'FAT_BURNER',
  'OTHER',
] as const;
export const allergyValues = [
  'NONE',
  'MILK',
  'EGG',
  'FISH',
  'SHELLFISH',
  'TREE_NUT',
  'PEANUT',
  'WHEAT',
  'SOY',
  'SESAME',
  'OTHER',
] as const;

export type Protein = (typeof proteinValues)[number];
export type Fat = (typeof fatValues)[number];
export type Carb = (typeof carbValues)[number];
export type Fiber = (typeof fiberValues)[number];
export type Snack = (typeof snackValues)[number];
export type DietStyle = (typeof dietStyleValues)[number];
export type MealCount = (typeof mealCountValues)[number];
export type FirstMealTime = (typeof firstMealTimeValues)[number];
export type LastMealTime = (typeof lastMealTimeValues)[number];
export type Supplement = (typeof supplementValues)[number];
export type Allergy = (typeof allergyValues)[number];

export const maxDietStyles = 2;
export const maxMealDayLength = 2000;

/** Two styles that contradict each other. */
export const contradictingDietStyles: readonly (readonly [DietStyle, DietStyle])[] = [
  ['KETO', 'LOW_FAT'],
  ['VEGAN', 'PESCATARIAN'],
];

/** In the three sets an empty list means "not answered"; NONE is the answer "nothing". */
export type NutritionInputs = Readonly<{
  protein: Protein | null;
  fat: Fat | null;
  carb: Carb | null;
  fiber: Fiber | null;
  snack: Snack | null;
  dietStyle: readonly DietStyle[];
  mealCount: MealCount | null;
  firstMealTime: FirstMealTime | null;
  lastMealTime: LastMealTime | null;
  supplements: readonly Supplement[];
  allergies: readonly Allergy[];
  /** What is eaten on a usual day, in the member's own words; read by coaches, never scored. */
  standardMealDay: string | null;
}>;
