import type { BodyInputs, FieldKey, StrengthInputs } from './fields.ts';
import type { Bilingual } from './labels.ts';
import type { LifestyleInputs } from './lifestyle.ts';
import type { NutritionInputs } from './nutrition.ts';
import { personLabels } from './person-labels.ts';

type Inputs = BodyInputs & StrengthInputs & LifestyleInputs & NutritionInputs;

/** The single values a choice field, or a set of choices, is made of. */
export type ChoiceOf<Key extends FieldKey> =
  NonNullable<Inputs[Key]> extends readonly (infer Value)[] ? Value : NonNullable<Inputs[Key]>;

export type ChoiceFieldKey = {
  [Key in FieldKey]: ChoiceOf<Key> extends string ? (string extends ChoiceOf<Key> ? never : Key) : never;
}[FieldKey];

type ChoiceLabels = {
  readonly [Key in ChoiceFieldKey]: Readonly<Record<ChoiceOf<Key> & string, Bilingual>>;
};

const frequency = {
  NEVER: { en: 'Never', vi: 'Không uống' },
  MONTHLY_OR_LESS: { en: 'Monthly or less', vi: 'Tối đa 1 lần mỗi tháng' },
  TWO_TO_FOUR_PER_MONTH: { en: '2–4 a month', vi: '2–4 lần mỗi tháng' },
  TWO_TO_THREE_PER_WEEK: { en: '2–3 a week', vi: '2–3 lần mỗi tuần' },
  FOUR_OR_MORE_PER_WEEK: { en: '4+ a week', vi: 'Từ 4 lần mỗi tuần' },
};

