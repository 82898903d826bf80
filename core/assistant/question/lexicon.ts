import type { FieldKey } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { phrasePattern } from '../safety/phrases.ts';
import type { Intent } from './intents.ts';

/** Words of questions in Vietnamese and English, folded, slang included; how sure each makes us of an intent. */

type Sure = 0.9 | 0.8 | 0.7 | 0.5 | 0.3;

const words: Readonly<Record<Intent, Readonly<Partial<Record<Sure, readonly string[]>>>>> = {
  VALUE: {
    0.7: [
      '(la|duoc|nang|cao|co) (~ )?(bao nhieu|may|nhiu|bn|bnhieu)',
      '(hien tai|bay gio|hom nay|hien gio) (~ )?(bao nhieu|may|nhiu|the nao)',
      'what (is|are) my|whats my|how (much|heavy|tall|many) (do|am|is) (~ )?(i|my)|how much do i weigh|my current',
      '(cho|xem|coi) (~ )?(so|chi so|so do)',
    ],
  },
  CHANGE: {
    0.9: [
      '(co gi )?(thay doi|khac) (gi )?(~ )?(so voi|tu) (~ )?(tuan|lan|thang|hom) (truoc|roi|dau|qua|ngoai)|so voi (tuan|lan|thang|hom) (truoc|roi|dau|qua)',
      '(giam|tang|sut|len|xuong) duoc (~ )?(bao nhieu|may|nhieu chua|chua|nhiu)|(giam|tang|sut|len|xuong) (bao nhieu|may kg|may can|nhiu)',
      '(tang hay giam|len hay xuong|giam hay tang)|tien bo|tien trien',
      '(what|has anything|anything|how much) (~ )?(changed|change)|(since|compared (to|with)) (last|the last|the first|start)|my progress|am i (improving|getting (stronger|fitter|better))|how much (have i|did i) (lost|lose|gained|gain)',
    ],
    0.7: ['(thay doi|xu huong|trend|dien bien|progress|changed)'],
  },
  WHY: {
    0.9: [
      '(vi sao|tai sao|sao lai|ly do|do dau ma|sao) (~ )?(bmi|tdee|bmr|mo|eo|can|chi so|ffmi|ra|cao|thap|tang|nhip|vo2max|muc)|why (is|are|did|was|does) (~ )?(my|it)|how (is|was|are) (~ )?(computed|calculated)|(tinh|cach tinh|cong thuc) (~ )?(the nao|ra sao|nhu nao|kieu gi|sao|gi)|cong thuc (tinh )?(~ )?(bmi|tdee|bmr|mo|ffmi)',
    ],
    0.7: ['(vi sao|tai sao|why|how come|ly do|cong thuc|formula)'],
    0.5: ['sao'],
  },
  MEANING: {
    0.9: [
      '(la gi|la cai gi|nghia la gi|co nghia (la )?gi|y nghia (~ )?gi|la sao|nghia la sao|noi len dieu gi|cho biet gi)',
      'what (does|do) (~ )?(mean|tell|stand for)|meaning of|what (is|are) (a |an |the )?(bmi|tdee|bmr|ffmi|vo2max|vo2 max|whr|whtr|waist to height ratio|visceral fat|lean mass|body fat percentage|fat mass)|(explain|giai thich)',
    ],
  },
  MEASURE: {
    0.9: [
      '(cach do|do (the nao|sao|o dau|kieu gi|cho nao|nhu nao|nhu the nao|vong)|can do gi|con thieu|chua do|do them|do lai|thieu so do|chua nhap|quen do)',
      '(can|nen|phai|con) (~ )?do (gi|nhung gi|cai gi|them)',
      'how (do i|to|should i) (~ )?measure|(still|have to|need to|should i|left to) measure|what (~ )?(measure|is missing|missing)|missing (fields|numbers|measurements)|where (do i|to) measure',
    ],
  },
  COMPARE: {
    0.9: [
      '(o |thuoc |la )?(muc|loai|nhom) (nao|gi)|xep loai|phan loai|(co )?(tot|on|binh thuong|thua can|beo|map|gay|om|dat|cao|thap|nhieu|it|du) (~ )?(khong|chua|ko|hay khong|lam khong)|(tot|on|dat) chua|thap hay cao|cao hay thap|so voi (~ )?(nguoi|trung binh|chuan|cung tuoi|mat bang)',
      'which (category|level|class|range)|what (category|level|range)|(is|are|am) (~ )?(good|bad|normal|average|ok|okay|healthy|too high|too low|overweight|fine|high|low|enough)|compared to (others|people|average|other)|(for my age)',
    ],
  },
  GOAL: {
    0.9: [
      '(bao gio|khi nao|chung nao|bao lau) (~ )?(dat|toi|ve|xuong|cham|xong) (~ )?(muc tieu|dich|can|kg)?|muc tieu (~ )?(toi dau|the nao|con|bao xa|chua|den dau|khi nao|bao gio|gi)|con (~ )?bao (nhieu|lau|xa) (~ )?muc tieu',
      'when (will|do|can) i (~ )?(reach|hit|get to)|(reach|hit) my goal|how (far|close) (~ )?(goal|goals)|my goals?',
    ],
    0.7: ['(muc tieu|goal|goals|dich den)'],
  },
  PLATEAU: {
    0.9: [
      '(chung can|dung can|can (~ )?(dung|chung|khong (giam|xuong|nhuc nhich|di chuyen|doi)|ko giam|y nguyen|i ra|lì|li)|(khong|ko|chang|mai khong|hoai khong) (giam|xuong|sut) (~ )?(can|kg|duoc|noi|nua)|(giam|tap) (mai|hoai) (~ )?(khong|ko) (giam|xuong))',
      'plateau|plateaued|stuck|stalled|not losing|weight (~ )?(not|wont|isnt|stopped|hasnt) (~ )?(move|moving|budge|going down|drop|dropping|change|changing|changed)',
    ],
  },
  ENERGY: {
    0.9: [
      '(an|nap|can) (~ )?(bao nhieu|may) (~ )?(kcal|nang luong)|(bao nhieu|may) kcal|kcal (~ )?(moi ngay|mot ngay|la du|bao nhieu)|tham hut|muc an',
      '(how many|how much) (~ )?(kcal|energy)|(kcal|energy) (~ )?(should i|do i need|a day|per day|intake)|deficit|maintenance|surplus|how much should i eat',
    ],
    0.7: ['(kcal|nang luong)'],
    0.5: ['tdee'],
  },
  PROTEIN: {
    0.9: [
      '(bao nhieu|may|du|can|nen|thieu|an|luong|uong) (~ )?(dam|protein|whey)|(dam|protein|whey) (~ )?(bao nhieu|may|du|la du|moi ngay|luc nao|nao|khong)|(how much|enough|need|more|daily) (~ )?protein|protein (~ )?(a day|per day|per kg|per kilo|do i need|enough|intake)',
    ],
    0.8: ['(dam|protein|whey)'],
  },
  SLEEP: {
    0.9: [
      '(ngu|nguyen|giac ngu|mat ngu|thuc khuya|ngu trua|giac) (~ )?(bao nhieu|may|du|the nao|khong|sao|lau|it|nhieu|ngon|tot|tieng|gio)?|(sleep|sleeping|slept|insomnia|nap|naps|bedtime|tired all day)',
    ],
  },
  CARDIO: {
    0.9: [
      '(cardio|chay bo|(nen|can|phai|muon|moi tuan|moi ngay|buoi) chay|di bo|dap xe|suc ben|aerobic|buoc chan|jogging|nhay day|boi)',
      '(cardio|(should|can|do|could) i run|running|walking|jogging|cycling|endurance|aerobic|steps|swim|swimming)',
    ],
  },
  STRENGTH: {
    0.9: [
      '(tap (ta|co|suc manh|gym|nang|nguc|lung|vai|chan|mong|bung|tay)|suc manh|tang co|len co|hit dat|squat|deadlift|bench|plank|keo xa)',
      '(strength|lifting|lift|weights|muscle|muscles|resistance|hypertrophy|push ups|pushups|squats|deadlifts|bench press|gym split)',
    ],
  },
  ZONE: {
    0.9: [
      '(zone|vung nhip tim|vung tim|nhip tim (muc tieu|khi tap|khi chay|luc tap|tap luyen|toi da)|vung nhip|tap o nhip|target heart rate|heart rate (zone|zones|when|while|during)|training zone)',
    ],
  },
  DIET: {
    0.9: [
      '(an (gi|uong|the nao|sao|kieu gi)|nen an gi|che do an|thuc don|dinh duong|keto|low carb|an chay|eat clean|chat xo|rau cu|rau|trai cay|tinh bot|nuoc ngot|ruou bia|bia|nhin an gian doan|thuc pham bo sung|creatine)',
      '(what (should|can|do) i eat|diet|nutrition|meal|meals|menu|fibre|fiber|vegetables|fruit|carbs|sugary|soda|alcohol|beer|intermittent fasting|supplements?|creatine)',
    ],
  },
  WEEK: {
    0.9: [
      '(tuan (nay|vua roi) (~ )?(the nao|sao|ra sao|on|tot|duoc khong|co gi)|nhan xet|tong ket|tong quan|danh gia (~ )?(tuan|chung|minh|giup)?|review (tuan|giup|my week|my)|nhin chung)',
      '(how (was|is|am) (~ )?(my week|i doing|this week)|summary|summarize|overview|overall|review my)',
    ],
  },
  NEXT: {
    0.9: [
      '(lam gi (tiep|bay gio|truoc|nua|de)|tiep theo|buoc tiep|buoc ke|nen (lam|bat dau|uu tien|thay doi|cai thien) (~ )?(gi|tu dau|dau|dieu gi)|bat dau tu dau|uu tien gi)',
      '(what (next|now|should i do|should i (change|improve|start|work on|focus on))|next step|next steps|where (do i|should i) start|focus on)',
    ],
  },
  SOURCE: {
    0.9: [
      '(nguon|can cu|dua (vao|tren) (~ )?(dau|gi|nguon)|theo ai|ai noi|bang chung|tham khao (o )?dau|nghien cuu nao|trich dan)',
      '(source|sources|evidence|reference|references|citation|who says|according to|where (does|do) (~ )?(come from)|based on what|study|studies)',
    ],
  },
  COACH: {
    0.9: [
      '(huan luyen vien|hlv|pt rieng|nguoi that|coach (that|nguoi|nao|rieng))',
      '(human|real|personal|live) (coach|trainer|person)|(find|hire|ask|talk to|contact) (~ )?(coach|trainer)',
    ],
  },
  HELP: {
    0.9: [
      '(giup (duoc )?(~ )?gi|lam duoc gi|hoi (duoc |nhung )?(~ )?gi|ban la (ai|gi)|huong dan (su dung|dung)|cach dung|tro giup)',
      '(what can (you|i)|who are you|what are you|help me|how does this work|how do i use|can you help)',
    ],
    0.7: ['(chao|xin chao|hello|hi|hey|help|alo|cam on|thanks|thank you|menu)'],
  },
};

