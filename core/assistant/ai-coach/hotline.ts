import type { Bilingual } from '#core/body/indicator/labels.ts';

/** A number that a member in need is shown. */
export type Hotline = Readonly<{ phone: string } & Bilingual & { isShown: boolean }>;

/** As staff last made sure of them. */
export type ConfirmedHotlines = Readonly<{ lines: readonly Hotline[]; confirmedAt: Date | null }>;

/** Circular 22/2014/TT-BTTTT, Decree 56/2017; the third is shown once staff have made sure of it. */
export const shippedHotlines: readonly Hotline[] = [
  { phone: '115', vi: 'Cấp cứu y tế', en: 'Ambulance', isShown: true },
  { phone: '111', vi: 'Tổng đài quốc gia bảo vệ trẻ em', en: 'National hotline for children', isShown: true },
  { phone: '0963061414', vi: 'Đường dây nóng Ngày Mai', en: 'Ngày Mai helpline', isShown: false },
];

/** Numbers change without notice: staff make sure of them twice a year. */
export const hotlineDays = 180;
