import type { Allergy } from '#core/body/indicator/nutrition.ts';

/**
 * Foods by the allergen they hold, in both languages and without their marks' absence: advice that names one of them is
 * not given to a member who is allergic. Wide rather than exact: a pulse may be soy or peanut, a grain may be wheat.
 */
const foods: Readonly<Record<Exclude<Allergy, 'NONE' | 'OTHER'>, readonly string[]>> = {
  MILK: [
    'sữa', 'sữa chua', 'phô mai', 'bơ', 'kem', 'whey', 'váng sữa',
    'milk', 'yogurt', 'yoghurt', 'cheese', 'butter', 'cream', 'dairy', 'kefir', 'casein',
  ],
  EGG: ['trứng', 'mayonnaise', 'egg', 'eggs', 'omelette', 'omelet'],
  FISH: [
    'cá hồi', 'cá ngừ', 'cá thu', 'cá basa', 'cá biển', 'ăn cá', 'thịt cá', 'món cá', 'nước mắm', 'hải sản',
    'fish', 'salmon', 'tuna', 'sardine', 'sardines', 'cod', 'mackerel', 'seafood',
  ],
  SHELLFISH: [
    'tôm', 'cua', 'ghẹ', 'tép', 'hải sản', 'sò', 'mực',
    'shrimp', 'shrimps', 'prawn', 'prawns', 'crab', 'lobster', 'shellfish', 'seafood',
  ],
  TREE_NUT: [
    'hạt điều', 'hạnh nhân', 'óc chó', 'hạt dẻ', 'mắc ca', 'các loại hạt', 'hạt không muối', 'hạt dinh dưỡng',
    'nut', 'nuts', 'almond', 'almonds', 'cashew', 'cashews', 'walnut', 'walnuts', 'hazelnut', 'pistachio',
  ],
  PEANUT: [
    'đậu phộng', 'hạt lạc', 'đậu lạc', 'lạc rang', 'bơ lạc', 'các loại đậu', 'các loại hạt', 'hạt không muối',
    'peanut', 'peanuts', 'nuts', 'pulses', 'legumes',
  ],
  WHEAT: [
    'lúa mì', 'bánh mì', 'bột mì', 'mì', 'nui', 'ngũ cốc', 'ngũ cốc nguyên hạt', 'yến mạch',
    'wheat', 'bread', 'pasta', 'noodles', 'grain', 'grains', 'cereal', 'cereals', 'oats', 'gluten', 'seitan',
  ],
  SOY: [
    'đậu nành', 'đậu phụ', 'đậu hũ', 'tào phớ', 'nước tương', 'các loại đậu', 'sữa đậu nành',
    'soy', 'soya', 'tofu', 'tempeh', 'edamame', 'pulses', 'legumes',
  ],
  SESAME: ['mè', 'vừng', 'sesame', 'tahini', 'hummus'],
}; // prettier-ignore

const nameOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

const patterns: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(Object.entries(foods).map(([allergy, words]) => [allergy, nameOf(words)])),
  // What the other allergy is nobody knows: no food is named at all.
  OTHER: nameOf(Object.values(foods).flat()),
};

/** Whether a sentence names a food that holds what the member is allergic to. */
export const namesAllergen = (text: string, allergies: readonly string[]): boolean => {
  const composed = text.normalize('NFC');
  return allergies.some((allergy) => patterns[allergy]?.test(composed) ?? false);
};
