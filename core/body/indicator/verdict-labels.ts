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
import type { Bilingual, Labels } from './labels.ts';
import type { Reason } from './outcome.ts';
import type { SafetyFlag } from './safety.ts';

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
