import type { Language } from '#core/kernel/language.ts';
import type {
  BmiCategory,
  BodyFatCategory,
  FfmiCategory,
  HeartRateZone,
  ScoreLevel,
  Standard,
  VfiCategory,
  WhrCategory,
  WhtrCategory,
} from './categories.ts';
import type { IndicatorKey, Vo2maxSource } from './indicators.ts';
import type { FieldKey, InputUnit, Section } from './fields.ts';
import type { Reason } from './outcome.ts';
import type { SafetyFlag } from './safety.ts';

/** The words of the physical profile, complete by type: forms, charts, reports, exports and mails share them. */
export type Bilingual = Readonly<Record<Language, string>>;
type Labels<Key extends string> = Readonly<Record<Key, Bilingual>>;

export const sectionLabels: Labels<Section> = {
  body: { en: 'Body', vi: 'Cơ thể' },
  strength: { en: 'Fitness', vi: 'Thể lực' },
  lifestyle: { en: 'Lifestyle', vi: 'Lối sống' },
  nutrition: { en: 'Nutrition', vi: 'Dinh dưỡng' },
};

export const fieldLabels: Labels<FieldKey> = {
  age: { en: 'Age', vi: 'Tuổi' },
  gender: { en: 'Gender', vi: 'Giới tính' },
  sexForFormulas: { en: 'Sex used in formulas', vi: 'Giới tính dùng trong công thức' },
  height: { en: 'Height', vi: 'Chiều cao' },
  weight: { en: 'Weight', vi: 'Cân nặng' },
  activityLevel: { en: 'Activity level', vi: 'Mức vận động' },
  waist: { en: 'Waist', vi: 'Vòng eo' },
  hip: { en: 'Hip', vi: 'Vòng mông' },
  neck: { en: 'Neck', vi: 'Vòng cổ' },
  bicep: { en: 'Bicep', vi: 'Vòng bắp tay' },
  thigh: { en: 'Thigh', vi: 'Vòng đùi' },
  chest: { en: 'Chest', vi: 'Vòng ngực' },

  runDistance: { en: '12-minute walk or run', vi: 'Đi bộ/chạy bộ 12 phút' },
  cyclingDistance: { en: '12-minute cycling', vi: 'Đạp xe 12 phút' },
  pushUps: { en: 'Push-ups', vi: 'Chống đẩy (hít đất)' },
  airSquats: { en: 'Air squats in 60 seconds', vi: 'Squat không tạ trong 60 giây' },
  restingHeartRate: { en: 'Resting heart rate', vi: 'Nhịp tim lúc nghỉ' },
  maxHeartRate: { en: 'Maximum heart rate (measured)', vi: 'Nhịp tim tối đa (đo được)' },
  heartDisease: { en: 'Heart disease', vi: 'Bệnh tim mạch' },
  pastInjury: { en: 'Past injury', vi: 'Từng bị chấn thương' },
  underTreatment: { en: 'Under treatment', vi: 'Đang điều trị bệnh' },

  sleep: { en: 'Sleep per night', vi: 'Thời gian ngủ mỗi đêm' },
  stayUpLate: { en: 'Nights you fell asleep after midnight', vi: 'Thức khuya (ngủ sau nửa đêm)' },
  phoneComputerUse: {
    en: 'Phone and computer for leisure, per day',
    vi: 'Dùng điện thoại, máy tính giải trí mỗi ngày',
  },
  jobType: { en: 'Type of work', vi: 'Loại công việc' },
  nap: { en: 'Nap', vi: 'Ngủ trưa' },
  smoking: { en: 'Smoking', vi: 'Hút thuốc' },
  alcohol: { en: 'Alcohol', vi: 'Rượu bia' },
  party: { en: 'Parties and late outings', vi: 'Tiệc tùng, đi chơi khuya' },
  sugaryDrinks: { en: 'Sugary drinks', vi: 'Nước ngọt' },
  selfEvaluation: { en: 'How you rate your health', vi: 'Tự đánh giá sức khoẻ' },
  cardioWorkout: { en: 'Cardio minutes per week', vi: 'Số phút tập cardio mỗi tuần' },
  muscleTraining: { en: 'Strength sessions per week', vi: 'Số buổi tập cơ mỗi tuần' },

  protein: { en: 'Protein per day', vi: 'Chất đạm mỗi ngày' },
  fat: { en: 'Fat (% of energy)', vi: 'Chất béo (% năng lượng)' },
  carb: { en: 'Carbohydrate (% of energy)', vi: 'Chất bột đường (% năng lượng)' },
  fiber: { en: 'Fibre per day', vi: 'Chất xơ mỗi ngày' },
  snack: { en: 'Snacks', vi: 'Ăn vặt' },
  dietStyle: { en: 'Diet style', vi: 'Chế độ ăn' },
  mealCount: { en: 'Main meals per day', vi: 'Số bữa chính mỗi ngày' },
  firstMealTime: { en: 'First meal', vi: 'Giờ ăn bữa đầu' },
  lastMealTime: { en: 'Last meal', vi: 'Giờ ăn bữa cuối' },
  supplements: { en: 'Supplements', vi: 'Thực phẩm bổ sung' },
  allergies: { en: 'Food allergies', vi: 'Dị ứng thực phẩm' },
  standardMealDay: { en: 'A typical day of eating', vi: 'Thực đơn một ngày thường của bạn' },
};

