import type { Bilingual } from '#core/body/indicator/labels.ts';

/** What a member may ask that rules answer without a model. */
export const intents = [
  'VALUE',
  'CHANGE',
  'WHY',
  'MEANING',
  'MEASURE',
  'COMPARE',
  'GOAL',
  'PLATEAU',
  'ENERGY',
  'PROTEIN',
  'SLEEP',
  'CARDIO',
  'STRENGTH',
  'ZONE',
  'DIET',
  'WEEK',
  'NEXT',
  'SOURCE',
  'COACH',
  'HELP',
] as const;
export type Intent = (typeof intents)[number];

/** As a button asks; each is itself a question of its intent. */
export const intentLabels: Readonly<Record<Intent, Bilingual>> = {
  VALUE: { vi: 'Cân nặng của mình là bao nhiêu?', en: 'What is my weight?' },
  CHANGE: { vi: 'Có gì thay đổi so với lần trước?', en: 'What changed since last time?' },
  WHY: { vi: 'Vì sao BMI ra số như vậy?', en: 'Why is my BMI what it is?' },
  MEANING: { vi: 'BMI có nghĩa là gì?', en: 'What does BMI mean?' },
  MEASURE: { vi: 'Mình còn cần đo gì?', en: 'What do I still have to measure?' },
  COMPARE: { vi: 'BMI của mình ở mức nào?', en: 'Which category is my BMI in?' },
  GOAL: { vi: 'Bao giờ mình đạt mục tiêu?', en: 'When will I reach my goal?' },
  PLATEAU: { vi: 'Sao cân đứng hoài?', en: 'Why am I stuck on a plateau?' },
  ENERGY: { vi: 'Mỗi ngày nên ăn bao nhiêu calo?', en: 'How many calories should I eat?' },
  PROTEIN: { vi: 'Mình cần bao nhiêu đạm?', en: 'How much protein do I need?' },
  SLEEP: { vi: 'Giấc ngủ của mình thế nào?', en: 'How is my sleep?' },
  CARDIO: { vi: 'Tập cardio bao nhiêu là đủ?', en: 'How much cardio is enough?' },
  STRENGTH: { vi: 'Tập cơ mấy buổi một tuần?', en: 'How much strength training is enough?' },
  ZONE: { vi: 'Vùng nhịp tim khi tập của mình?', en: 'What is my heart rate zone?' },
  DIET: { vi: 'Mình nên ăn gì?', en: 'What should I eat?' },
  WEEK: { vi: 'Nhận xét tuần này của mình?', en: 'How was my week overall?' },
  NEXT: { vi: 'Tiếp theo nên làm gì?', en: 'What should I do next?' },
  SOURCE: { vi: 'Nguồn của lời khuyên ở đâu?', en: 'What is the source of this advice?' },
  COACH: { vi: 'Hỏi huấn luyện viên thật thế nào?', en: 'How do I ask a human coach?' },
  HELP: { vi: 'Bạn giúp được gì?', en: 'What can you help with?' },
};
