import type { Sex, Standard } from '../categories.ts';
import type { IndicatorKey, Vo2maxSource } from '../indicators.ts';
import type { Bilingual } from '../labels.ts';

/** The formulas in words, as the reader's own case uses them, and one sentence on what each number tells. */
export type FormulaCase = Readonly<{
  /** null: no sex to compute with; both forms are shown. */
  sex: Sex | null;
  standard: Standard;
  isMaxMeasured: boolean;
  vo2maxSource: Vo2maxSource | null;
  cautious: boolean;
}>;

const bySex =
  (forms: Readonly<Record<Sex, Bilingual>>) =>
  ({ sex }: FormulaCase): Bilingual =>
    sex
      ? forms[sex]
      : {
          en: `Men: ${forms.MALE.en}. Women: ${forms.FEMALE.en}`,
          vi: `Nam: ${forms.MALE.vi}. Nữ: ${forms.FEMALE.vi}`,
        };

const always = (formula: Bilingual) => (): Bilingual => formula;

const byTable = (en: string, vi: string) =>
  always({ en: `Norm table by sex and age: ${en}`, vi: `Bảng chuẩn theo giới tính và tuổi: ${vi}` });

export const formulas: Readonly<Record<IndicatorKey, (situation: FormulaCase) => Bilingual>> = {
  bmi: always({ en: 'weight (kg) ÷ height (m)²', vi: 'cân nặng (kg) ÷ chiều cao (m)²' }),
  bmiCategory: ({ standard }) =>
    standard === 'WHO'
      ? { en: 'BMI against the WHO limits', vi: 'So BMI với các mốc của WHO' }
      : { en: 'BMI against the Asia-Pacific limits', vi: 'So BMI với các mốc châu Á – Thái Bình Dương' },
  bodyFatPercent: bySex({
    MALE: {
      en: '495 ÷ (1.0324 − 0.19077 × log₁₀(waist − neck) + 0.15456 × log₁₀(height)) − 450, in cm',
      vi: '495 ÷ (1,0324 − 0,19077 × log₁₀(eo − cổ) + 0,15456 × log₁₀(chiều cao)) − 450, tính bằng cm',
    },
    FEMALE: {
      en: '495 ÷ (1.29579 − 0.35004 × log₁₀(waist + hip − neck) + 0.22100 × log₁₀(height)) − 450, in cm',
      vi: '495 ÷ (1,29579 − 0,35004 × log₁₀(eo + mông − cổ) + 0,22100 × log₁₀(chiều cao)) − 450, tính bằng cm',
    },
  }),
  bodyFatCategory: always({
    en: 'Body fat % against the limits for your sex',
    vi: 'So tỉ lệ mỡ với các mốc theo giới tính',
  }),
  fatMass: always({ en: 'weight × body fat % ÷ 100', vi: 'cân nặng × tỉ lệ mỡ % ÷ 100' }),
  leanMass: always({ en: 'weight − fat mass', vi: 'cân nặng − khối lượng mỡ' }),
  ffmi: always({ en: 'lean mass (kg) ÷ height (m)²', vi: 'khối lượng nạc (kg) ÷ chiều cao (m)²' }),
  ffmiCategory: always({
    en: 'FFMI (not normalised) against the limits for your sex',
    vi: 'So FFMI (chưa chuẩn hoá) với các mốc theo giới tính',
  }),
  normalizedFfmi: always({
    en: 'FFMI + 6.3 × (1.80 − height in m)',
    vi: 'FFMI + 6,3 × (1,80 − chiều cao tính bằng m)',
  }),
  waistHipRatio: always({ en: 'waist ÷ hip', vi: 'vòng eo ÷ vòng mông' }),
  whrCategory: always({
    en: 'Waist–hip ratio against the limits for your sex',
    vi: 'So tỉ lệ eo/mông với các mốc theo giới tính',
  }),
  waistHeightRatio: always({ en: 'waist ÷ height', vi: 'vòng eo ÷ chiều cao' }),
  whtrCategory: always({
    en: 'Waist–height ratio against 0.4, 0.5 and 0.6',
    vi: 'So tỉ lệ eo/chiều cao với các mốc 0,4; 0,5 và 0,6',
  }),
  bmr: bySex({
    MALE: {
      en: '10 × weight (kg) + 6.25 × height (cm) − 5 × age + 5',
      vi: '10 × cân nặng (kg) + 6,25 × chiều cao (cm) − 5 × tuổi + 5',
    },
    FEMALE: {
      en: '10 × weight (kg) + 6.25 × height (cm) − 5 × age − 161',
      vi: '10 × cân nặng (kg) + 6,25 × chiều cao (cm) − 5 × tuổi − 161',
    },
  }),
  tdee: always({
    en: 'BMR × activity factor (1.2 low, 1.375 light, 1.55 moderate, 1.725 high, 1.9 very high)',
    vi: 'BMR × hệ số vận động (1,2 ít; 1,375 nhẹ; 1,55 vừa; 1,725 nhiều; 1,9 rất nhiều)',
  }),
  visceralFatArea: bySex({
    MALE: {
      en: '6 × waist − 4.41 × thigh + 1.19 × age − 213.65, never below 0',
      vi: '6 × eo − 4,41 × đùi + 1,19 × tuổi − 213,65, không nhỏ hơn 0',
    },
    FEMALE: {
      en: '2.15 × waist − 3.63 × thigh + 1.46 × age + 6.22 × BMI − 92.713, never below 0',
      vi: '2,15 × eo − 3,63 × đùi + 1,46 × tuổi + 6,22 × BMI − 92,713, không nhỏ hơn 0',
    },
  }),
  vfiCategory: ({ standard }) =>
    standard === 'WHO'
      ? { en: 'High from 130 cm²', vi: 'Cao từ 130 cm² trở lên' }
      : { en: 'High from 100 cm²', vi: 'Cao từ 100 cm² trở lên' },
  maxHeartRate: ({ isMaxMeasured }) =>
    isMaxMeasured
      ? { en: 'The value you measured', vi: 'Giá trị bạn đã đo' }
      : { en: '208 − 0.7 × age', vi: '208 − 0,7 × tuổi' },
  targetHeartRate: ({ cautious }) =>
    cautious
      ? {
          en: 'rest + 0.40 × (max − rest) to rest + 0.60 × (max − rest)',
          vi: 'nghỉ + 0,40 × (tối đa − nghỉ) đến nghỉ + 0,60 × (tối đa − nghỉ)',
        }
      : {
          en: 'rest + 0.50 × (max − rest) to rest + 0.85 × (max − rest)',
          vi: 'nghỉ + 0,50 × (tối đa − nghỉ) đến nghỉ + 0,85 × (tối đa − nghỉ)',
        },
  vo2max: ({ vo2maxSource }) =>
    vo2maxSource === 'HEART_RATE'
      ? {
          en: '15.3 × maximum heart rate ÷ resting heart rate',
          vi: '15,3 × nhịp tim tối đa ÷ nhịp tim lúc nghỉ',
        }
      : {
          en: '(12-minute distance in m − 504.9) ÷ 44.73',
          vi: '(quãng đường 12 phút tính bằng m − 504,9) ÷ 44,73',
        },
  runLevel: byTable('distance in 12 minutes', 'quãng đường chạy 12 phút'),
  cyclingLevel: byTable('distance in 12 minutes', 'quãng đường đạp xe 12 phút'),
  pushUpLevel: byTable('push-ups without rest', 'số lần hít đất liên tục'),
  squatLevel: byTable('air squats in 60 seconds', 'số lần squat trong 60 giây'),
  restingHeartRateLevel: byTable(
    'resting heart rate, lower is better',
    'nhịp tim lúc nghỉ, càng thấp càng tốt',
  ),
  vo2maxLevel: byTable('VO₂max', 'VO₂max'),
  strengthLevel: always({
    en: 'Mean of the levels of at least 3 rated tests, rounded to the nearest level',
    vi: 'Trung bình mức của ít nhất 3 bài kiểm tra, làm tròn đến mức gần nhất',
  }),
};