export const indicatorUnits = [
  'NONE',
  'KG_PER_M2',
  'PERCENT',
  'KG',
  'KCAL_PER_DAY',
  'CM2',
  'BPM',
  'ML_PER_KG_MIN',
] as const;
export type IndicatorUnit = (typeof indicatorUnits)[number];

export const unitOfIndicator: Readonly<Record<IndicatorKey, IndicatorUnit>> = {
  bmi: 'KG_PER_M2',
  bmiCategory: 'NONE',
  bodyFatPercent: 'PERCENT',
  bodyFatCategory: 'NONE',
  fatMass: 'KG',
  leanMass: 'KG',
  ffmi: 'KG_PER_M2',
  ffmiCategory: 'NONE',
  normalizedFfmi: 'KG_PER_M2',
  waistHipRatio: 'NONE',
  whrCategory: 'NONE',
  waistHeightRatio: 'NONE',
  whtrCategory: 'NONE',
  bmr: 'KCAL_PER_DAY',
  tdee: 'KCAL_PER_DAY',
  visceralFatArea: 'CM2',
  vfiCategory: 'NONE',
  maxHeartRate: 'BPM',
  targetHeartRate: 'BPM',
  vo2max: 'ML_PER_KG_MIN',
  runLevel: 'NONE',
  cyclingLevel: 'NONE',
  pushUpLevel: 'NONE',
  squatLevel: 'NONE',
  restingHeartRateLevel: 'NONE',
  vo2maxLevel: 'NONE',
  strengthLevel: 'NONE',
};

/** Behind a number, with a space before it; NONE has nothing to write. */
export const unitLabels: Labels<InputUnit | IndicatorUnit | 'in' | 'ft' | 'lb' | 'mi'> = {
  years: { en: 'years', vi: 'tuổi' },
  cm: { en: 'cm', vi: 'cm' },
  kg: { en: 'kg', vi: 'kg' },
  m: { en: 'm', vi: 'm' },
  reps: { en: 'reps', vi: 'lần' },
  bpm: { en: 'bpm', vi: 'nhịp/phút' },
  in: { en: 'in', vi: 'in' },
  ft: { en: 'ft', vi: 'ft' },
  lb: { en: 'lb', vi: 'lb' },
  mi: { en: 'mi', vi: 'dặm' },
  NONE: { en: '', vi: '' },
  KG_PER_M2: { en: 'kg/m²', vi: 'kg/m²' },
  PERCENT: { en: '%', vi: '%' },
  KG: { en: 'kg', vi: 'kg' },
  KCAL_PER_DAY: { en: 'kcal/day', vi: 'kcal/ngày' },
  CM2: { en: 'cm²', vi: 'cm²' },
  BPM: { en: 'bpm', vi: 'nhịp/phút' },
  ML_PER_KG_MIN: { en: 'ml/kg/min', vi: 'ml/kg/phút' },
};

