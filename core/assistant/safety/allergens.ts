import { fold } from '#core/kernel/text/text.ts';
import type { allergyValues } from '#core/body/indicator/nutrition.ts';

type Allergy = (typeof allergyValues)[number];

/** Foods that hold an allergen, as they are named in Vietnamese (folded) and in English. What OTHER is nobody knows. */
const foods: Readonly<Record<Exclude<Allergy, 'NONE' | 'OTHER'>, readonly string[]>> = {
  MILK: words(
    'sua|pho mai|phomai|bo sua|bo lat|whey|casein|kem|vang sua|banh flan|tra sua|milk|milks|cheese|cheeses|butter|yogurt|yoghurt|yogurts|cream|kefir|dairy|latte|cappuccino|protein powder|bot dam|lactose|ice cream|cottage',
  ),
  EGG: words('trung|hot vit lon|banh flan|mayonnaise|sot mayo|egg|eggs|omelette|omelet|mayo|meringue'),
  FISH: words(
    'ca hoi|ca ngu|ca thu|ca loc|ca basa|ca com|ca|nuoc mam|mam|dau ca|cha ca|fish|salmon|tuna|mackerel|sardine|sardines|anchovy|anchovies|cod|tilapia|trout|omega 3|fish oil',
  ),
  SHELLFISH: words(
    'tom|cua|ghe|tep|hai san|bun rieu|mam tom|mam ruoc|cha gio|shrimp|shrimps|prawn|prawns|crab|crabs|lobster|crayfish|shellfish|seafood|krill',
  ),
  TREE_NUT: words(
    'hat dieu|hanh nhan|oc cho|mac ca|macca|hat de|hat phi|cac loai hat|hat dinh duong|hat|ho tran|nut|nuts|almond|almonds|cashew|cashews|walnut|walnuts|pecan|pecans|pistachio|pistachios|hazelnut|hazelnuts|macadamia|granola|trail mix',
  ),
  PEANUT: words('dau phong|lac|bo dau phong|muoi vung lac|peanut|peanuts|peanut butter|satay|groundnut'),
  WHEAT: words(
    'banh mi|mi|mi goi|mi tom|bot mi|lua mi|mi y|nui|banh bao|banh quy|yen mach|ngu coc|gluten|bread|toast|pasta|spaghetti|noodle|noodles|wheat|oat|oats|oatmeal|cereal|cracker|crackers|seitan|bagel|flour|wholegrain|whole grain|couscous|barley|ngu coc nguyen hat',
  ),
  SOY: words(
    'dau nanh|dau hu|dau phu|tau hu|nuoc tuong|xi dau|tuong|sua dau|chao|tempeh|miso|natto|soy|soya|tofu|edamame|soybean|soybeans|soy milk',
  ),
  SESAME: words('me|vung|dau me|muoi me|muoi vung|tahini|sesame|hummus'),
};

function words(text: string): readonly string[] {
  return text.split('|');
}

/** Folded words that only look like a food. */
const noFoods =
  / (?:ca (?:nhan|the|ngay|tuan|thang|hai|hon|nam|buoi|gia dinh|doi)|kem theo|kem hon|lien lac|lac quan|dam me|cha me|ba me|me dang|mi mat|mac du|chao ban|tuong doi|tuong duong|tuong tu|tuong lai|doi tuong|hat dau|trung binh|trung tam|tap trung|sua (?:doi|lai|chua loi)|chinh sua|tot hon ca|tat ca|the ca|ke ca|ca khi|ngay ca) /g;

const asWords = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** "Cá" is fish and "cả" is all; where marks were typed they decide. */
const marked = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(
      /(?<!\p{L})(?:cả|cà|cạ|kém|kèm|lắc|lạ|mê|mẹ|mẻ|trúng|trừng|trưng|sửa|mí|mỉ|mị|tưởng|chào|hát|hạt tạ|tướng)(?!\p{L})/gu,
      '_',
    );

/** A food of the text that holds one of the allergens; null: none that is known. */
export const allergenFood = (text: string, allergies: readonly string[]): string | null => {
  // With an allergy that has no name here, no food is named at all.
  const isUnknown = allergies.includes('OTHER');
  const named = Object.entries(foods).filter(([allergy]) => isUnknown || allergies.includes(allergy));
  if (named.length === 0) return null;
  const said = asWords(marked(text)).replace(noFoods, ' _ ');
  return named.flatMap(([, list]) => list).find((food) => said.includes(` ${food} `)) ?? null;
};