export const indicatorMeanings: Readonly<Record<IndicatorKey, Bilingual>> = {
  bmi: {
    en: 'Weight for height. It can’t tell muscle from fat.',
    vi: 'Cân nặng so với chiều cao. Chỉ số này không phân biệt được cơ và mỡ.',
  },
  bmiCategory: {
    en: 'Where your BMI is on the scale for adults.',
    vi: 'BMI của bạn nằm ở đâu trên thang dành cho người lớn.',
  },
  bodyFatPercent: {
    en: 'The share of your weight that is fat, estimated from tape measurements.',
    vi: 'Phần cân nặng là mỡ, ước tính từ các số đo vòng.',
  },
  bodyFatCategory: {
    en: 'Where your body fat stands for your sex.',
    vi: 'Tỉ lệ mỡ của bạn ở mức nào so với giới tính.',
  },
  fatMass: { en: 'How many kilograms of you are fat.', vi: 'Số kg mỡ trong cơ thể bạn.' },
  leanMass: {
    en: 'Everything but fat: muscle, bone, water, organs.',
    vi: 'Phần không phải mỡ: cơ, xương, nước và nội tạng.',
  },
  ffmi: {
    en: 'Lean mass for height: how much muscle you carry.',
    vi: 'Khối lượng nạc so với chiều cao: cho biết bạn có nhiều cơ hay ít.',
  },
  ffmiCategory: {
    en: 'Where your lean mass stands for your sex.',
    vi: 'Khối lượng nạc của bạn ở mức nào so với giới tính.',
  },
  normalizedFfmi: {
    en: 'FFMI as it would be at a height of 1.80 m, to compare people of different heights.',
    vi: 'FFMI quy về chiều cao 1,80 m để so sánh người cao thấp khác nhau.',
  },
  waistHipRatio: {
    en: 'Whether fat sits at the belly or at the hips.',
    vi: 'Cho biết mỡ tập trung ở bụng hay ở mông, hông.',
  },
  whrCategory: {
    en: 'Risk that goes with fat at the belly.',
    vi: 'Mức nguy cơ đi kèm với mỡ bụng.',
  },
  waistHeightRatio: {
    en: 'Keep your waist under half your height.',
    vi: 'Hãy giữ vòng eo nhỏ hơn một nửa chiều cao.',
  },
  whtrCategory: {
    en: 'Risk that goes with the waist, for any adult.',
    vi: 'Mức nguy cơ theo vòng eo, cho mọi người lớn.',
  },
  bmr: {
    en: 'The energy your body uses in a day of complete rest.',
    vi: 'Năng lượng cơ thể dùng trong một ngày nghỉ hoàn toàn.',
  },
  tdee: {
    en: 'The energy you use in a usual day. Eat about this much to keep your weight.',
    vi: 'Năng lượng bạn dùng trong một ngày bình thường. Ăn khoảng chừng này để giữ cân.',
  },
  visceralFatArea: {
    en: 'Fat around the organs of the belly, estimated from tape measurements.',
    vi: 'Mỡ quanh nội tạng trong bụng, ước tính từ các số đo vòng.',
  },
  vfiCategory: {
    en: 'Whether fat around the organs raises the risk for the heart and for diabetes.',
    vi: 'Mỡ nội tạng có làm tăng nguy cơ tim mạch và tiểu đường hay không.',
  },
  maxHeartRate: {
    en: 'The fastest your heart can beat; a person’s own value may differ from the estimate by 10 beats.',
    vi: 'Nhịp nhanh nhất tim có thể đập; giá trị thật của mỗi người có thể lệch khoảng 10 nhịp.',
  },
  targetHeartRate: {
    en: 'Stay between these two numbers in endurance training.',
    vi: 'Hãy giữ nhịp tim giữa hai số này khi tập sức bền.',
  },
  vo2max: {
    en: 'How much oxygen your body can use: the best single measure of endurance.',
    vi: 'Lượng oxy cơ thể dùng được: thước đo sức bền tốt nhất.',
  },
  runLevel: {
    en: 'Your run against people of your sex and age.',
    vi: 'Thành tích chạy so với người cùng giới, cùng tuổi.',
  },
  cyclingLevel: {
    en: 'Your ride against people of your sex and age.',
    vi: 'Thành tích đạp xe so với người cùng giới, cùng tuổi.',
  },
  pushUpLevel: {
    en: 'The strength of your upper body against people of your sex and age.',
    vi: 'Sức mạnh thân trên so với người cùng giới, cùng tuổi.',
  },
  squatLevel: {
    en: 'The endurance of your legs against people of your sex and age.',
    vi: 'Sức bền của chân so với người cùng giới, cùng tuổi.',
  },
  restingHeartRateLevel: {
    en: 'A trained heart beats more slowly at rest.',
    vi: 'Tim được rèn luyện sẽ đập chậm hơn lúc nghỉ.',
  },
  vo2maxLevel: {
    en: 'Your VO₂max against people of your sex and age.',
    vi: 'VO₂max của bạn so với người cùng giới, cùng tuổi.',
  },
  strengthLevel: {
    en: 'All rated tests taken together.',
    vi: 'Tổng hợp từ các bài kiểm tra đã xếp mức.',
  },
};