export const indicatorLabels: Labels<IndicatorKey> = {
  bmi: { en: 'BMI', vi: 'BMI' },
  bmiCategory: { en: 'BMI category', vi: 'Phân loại BMI' },
  bodyFatPercent: { en: 'Body fat', vi: 'Tỉ lệ mỡ cơ thể' },
  bodyFatCategory: { en: 'Body fat category', vi: 'Phân loại mỡ cơ thể' },
  fatMass: { en: 'Fat mass', vi: 'Khối lượng mỡ' },
  leanMass: { en: 'Lean mass', vi: 'Khối lượng nạc' },
  ffmi: { en: 'FFMI', vi: 'FFMI' },
  ffmiCategory: { en: 'FFMI category', vi: 'Phân loại FFMI' },
  normalizedFfmi: { en: 'Normalised FFMI', vi: 'FFMI chuẩn hoá' },
  waistHipRatio: { en: 'Waist–hip ratio', vi: 'Tỉ lệ eo/mông' },
  whrCategory: { en: 'Waist–hip category', vi: 'Phân loại eo/mông' },
  waistHeightRatio: { en: 'Waist–height ratio', vi: 'Tỉ lệ eo/chiều cao' },
  whtrCategory: { en: 'Waist–height category', vi: 'Phân loại eo/chiều cao' },
  bmr: { en: 'Resting energy (BMR)', vi: 'Năng lượng khi nghỉ (BMR)' },
  tdee: { en: 'Daily energy (TDEE)', vi: 'Năng lượng cả ngày (TDEE)' },
  visceralFatArea: { en: 'Visceral fat area', vi: 'Diện tích mỡ nội tạng' },
  vfiCategory: { en: 'Visceral fat category', vi: 'Phân loại mỡ nội tạng' },
  maxHeartRate: { en: 'Maximum heart rate', vi: 'Nhịp tim tối đa' },
  targetHeartRate: { en: 'Target heart rate', vi: 'Nhịp tim mục tiêu' },
  vo2max: { en: 'VO₂max', vi: 'VO₂max' },
  runLevel: { en: 'Run level', vi: 'Xếp loại chạy bộ' },
  cyclingLevel: { en: 'Cycling level', vi: 'Xếp loại đạp xe' },
  pushUpLevel: { en: 'Push-up level', vi: 'Xếp loại chống đẩy' },
  squatLevel: { en: 'Squat level', vi: 'Xếp loại squat' },
  restingHeartRateLevel: { en: 'Resting heart rate level', vi: 'Xếp loại nhịp tim lúc nghỉ' },
  vo2maxLevel: { en: 'VO₂max level', vi: 'Xếp loại VO₂max' },
  strengthLevel: { en: 'Overall fitness level', vi: 'Xếp loại thể lực chung' },
};

export const standardLabels: Labels<Standard> = {
  WHO: { en: 'WHO (international)', vi: 'WHO (quốc tế)' },
  ASIA_PACIFIC: { en: 'Asia-Pacific', vi: 'Châu Á – Thái Bình Dương' },
};

export const bmiCategoryLabels: Labels<BmiCategory> = {
  VERY_THIN: { en: 'Severely underweight', vi: 'Rất gầy' },
  THIN: { en: 'Underweight', vi: 'Gầy' },
  SLIM: { en: 'Slightly underweight', vi: 'Hơi gầy' },
  NORMAL: { en: 'Normal', vi: 'Bình thường' },
  OVERWEIGHT: { en: 'Overweight', vi: 'Thừa cân' },
  VERY_OVERWEIGHT: { en: 'Very overweight', vi: 'Thừa cân nhiều' },
  OBESE: { en: 'Obese', vi: 'Béo phì' },
  VERY_OBESE: { en: 'Very obese', vi: 'Béo phì nặng' },
};

export const bodyFatCategoryLabels: Labels<BodyFatCategory> = {
  ESSENTIAL: { en: 'Essential fat', vi: 'Mỡ thiết yếu' },
  ATHLETE: { en: 'Athlete', vi: 'Vận động viên' },
  FITNESS: { en: 'Fitness', vi: 'Săn chắc' },
  ACCEPTABLE: { en: 'Acceptable', vi: 'Chấp nhận được' },
  HIGH_RISK: { en: 'High risk', vi: 'Nguy cơ cao' },
};