export type Metric = FieldKey | IndicatorKey;

/** How metrics are called, longer names first. */
const metrics: readonly (readonly [Metric, readonly string[]])[] = [
  [
    'waistHeightRatio',
    ['(ti le |ty le )?eo (tren |va |voi |/ )?chieu cao', 'waist (to )?height( ratio)?', 'whtr'],
  ],
  ['waistHipRatio', ['(ti le |ty le )?eo (tren |va |voi )?(mong|hong)', 'waist (to )?hip( ratio)?', 'whr']],
  ['visceralFatArea', ['mo noi tang', 'visceral fat', 'mo tang']],
  ['fatMass', ['khoi luong mo', 'fat mass', 'bao nhieu (kg|can|ky) mo']],
  ['leanMass', ['khoi luong nac', 'khoi nac', 'lean mass', 'muscle mass', 'luong co']],
  [
    'bodyFatPercent',
    ['(ti le |ty le |phan tram |luong )?mo( co the| trong nguoi)?', 'body ?fat', 'bf', 'fat percentage'],
  ],
  ['ffmi', ['ffmi']],
  ['vo2max', ['vo2 ?max']],
  ['bmi', ['bmi']],
  ['bmr', ['bmr', 'nang luong nen', 'trao doi chat co ban']],
  ['tdee', ['tdee', 'nang luong ca ngay']],
  ['targetHeartRate', ['nhip tim muc tieu', 'vung nhip tim', 'target heart rate', 'heart rate zone']],
  ['maxHeartRate', ['nhip tim toi da', 'max(imum)? heart rate']],
  [
    'restingHeartRate',
    ['nhip tim( luc)?( nghi)?', 'nhip nghi', 'resting (heart rate|pulse)', 'rhr', 'heart rate'],
  ],
  ['pushUps', ['hit dat', 'chong day', 'push ?ups?']],
  ['airSquats', ['squats?']],
  ['runDistance', ['chay bo', 'quang duong chay', 'cooper', 'chay 12 phut', 'running']],
  ['cyclingDistance', ['dap xe', 'cycling']],
  ['waist', ['vong (eo|2|hai|bung)', 'eo', 'bung', 'waist', 'belly']],
  ['hip', ['vong (mong|hong|3|ba)', 'mong', 'hips?']],
  ['chest', ['vong (nguc|1|mot)', 'chest']],
  ['neck', ['vong co', 'neck']],
  ['bicep', ['bap tay', 'biceps?']],
  ['thigh', ['(vong )?dui', 'thighs?']],
  ['height', ['chieu cao', 'cao bao nhieu', 'height', 'how tall']],
  [
    'weight',
    [
      'can nang',
      '(nang|can) (~ )?(bao nhieu|may|nhiu|kg|len|xuong)',
      'nang',
      'so can',
      'can',
      'weigh(t)?',
      'kg',
    ],
  ],
  ['sleep', ['ngu', 'nguyen', 'sleep']],
  ['protein', ['dam', 'protein']],
  ['fiber', ['chat xo', 'fib(er|re)']],
];

