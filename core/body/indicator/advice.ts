import type { ChoiceOf } from './choice-labels.ts';
import type { ProfileInputs } from './fields.ts';
import type { Bilingual } from './labels.ts';
import type { LifestyleInputs } from './lifestyle.ts';
import { contradictingDietStyles, type DietStyle, type NutritionInputs } from './nutrition.ts';
import type { SafetyFlag } from './safety.ts';

/** Which published guideline answers which choice. The rule-based coach shows these; nothing here is scored. */
export type AdvisedFieldKey = keyof LifestyleInputs | Exclude<keyof NutritionInputs, 'standardMealDay'>;

export type Guideline = Readonly<{ text: Bilingual; source: string }>;

type AdvisedValues = { readonly [Key in AdvisedFieldKey]: readonly ChoiceOf<Key>[] };

/** Choices that always call for the guideline; the ones that depend on something else are added in `adviceFor`. */
export const advisedValues: AdvisedValues = {
  sleep: ['LESS_THAN_5H', 'H5_TO_6', 'H6_TO_7', 'MORE_THAN_9H'],
  stayUpLate: ['THREE_TO_FOUR', 'FIVE_OR_MORE'],
  phoneComputerUse: ['H4_TO_6', 'MORE_THAN_6H'],
  jobType: ['SEDENTARY', 'SHIFT_WORK'],
  nap: ['M30_TO_60', 'MORE_THAN_60M'],
  smoking: ['OCCASIONAL', 'DAILY_LIGHT', 'DAILY_HEAVY'],
  alcohol: ['TWO_TO_THREE_PER_WEEK', 'FOUR_OR_MORE_PER_WEEK'],
  party: ['TWO_TO_THREE_PER_WEEK', 'FOUR_OR_MORE_PER_WEEK'],
  sugaryDrinks: ['FOUR_TO_SIX_PER_WEEK', 'DAILY', 'SEVERAL_PER_DAY'],
  selfEvaluation: ['POOR', 'FAIR'],
  cardioWorkout: ['NONE', 'LESS_THAN_75M', 'M75_TO_149'],
  muscleTraining: ['NONE', 'ONE', 'SIX_OR_MORE'],
  protein: ['UNDER_0_8'],
  fat: ['LOW', 'RAISED', 'HIGH'],
  carb: ['VERY_LOW', 'HIGH'],
  fiber: ['UNDER_15', 'G15_TO_25'],
  snack: ['THREE_OR_MORE'],
  dietStyle: [],
  mealCount: ['ONE'],
  firstMealTime: ['AFTER_11H'],
  lastMealTime: ['H20_TO_22', 'AFTER_22H'],
  supplements: ['FAT_BURNER'],
  allergies: ['MILK', 'EGG', 'FISH', 'SHELLFISH', 'TREE_NUT', 'PEANUT', 'WHEAT', 'SOY', 'SESAME', 'OTHER'],
};