export const ffmiCategoryLabels: Labels<FfmiCategory> = {
  LOW: { en: 'Low', vi: 'Thấp' },
  NORMAL: { en: 'Normal', vi: 'Bình thường' },
  ENOUGH: { en: 'Adequate', vi: 'Đạt' },
  HIGH: { en: 'High', vi: 'Cao' },
  VERY_HIGH: { en: 'Very high', vi: 'Rất cao' },
};

const amounts = {
  LOW: { en: 'Low', vi: 'Thấp' },
  NORMAL: { en: 'Normal', vi: 'Bình thường' },
  HIGH: { en: 'High', vi: 'Cao' },
  VERY_HIGH: { en: 'Very high', vi: 'Rất cao' },
};
export const whrCategoryLabels: Labels<WhrCategory> = amounts;
export const whtrCategoryLabels: Labels<WhtrCategory> = amounts;
export const vfiCategoryLabels: Labels<VfiCategory> = amounts;

export const scoreLevelLabels: Labels<ScoreLevel> = {
  VERY_POOR: { en: 'Very poor', vi: 'Rất kém' },
  POOR: { en: 'Poor', vi: 'Kém' },
  AVERAGE: { en: 'Average', vi: 'Trung bình' },
  GOOD: { en: 'Good', vi: 'Tốt' },
  EXCELLENT: { en: 'Excellent', vi: 'Xuất sắc' },
  OUTSTANDING: { en: 'Outstanding', vi: 'Vượt trội' },
};

/** @public */
export const heartRateZoneLabels: Labels<HeartRateZone> = {
  VERY_LIGHT: { en: 'Very light', vi: 'Rất nhẹ' },
  LIGHT: { en: 'Light', vi: 'Nhẹ' },
  MODERATE: { en: 'Moderate', vi: 'Vừa' },
  VIGOROUS: { en: 'Vigorous', vi: 'Mạnh' },
  NEAR_MAXIMAL: { en: 'Near maximal', vi: 'Gần tối đa' },
};

/** @public */
export const vo2maxSourceLabels: Labels<Vo2maxSource> = {
  RUN: { en: 'From the 12-minute run', vi: 'Từ bài chạy 12 phút' },
  HEART_RATE: { en: 'Rough estimate from heart rate', vi: 'Ước tính sơ bộ từ nhịp tim' },
};

/** The labels of the categories of one indicator; null for the indicators that are plain numbers. */
const categoryLabels: Readonly<Partial<Record<IndicatorKey, Readonly<Record<string, Bilingual>>>>> = {
  bmiCategory: bmiCategoryLabels,
  bodyFatCategory: bodyFatCategoryLabels,
  ffmiCategory: ffmiCategoryLabels,
  whrCategory: whrCategoryLabels,
  whtrCategory: whtrCategoryLabels,
  vfiCategory: vfiCategoryLabels,
  runLevel: scoreLevelLabels,
  cyclingLevel: scoreLevelLabels,
  pushUpLevel: scoreLevelLabels,
  squatLevel: scoreLevelLabels,
  restingHeartRateLevel: scoreLevelLabels,
  vo2maxLevel: scoreLevelLabels,
  strengthLevel: scoreLevelLabels,
};

export const categoryLabel = (key: IndicatorKey, category: string): Bilingual =>
  categoryLabels[key]?.[category] ?? { en: category, vi: category };