const metricPatterns = metrics.map(([metric, names]) => [metric, phrasePattern(names, 'g')] as const);

/** The metrics a question names, in the order of the list; a name inside of a longer one counts once. */
export const metricsIn = (text: string): readonly Metric[] => {
  let rest = text;
  return metricPatterns.flatMap(([metric, pattern]) => {
    if (!pattern.test(rest)) return [];
    pattern.lastIndex = 0;
    rest = rest.replace(pattern, ' _');
    return [metric];
  });
};

const intentPatterns = Object.entries(words).map(
  ([intent, bySure]) =>
    [
      intent,
      Object.entries(bySure).map(([sure, phrases]) => [Number(sure), phrasePattern(phrases)] as const),
    ] as const,
);

export type Scores = Readonly<Partial<Record<Intent, number>>>;

/** About one metric, and without a meaning of its own otherwise. */
const ofMetrics = new Set<string>(['VALUE', 'WHY', 'MEANING', 'COMPARE']);
/** Named like a metric, asked about like a subject. */
const habits = new Set<string>(['sleep', 'protein', 'fiber']);
const withMetric = 0.1;
/** A question about a number that also names a subject is about the number. */
const subjects = new Set<string>(['SLEEP', 'CARDIO', 'STRENGTH', 'PROTEIN', 'ZONE', 'DIET', 'ENERGY']);