export const guidelines: Readonly<Record<AdvisedFieldKey, Guideline>> = {
  sleep: {
    text: {
      en: 'Adults need 7 hours of sleep or more a night, regularly.',
      vi: 'Người lớn cần ngủ đều đặn từ 7 giờ trở lên mỗi đêm.',
    },
    source: 'AASM & SRS 2015',
  },
  stayUpLate: {
    text: {
      en: 'Keep the same bedtime and wake time every day, early enough for 7 hours.',
      vi: 'Hãy đi ngủ và thức dậy cùng một giờ mỗi ngày, đủ sớm để ngủ được 7 giờ.',
    },
    source: 'AASM',
  },
  phoneComputerUse: {
    text: {
      en: 'Replace sitting with any movement, and put devices away 30 minutes before bed.',
      vi: 'Hãy thay bớt thời gian ngồi bằng bất kỳ vận động nào và cất thiết bị 30 phút trước khi ngủ.',
    },
    source: 'WHO 2020; AASM',
  },
  jobType: {
    text: {
      en: 'Limit and break up sitting; more activity offsets it. With shifts, protect 7 hours of sleep.',
      vi: 'Hãy ngồi ít lại và đứng dậy thường xuyên; vận động nhiều hơn sẽ bù cho việc ngồi lâu. Nếu làm ca, hãy giữ đủ 7 giờ ngủ.',
    },
    source: 'WHO 2020; AASM',
  },
  nap: {
    text: {
      en: 'Keep naps to 20–30 minutes, before mid-afternoon.',
      vi: 'Chỉ nên ngủ trưa 20–30 phút và trước giữa buổi chiều.',
    },
    source: 'Sleep-hygiene guidance',
  },
  smoking: {
    text: {
      en: 'There is no safe level of tobacco, and quitting helps at any age.',
      vi: 'Không có mức hút thuốc nào là an toàn; bỏ thuốc ở tuổi nào cũng có lợi.',
    },
    source: 'WHO tobacco',
  },
  alcohol: {
    text: {
      en: 'No level of alcohol is free of risk; less is better.',
      vi: 'Không có mức rượu bia nào là không rủi ro; uống càng ít càng tốt.',
    },
    source: 'WHO 2023; AUDIT',
  },
  party: {
    text: {
      en: 'Eat before, alternate with water, and keep your hours of sleep.',
      vi: 'Hãy ăn trước khi đi, uống xen kẽ nước lọc và giữ đúng giờ ngủ.',
    },
    source: 'WHO healthy diet; AASM',
  },
  sugaryDrinks: {
    text: {
      en: 'Keep free sugars under 10% of energy, better under 5%. One 330 ml can holds about 35 g.',
      vi: 'Đường tự do nên dưới 10% năng lượng, tốt hơn là dưới 5%. Một lon 330 ml chứa khoảng 35 g đường.',
    },
    source: 'WHO 2015',
  },
  selfEvaluation: {
    text: {
      en: 'If your health keeps feeling poor, see a doctor.',
      vi: 'Nếu bạn thấy sức khoẻ kém kéo dài, hãy đi khám bác sĩ.',
    },
    source: 'SF-36 item 1',
  },
  cardioWorkout: {
    text: {
      en: 'Aim for 150–300 minutes of moderate or 75–150 minutes of vigorous activity a week.',
      vi: 'Hãy hướng tới 150–300 phút vận động vừa hoặc 75–150 phút vận động mạnh mỗi tuần.',
    },
    source: 'WHO 2020',
  },
  muscleTraining: {
    text: {
      en: 'Train all major muscle groups on 2 or more days a week, and rest each group for 48 hours.',
      vi: 'Hãy tập đủ các nhóm cơ lớn từ 2 ngày mỗi tuần và cho mỗi nhóm cơ nghỉ 48 giờ.',
    },
    source: 'WHO 2020; ACSM 2011',
  },
  protein: {
    text: {
      en: '0.8 g/kg a day is the minimum, 1.4–2.0 g/kg when training. Under treatment, ask your doctor before eating more than 2.2 g/kg.',
      vi: 'Tối thiểu 0,8 g/kg mỗi ngày; khi tập luyện là 1,4–2,0 g/kg. Nếu đang điều trị, hãy hỏi bác sĩ trước khi ăn trên 2,2 g/kg.',
    },
    source: 'RDA; ISSN 2017',
  },
  fat: {
    text: {
      en: 'Total fat at most 30% of energy, saturated under 10%, trans under 1%; adults need at least 20%.',
      vi: 'Chất béo tối đa 30% năng lượng, béo bão hoà dưới 10%, béo chuyển hoá dưới 1%; người lớn cần ít nhất 20%.',
    },
    source: 'WHO 2023; IOM',
  },
  carb: {
    text: {
      en: '45–65% of energy, mainly from whole grains, vegetables, fruit and pulses.',
      vi: '45–65% năng lượng, chủ yếu từ ngũ cốc nguyên hạt, rau, trái cây và các loại đậu.',
    },
    source: 'IOM; WHO 2023',
  },
  fiber: {
    text: {
      en: 'At least 25 g of fibre and 400 g of vegetables and fruit a day.',
      vi: 'Ít nhất 25 g chất xơ và 400 g rau, trái cây mỗi ngày.',
    },
    source: 'WHO 2023',
  },
  snack: {
    text: {
      en: 'Choose fruit, unsalted nuts or yogurt; limit sugar, and salt to under 5 g a day.',
      vi: 'Hãy chọn trái cây, hạt không muối, sữa chua; hạn chế đường và giữ muối dưới 5 g mỗi ngày.',
    },
    source: 'WHO',
  },
  dietStyle: {
    text: {
      en: 'Any style that gives enough protein, fibre and energy works; keeping to it decides. With a health warning, ask a doctor before a strict style.',
      vi: 'Chế độ nào đủ đạm, chất xơ và năng lượng đều hiệu quả; quan trọng là giữ được lâu. Nếu có cảnh báo sức khoẻ, hãy hỏi bác sĩ trước khi ăn theo chế độ nghiêm ngặt.',
    },
    source: 'Dansinger 2005',
  },
  mealCount: {
    text: {
      en: '3–5 even servings of protein, 0.25–0.40 g/kg each, help muscle.',
      vi: 'Chia đều 3–5 bữa có đạm, mỗi bữa 0,25–0,40 g/kg, sẽ tốt cho cơ.',
    },
    source: 'ISSN 2017',
  },
  firstMealTime: {
    text: {
      en: 'Eat more of the day’s energy early, at regular times.',
      vi: 'Nên ăn phần lớn năng lượng vào đầu ngày và đúng giờ.',
    },
    source: 'AHA, St-Onge 2017',
  },
  lastMealTime: {
    text: {
      en: 'Avoid a large meal before bed; finish 2–3 hours earlier.',
      vi: 'Tránh ăn no trước khi ngủ; nên ăn xong trước 2–3 giờ.',
    },
    source: 'AASM',
  },
  supplements: {
    text: {
      en: 'Food first. Creatine, 3–5 g a day, is well supported; prefer products tested by a third party. Avoid stimulants with heart disease.',
      vi: 'Ưu tiên thực phẩm trước. Creatine 3–5 g mỗi ngày có nhiều bằng chứng; nên chọn sản phẩm được bên thứ ba kiểm nghiệm. Có bệnh tim mạch thì tránh chất kích thích.',
    },
    source: 'ISSN 2017',
  },
  allergies: {
    text: {
      en: 'Avoid every food that contains what you are allergic to, and read the label each time.',
      vi: 'Tránh mọi thực phẩm có chất bạn dị ứng và luôn đọc kỹ nhãn.',
    },
    source: 'US FALCPA/FASTER',
  },
};