/** Why there is no number, and what would bring one. */
export const reasonLabels: Labels<Reason> = {
  INVALID_INPUT: {
    en: 'One of the measurements is outside the possible range. Check and correct it.',
    vi: 'Một số đo cần dùng nằm ngoài khoảng hợp lý. Bạn kiểm tra và sửa lại nhé.',
  },
  SEX_REQUIRED: {
    en: 'This formula exists only for males and females. Choose the sex used in formulas to see it.',
    vi: 'Công thức này chỉ có cho nam và nữ. Hãy chọn “Giới tính dùng trong công thức” để xem.',
  },
  MISSING_INPUT: {
    en: 'Not enough measurements yet. Add the missing ones to see it.',
    vi: 'Chưa đủ số đo. Hãy bổ sung số đo còn thiếu để xem.',
  },
  ADULT_ONLY: {
    en: 'This is meant for adults aged 18 and over.',
    vi: 'Chỉ số này chỉ dành cho người từ 18 tuổi.',
  },
  GEOMETRY: {
    en: 'The waist must be larger than the neck. Measure both again.',
    vi: 'Vòng eo phải lớn hơn vòng cổ. Hãy đo lại cả hai.',
  },
  IMPLAUSIBLE_RESULT: {
    en: 'These measurements give an impossible result. Measure again at the places shown.',
    vi: 'Các số đo vòng cho kết quả không thể có. Hãy đo lại đúng vị trí hướng dẫn.',
  },
  NO_NORM: {
    en: 'There is no norm table for this age.',
    vi: 'Chưa có bảng chuẩn cho độ tuổi này.',
  },
  BELOW_VALID_RANGE: {
    en: 'The formula is valid from 1,000 m. Try the 12 minutes again when you are ready.',
    vi: 'Công thức chỉ đúng từ 1.000 m trở lên. Khi sẵn sàng, hãy thử lại bài 12 phút.',
  },
  REST_NOT_BELOW_MAX: {
    en: 'The resting heart rate must be below the maximum. Check both numbers.',
    vi: 'Nhịp tim lúc nghỉ phải thấp hơn nhịp tim tối đa. Hãy kiểm tra cả hai số.',
  },
};

export const safetyFlagLabels: Labels<SafetyFlag> = {
  HEART_DISEASE: {
    en: 'Heart disease: ask your doctor before a maximal test, and stay in the lower target zone.',
    vi: 'Có bệnh tim mạch: hãy hỏi bác sĩ trước khi làm bài kiểm tra gắng sức và tập ở vùng nhịp tim mục tiêu thấp.',
  },
  UNDER_TREATMENT: {
    en: 'Under treatment: ask your doctor before a maximal test, and stay in the lower target zone.',
    vi: 'Đang điều trị: hãy hỏi bác sĩ trước khi làm bài kiểm tra gắng sức và tập ở vùng nhịp tim mục tiêu thấp.',
  },
  PAST_INJURY: {
    en: 'Past injury: ask your doctor before a maximal test, and stay in the lower target zone.',
    vi: 'Từng chấn thương: hãy hỏi bác sĩ trước khi làm bài kiểm tra gắng sức và tập ở vùng nhịp tim mục tiêu thấp.',
  },
  RESTING_HEART_RATE_LOW: {
    en: 'Resting heart rate below 40: see a doctor if it stays that way, or if you feel dizzy or tired.',
    vi: 'Nhịp tim lúc nghỉ dưới 40: hãy đi khám nếu kéo dài hoặc kèm chóng mặt, mệt mỏi.',
  },
  RESTING_HEART_RATE_HIGH: {
    en: 'Resting heart rate above 100: see a doctor if it stays that way, or if you feel unwell.',
    vi: 'Nhịp tim lúc nghỉ trên 100: hãy đi khám nếu kéo dài hoặc thấy khó chịu trong người.',
  },
  BMI_VERY_LOW: {
    en: 'BMI is very low: talk to a doctor.',
    vi: 'BMI rất thấp: bạn nên trao đổi với bác sĩ.',
  },
  BMI_VERY_HIGH: {
    en: 'BMI is very high: talk to a doctor.',
    vi: 'BMI rất cao: bạn nên trao đổi với bác sĩ.',
  },
  BODY_FAT_BELOW_ESSENTIAL: {
    en: 'Body fat is below what a body needs to stay healthy.',
    vi: 'Tỉ lệ mỡ đang thấp hơn mức cơ thể cần để khoẻ mạnh.',
  },
  CENTRAL_OBESITY: {
    en: 'Waist size points to fat around the organs (central obesity).',
    vi: 'Vòng eo cho thấy mỡ tích quanh bụng (béo bụng).',
  },
};