export const notes = {
  aboveAsianActionPoint: {
    en: 'Above the Asian action point (BMI 23).',
    vi: 'Trên mốc hành động dành cho người châu Á (BMI 23).',
  },
  bodyFatError: {
    en: 'The usual error is 3–4 points. The place of the tape matters.',
    vi: 'Sai số thường gặp là 3–4 điểm. Vị trí đặt thước rất quan trọng.',
  },
  waistHeightLimits: {
    en: 'Not reliable at a BMI of 35 or more, or in pregnancy.',
    vi: 'Không đáng tin khi BMI từ 35 trở lên hoặc khi mang thai.',
  },
  muscularBody: {
    en: 'With this much muscle the Cunningham form, 500 + 22 × lean mass, may fit better.',
    vi: 'Với lượng cơ này, công thức Cunningham 500 + 22 × khối lượng nạc có thể sát hơn.',
  },
  visceralAge: {
    en: 'The model was built on adults of 18 to 78 years.',
    vi: 'Mô hình được xây dựng trên người từ 18 đến 78 tuổi.',
  },
  cautiousZone: {
    en: 'Lower zone because of your health answers. Ask your doctor before a maximal test.',
    vi: 'Dùng vùng thấp hơn vì câu trả lời sức khoẻ của bạn. Hãy hỏi bác sĩ trước khi làm bài kiểm tra gắng sức.',
  },
  roughVo2max: {
    en: 'A rough estimate, built on trained men of 21 to 51 years; it flatters the untrained.',
    vi: 'Chỉ là ước tính sơ bộ, dựa trên nam giới có tập luyện từ 21 đến 51 tuổi; người ít tập thường ra cao hơn thực tế.',
  },
  kneePushUps: {
    en: 'Men on their toes, women on their knees.',
    vi: 'Nam chống mũi chân, nữ chống gối.',
  },
  restingRateIsNoDiagnosis: {
    en: 'A fitness rating, not a diagnosis: 60–100 bpm is medically normal.',
    vi: 'Đây là mức thể lực, không phải chẩn đoán: 60–100 nhịp/phút là bình thường về y khoa.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
