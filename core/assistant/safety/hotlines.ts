import type { Bilingual } from '#core/body/indicator/labels.ts';
import { after, day } from '#core/kernel/time.ts';

export const hotlineAudiences = ['EMERGENCY', 'CHILDREN', 'LISTENING'] as const;
export type HotlineAudience = (typeof hotlineAudiences)[number];

/** A telephone number that staff keep right; a setting. */
export type Hotline = Readonly<{
  audience: HotlineAudience;
  number: string;
  name: Bilingual;
  /** Lines of the state are shown also while a confirmation is overdue; others only as long as one is fresh. */
  isOfTheState: boolean;
  /** When staff last called or looked it up; null: never. */
  confirmedAt: Date | null;
}>;

/** 115: Circular 22/2014/TT-BTTTT; 111: Decree 56/2017/NĐ-CP. */
export const defaultHotlines: readonly Hotline[] = [
  {
    audience: 'EMERGENCY',
    number: '115',
    name: { vi: 'Cấp cứu', en: 'Ambulance' },
    isOfTheState: true,
    confirmedAt: null,
  },
  {
    audience: 'CHILDREN',
    number: '111',
    name: { vi: 'Tổng đài bảo vệ trẻ em', en: 'Child helpline' },
    isOfTheState: true,
    confirmedAt: null,
  },
  {
    audience: 'LISTENING',
    number: '096 306 1414',
    name: { vi: 'Đường dây nóng Ngày Mai', en: 'Ngày Mai listening line' },
    isOfTheState: false,
    confirmedAt: null,
  },
];

const confirmationDays = 180;

/** When a number has to be made sure of again; null: at once. */
export const dueAtOf = (confirmedAt: Date | null): Date | null =>
  confirmedAt === null ? null : after(confirmedAt, confirmationDays * day);

export const isConfirmed = ({ confirmedAt }: Pick<Hotline, 'confirmedAt'>, now: Date): boolean => {
  const due = dueAtOf(confirmedAt);
  return due !== null && now < due;
};

export const shownHotlines = (hotlines: readonly Hotline[], now: Date): readonly Hotline[] =>
  hotlines.filter((hotline) => hotline.isOfTheState || isConfirmed(hotline, now));