export const choiceLabels: ChoiceLabels = {
  ...personLabels,
  activityLevel: {
    LOW: { en: 'Low', vi: 'Ít vận động' },
    LIGHT: { en: 'Light', vi: 'Vận động nhẹ' },
    MODERATE: { en: 'Moderate', vi: 'Vận động vừa' },
    HIGH: { en: 'High', vi: 'Vận động nhiều' },
    VERY_HIGH: { en: 'Very high', vi: 'Vận động rất nhiều' },
  },

  sleep: {
    LESS_THAN_5H: { en: 'Under 5 h', vi: 'Dưới 5 giờ' },
    H5_TO_6: { en: '5–6 h', vi: '5–6 giờ' },
    H6_TO_7: { en: '6–7 h', vi: '6–7 giờ' },
    H7_TO_9: { en: '7–9 h', vi: '7–9 giờ' },
    MORE_THAN_9H: { en: 'Over 9 h', vi: 'Trên 9 giờ' },
  },
  stayUpLate: {
    NEVER: { en: 'Never', vi: 'Không' },
    ONE_TO_TWO: { en: '1–2 nights a week', vi: '1–2 đêm mỗi tuần' },
    THREE_TO_FOUR: { en: '3–4 nights a week', vi: '3–4 đêm mỗi tuần' },
    FIVE_OR_MORE: { en: '5–7 nights a week', vi: '5–7 đêm mỗi tuần' },
  },
  phoneComputerUse: {
    LESS_THAN_2H: { en: 'Under 2 h', vi: 'Dưới 2 giờ' },
    H2_TO_4: { en: '2–4 h', vi: '2–4 giờ' },
    H4_TO_6: { en: '4–6 h', vi: '4–6 giờ' },
    MORE_THAN_6H: { en: 'Over 6 h', vi: 'Trên 6 giờ' },
  },
  jobType: {
    SEDENTARY: { en: 'Desk work', vi: 'Ngồi văn phòng' },
    STANDING: { en: 'Mostly standing', vi: 'Đứng nhiều' },
    LIGHT_MANUAL: { en: 'Light manual', vi: 'Lao động nhẹ' },
    HEAVY_MANUAL: { en: 'Heavy manual', vi: 'Lao động nặng' },
    SHIFT_WORK: { en: 'Night or shift work', vi: 'Làm ca, làm đêm' },
    NOT_WORKING: { en: 'Not working or studying', vi: 'Không đi làm' },
  },
  nap: {
    NONE: { en: 'None', vi: 'Không ngủ trưa' },
    UP_TO_30M: { en: 'Up to 30 min', vi: 'Tối đa 30 phút' },
    M30_TO_60: { en: '30–60 min', vi: '30–60 phút' },
    MORE_THAN_60M: { en: 'Over 60 min', vi: 'Trên 60 phút' },
  },
  smoking: {
    NEVER: { en: 'Never', vi: 'Không hút' },
    FORMER: { en: 'Quit', vi: 'Đã bỏ' },
    OCCASIONAL: { en: 'Not daily', vi: 'Thỉnh thoảng' },
    DAILY_LIGHT: { en: 'Daily, under 10', vi: 'Dưới 10 điếu mỗi ngày' },
    DAILY_HEAVY: { en: 'Daily, 10 or more', vi: 'Từ 10 điếu mỗi ngày' },
  },
  alcohol: frequency,
  party: { ...frequency, NEVER: { en: 'Never', vi: 'Không' } },
  sugaryDrinks: {
    NEVER: { en: 'Never', vi: 'Không' },
    LESS_THAN_WEEKLY: { en: 'Under 1 a week', vi: 'Dưới 1 lần mỗi tuần' },
    ONE_TO_THREE_PER_WEEK: { en: '1–3 a week', vi: '1–3 lần mỗi tuần' },
    FOUR_TO_SIX_PER_WEEK: { en: '4–6 a week', vi: '4–6 lần mỗi tuần' },
    DAILY: { en: 'Daily', vi: 'Mỗi ngày' },
    SEVERAL_PER_DAY: { en: 'Several a day', vi: 'Nhiều lần mỗi ngày' },
  },
  selfEvaluation: {
    POOR: { en: 'Poor', vi: 'Kém' },
    FAIR: { en: 'Fair', vi: 'Tạm được' },
    GOOD: { en: 'Good', vi: 'Tốt' },
    VERY_GOOD: { en: 'Very good', vi: 'Rất tốt' },
    EXCELLENT: { en: 'Excellent', vi: 'Tuyệt vời' },
  },
  cardioWorkout: {
    NONE: { en: 'None', vi: 'Không tập' },
    LESS_THAN_75M: { en: 'Under 75 min', vi: 'Dưới 75 phút' },
    M75_TO_149: { en: '75–149 min', vi: '75–149 phút' },
    M150_TO_300: { en: '150–300 min', vi: '150–300 phút' },
    MORE_THAN_300M: { en: 'Over 300 min', vi: 'Trên 300 phút' },
  },
  muscleTraining: {
    NONE: { en: 'None', vi: 'Không tập' },
    ONE: { en: '1 day', vi: '1 buổi' },
    TWO_TO_THREE: { en: '2–3 days', vi: '2–3 buổi' },
    FOUR_TO_FIVE: { en: '4–5 days', vi: '4–5 buổi' },
    SIX_OR_MORE: { en: '6–7 days', vi: '6–7 buổi' },
  },

  protein: {
    UNDER_0_8: { en: 'Under 0.8 g/kg', vi: 'Dưới 0,8 g/kg' },
    G0_8_TO_1_2: { en: '0.8–1.2 g/kg', vi: '0,8–1,2 g/kg' },
    G1_2_TO_1_6: { en: '1.2–1.6 g/kg', vi: '1,2–1,6 g/kg' },
    G1_6_TO_2_2: { en: '1.6–2.2 g/kg', vi: '1,6–2,2 g/kg' },
    OVER_2_2: { en: 'Over 2.2 g/kg', vi: 'Trên 2,2 g/kg' },
    UNKNOWN: { en: 'Not sure', vi: 'Không rõ' },
  },
  fat: {
    LOW: { en: 'Under 20%', vi: 'Dưới 20%' },
    MODERATE: { en: '20–30%', vi: '20–30%' },
    RAISED: { en: '30–35%', vi: '30–35%' },
    HIGH: { en: 'Over 35%', vi: 'Trên 35%' },
    UNKNOWN: { en: 'Not sure', vi: 'Không rõ' },
  },
  carb: {
    VERY_LOW: { en: 'Under 25%', vi: 'Dưới 25%' },
    LOW: { en: '25–45%', vi: '25–45%' },
    MODERATE: { en: '45–65%', vi: '45–65%' },
    HIGH: { en: 'Over 65%', vi: 'Trên 65%' },
    UNKNOWN: { en: 'Not sure', vi: 'Không rõ' },
  },
  fiber: {
    UNDER_15: { en: 'Under 15 g', vi: 'Dưới 15 g' },
    G15_TO_25: { en: '15–25 g', vi: '15–25 g' },
    G25_TO_38: { en: '25–38 g', vi: '25–38 g' },
    OVER_38: { en: 'Over 38 g', vi: 'Trên 38 g' },
    UNKNOWN: { en: 'Not sure', vi: 'Không rõ' },
  },
  snack: {
    NEVER: { en: 'Never', vi: 'Không' },
    SOMETIMES: { en: 'Not daily', vi: 'Thỉnh thoảng' },
    ONE: { en: '1 a day', vi: '1 lần mỗi ngày' },
    TWO: { en: '2 a day', vi: '2 lần mỗi ngày' },
    THREE_OR_MORE: { en: '3+ a day', vi: 'Từ 3 lần mỗi ngày' },
  },
  dietStyle: {
    BALANCED: { en: 'Balanced', vi: 'Cân bằng' },
    HIGH_PROTEIN: { en: 'High protein', vi: 'Giàu đạm' },
    LOW_CARB: { en: 'Low carb', vi: 'Ít tinh bột' },
    KETO: { en: 'Keto', vi: 'Keto' },
    LOW_FAT: { en: 'Low fat', vi: 'Ít béo' },
    MEDITERRANEAN: { en: 'Mediterranean', vi: 'Địa Trung Hải' },
    DASH: { en: 'DASH', vi: 'DASH' },
    PESCATARIAN: { en: 'Pescatarian', vi: 'Ăn cá và rau' },
    VEGETARIAN: { en: 'Vegetarian', vi: 'Ăn chay có trứng sữa' },
    VEGAN: { en: 'Vegan', vi: 'Thuần chay' },
    INTERMITTENT_FASTING: { en: 'Intermittent fasting', vi: 'Nhịn ăn gián đoạn' },
    GLUTEN_FREE: { en: 'Gluten-free', vi: 'Không gluten' },
    OTHER: { en: 'Other', vi: 'Khác' },
  },
  mealCount: {
    ONE: { en: '1 meal', vi: '1 bữa' },
    TWO: { en: '2 meals', vi: '2 bữa' },
    THREE: { en: '3 meals', vi: '3 bữa' },
    FOUR: { en: '4 meals', vi: '4 bữa' },
    FIVE_OR_MORE: { en: '5+ meals', vi: 'Từ 5 bữa' },
  },
  firstMealTime: {
    BEFORE_7H: { en: 'Before 7:00', vi: 'Trước 7 giờ' },
    H7_TO_9: { en: '7:00–9:00', vi: '7–9 giờ' },
    H9_TO_11: { en: '9:00–11:00', vi: '9–11 giờ' },
    AFTER_11H: { en: 'After 11:00', vi: 'Sau 11 giờ' },
  },
  lastMealTime: {
    BEFORE_18H: { en: 'Before 18:00', vi: 'Trước 18 giờ' },
    H18_TO_20: { en: '18:00–20:00', vi: '18–20 giờ' },
    H20_TO_22: { en: '20:00–22:00', vi: '20–22 giờ' },
    AFTER_22H: { en: 'After 22:00', vi: 'Sau 22 giờ' },
  },
  supplements: {
    NONE: { en: 'None', vi: 'Không dùng' },
    MULTIVITAMIN: { en: 'Multivitamin', vi: 'Vitamin tổng hợp' },
    PROTEIN_POWDER: { en: 'Protein powder', vi: 'Bột đạm (whey)' },
    CREATINE: { en: 'Creatine', vi: 'Creatine' },
    OMEGA_3: { en: 'Omega-3', vi: 'Omega-3' },
    VITAMIN_D: { en: 'Vitamin D', vi: 'Vitamin D' },
    AMINO_ACIDS: { en: 'BCAA or EAA', vi: 'BCAA, EAA' },
    CAFFEINE: { en: 'Caffeine, pre-workout', vi: 'Caffeine, pre-workout' },
    FAT_BURNER: { en: 'Fat burner', vi: 'Đốt mỡ' },
    OTHER: { en: 'Other', vi: 'Khác' },
  },
  allergies: {
    NONE: { en: 'None', vi: 'Không' },
    MILK: { en: 'Milk', vi: 'Sữa' },
    EGG: { en: 'Egg', vi: 'Trứng' },
    FISH: { en: 'Fish', vi: 'Cá' },
    SHELLFISH: { en: 'Crustacean shellfish', vi: 'Tôm cua' },
    TREE_NUT: { en: 'Tree nuts', vi: 'Các loại hạt' },
    PEANUT: { en: 'Peanut', vi: 'Đậu phộng' },
    WHEAT: { en: 'Wheat, gluten', vi: 'Lúa mì, gluten' },
    SOY: { en: 'Soy', vi: 'Đậu nành' },
    SESAME: { en: 'Sesame', vi: 'Mè (vừng)' },
    OTHER: { en: 'Other', vi: 'Khác' },
  },
};

/** What each activity level means, for the choice cards. */
export const activityMeanings: Readonly<Record<ChoiceOf<'activityLevel'>, Bilingual>> = {
  LOW: { en: 'Desk job, no exercise', vi: 'Ngồi nhiều, không tập luyện' },
  LIGHT: { en: 'Exercise 1–3 days a week', vi: 'Tập 1–3 ngày mỗi tuần' },
  MODERATE: { en: 'Exercise 3–5 days a week', vi: 'Tập 3–5 ngày mỗi tuần' },
  HIGH: { en: 'Exercise 6–7 days a week', vi: 'Tập 6–7 ngày mỗi tuần' },
  VERY_HIGH: { en: 'Training twice a day, or heavy labour', vi: 'Tập hai buổi mỗi ngày hoặc lao động nặng' },
};

/** A value that no list knows (old data, another version) is shown as it is rather than hidden. */
export const choiceLabel = (key: ChoiceFieldKey, value: string): Bilingual => {
  const labels: Readonly<Record<string, Bilingual>> = choiceLabels[key];
  return labels[value] ?? { en: value, vi: value };
};