export const scoresOf = (text: string): Scores => {
  const named = metricsIn(text);
  const scores: Partial<Record<string, number>> = {};
  for (const [intent, patterns] of intentPatterns) {
    const sure = Math.max(0, ...patterns.map(([each, pattern]) => (pattern.test(text) ? each : 0)));
    if (sure === 0) continue;
    if (!ofMetrics.has(intent)) scores[intent] = sure;
    else if (named.length > 0 && named.every((metric) => habits.has(metric)))
      scores[intent] = Math.min(sure, 0.5);
    else if (named.length > 0) scores[intent] = Math.min(1, sure + withMetric);
    else scores[intent] = sure - 0.45;
  }
  // The plain "bao nhiêu" gives way to what is asked more exactly.
  const value = scores['VALUE'] ?? 0;
  const best = Math.max(
    0,
    ...Object.entries(scores).flatMap(([intent, score]) => (intent === 'VALUE' ? [] : [score ?? 0])),
  );
  if (value > 0 && best >= 0.8) scores['VALUE'] = Math.min(value, best - 0.3);
  const exact = Math.max(
    scores['CHANGE'] ?? 0,
    scores['WHY'] ?? 0,
    scores['MEANING'] ?? 0,
    scores['GOAL'] ?? 0,
    scores['MEASURE'] ?? 0,
    scores['PLATEAU'] ?? 0,
    scores['NEXT'] ?? 0,
    scores['SOURCE'] ?? 0,
  );
  if (exact >= 0.85)
    for (const subject of subjects)
      if (scores[subject]) scores[subject] = Math.min(scores[subject] ?? 0, exact - 0.25);
  if ((scores['WHY'] ?? 0) >= 0.9 && scores['COMPARE']) scores['COMPARE'] = 0.5;
  if ((scores['PLATEAU'] ?? 0) >= 0.9)
    for (const other of ['WHY', 'CHANGE', 'COMPARE']) if (scores[other]) scores[other] = 0.5;
  if (named.length === 1 && Object.keys(scores).length === 0 && text.trim().split(' ').length <= 4)
    scores['VALUE'] = 0.7;
  return scores;
};
