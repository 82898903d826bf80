import type { Bilingual } from '#core/body/indicator/labels.ts';

/** On the Fitboard the recap is a guest of a few days: its words come with it and not with the page’s. */
export const recapCardWords = {
  title: { en: 'Your month in review', vi: 'Tổng kết' },
  text: {
    en: 'The weeks you saved, how far your number came and what you finished.',
    vi: 'Những tuần bạn đã lưu, chỉ số của bạn thay đổi ra sao và những gì bạn đã hoàn thành.',
  },
  open: { en: 'Look back', vi: 'Xem lại' },
} as const satisfies Readonly<Record<string, Bilingual>>;