const contradiction: Guideline = {
  text: {
    en: 'These two diet styles contradict each other. Keep the one you really follow.',
    vi: 'Hai chế độ ăn này mâu thuẫn nhau. Hãy giữ lại chế độ bạn thật sự theo.',
  },
  source: 'Dansinger 2005',
};

const vitaminB12: Guideline = {
  text: {
    en: 'A vegan diet has no reliable vitamin B12. Take it as a supplement or in fortified food.',
    vi: 'Ăn thuần chay không có nguồn vitamin B12 chắc chắn. Hãy bổ sung bằng viên uống hoặc thực phẩm tăng cường.',
  },
  source: 'Dansinger 2005',
};

export type Advice = Readonly<{ key: AdvisedFieldKey; values: readonly string[]; guideline: Guideline }>;

const lifestyleKeys = [
  'sleep',
  'stayUpLate',
  'phoneComputerUse',
  'jobType',
  'nap',
  'smoking',
  'alcohol',
  'party',
  'sugaryDrinks',
  'selfEvaluation',
  'cardioWorkout',
  'muscleTraining',
] as const;

/** KETO, VEGAN and INTERMITTENT_FASTING ask for care when the profile carries a safety flag. */
const strictStyles: readonly DietStyle[] = ['KETO', 'VEGAN', 'INTERMITTENT_FASTING'];

const isAdvised = (key: AdvisedFieldKey, value: string): boolean =>
  (advisedValues[key] as readonly string[]).includes(value); // the list is typed per field, the question is not

/** Every guideline that applies, in the order of the form. */
export const adviceFor = (
  { lifestyle, nutrition, strength }: ProfileInputs,
  safetyFlags: readonly SafetyFlag[],
): readonly Advice[] => {
  const advice: Advice[] = [];
  const say = (key: AdvisedFieldKey, values: readonly string[], guideline = guidelines[key]) => {
    if (values.length > 0) advice.push({ key, values, guideline });
  };
  const sayAbout = (key: AdvisedFieldKey, value: string | null, alsoWhen = false) => {
    if (value !== null && (alsoWhen || isAdvised(key, value))) say(key, [value]);
  };

  for (const key of lifestyleKeys) sayAbout(key, lifestyle[key]);

  const { dietStyle, supplements, allergies } = nutrition;
  const fasts = dietStyle.includes('INTERMITTENT_FASTING');
  sayAbout(
    'protein',
    nutrition.protein,
    nutrition.protein === 'OVER_2_2' && strength.underTreatment === true,
  );
  sayAbout('fat', nutrition.fat);
  sayAbout('carb', nutrition.carb);
  sayAbout('fiber', nutrition.fiber);
  sayAbout('snack', nutrition.snack);
  if (safetyFlags.length > 0)
    say(
      'dietStyle',
      dietStyle.filter((style) => strictStyles.includes(style)),
    );
  for (const pair of contradictingDietStyles) {
    if (pair.every((style) => dietStyle.includes(style))) say('dietStyle', pair, contradiction);
  }
  if (dietStyle.includes('VEGAN')) say('dietStyle', ['VEGAN'], vitaminB12);
  sayAbout('mealCount', nutrition.mealCount);
  if (!fasts) sayAbout('firstMealTime', nutrition.firstMealTime);
  sayAbout('lastMealTime', nutrition.lastMealTime);
  say(
    'supplements',
    supplements.filter(
      (taken) => isAdvised('supplements', taken) || (taken === 'CAFFEINE' && strength.heartDisease === true),
    ),
  );
  say(
    'allergies',
    allergies.filter((allergy) => isAdvised('allergies', allergy)),
  );
  return advice;
};
