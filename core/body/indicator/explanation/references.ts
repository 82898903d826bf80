import {
  asianActionPoints,
  bmiScales,
  classify,
  positionIn,
  vietnameseBodyFatLimits,
  type Sex,
} from '../categories.ts';
import { adultAge } from '../body.ts';
import type { Computation, IndicatorKey } from '../indicators.ts';
import { type Bilingual } from '../labels.ts';
import { bmiCategoryLabels } from '../verdict-labels.ts';
import { norm6 } from '../outcome.ts';
import type { Person } from '../scales.ts';
import type { Source } from './sources.ts';

/**
 * What other bodies of knowledge say about the same number. They stand beside the person’s own bands and set no category:
 * the world’s classes, the points at which Asian countries act, and what was measured in Vietnamese adults.
 */

export const referenceKeys = ['WHO_CLASSES', 'ASIAN_ACTION_POINTS', 'VIETNAMESE_STUDY'] as const;
export type ReferenceKey = (typeof referenceKeys)[number];

export type LinkedSource = Source & Readonly<{ url: string }>;

export type Reference = Readonly<{
  key: ReferenceKey;
  title: Bilingual;
  /** In rising order, in the unit of the number; empty where the source names none for this person. */
  cuts: readonly number[];
  /** Where the number stands among them; null: there is no number, or nothing to stand among. */
  standing: Bilingual | null;
  note: Bilingual | null;
  source: LinkedSource;
}>;

const lancet: LinkedSource = {
  text: 'WHO Expert Consultation, Lancet 2004; 363: 157–163',
  evidence: 'P',
  url: 'https://doi.org/10.1016/S0140-6736(03)15268-3',
};
const hoPham: LinkedSource = {
  text: 'Ho-Pham LT, Lai TQ, Nguyen MTT, Nguyen TV, PLoS One 2015; 10(5): e0127198',
  evidence: 'P',
  url: 'https://doi.org/10.1371/journal.pone.0127198',
};

const written = (value: number): Bilingual => ({ en: String(value), vi: String(value).replace('.', ',') });

const pointStanding = (bmi: number): Bilingual => {
  const point = asianActionPoints[positionIn(asianActionPoints, bmi) - 1];
  if (point === undefined) return { en: 'Below the first action point', vi: 'Dưới mốc hành động đầu tiên' };
  const { en, vi } = written(point);
  return { en: `At or past the point ${en}`, vi: `Từ mốc ${vi} trở lên` };
};

/** A tape errs by about this many points, so that nearer to a limit than this it can’t say on which side. */
export const tapeError = 4;

const bodyFatStanding = (percent: number, limit: number): Bilingual => {
  const value = norm6(percent);
  if (value > limit + tapeError)
    return { en: `Above the proposed limit of ${limit}%`, vi: `Trên mức đề xuất ${limit}%` };
  if (value < limit - tapeError)
    return { en: `Below the proposed limit of ${limit}%`, vi: `Dưới mức đề xuất ${limit}%` };
  return {
    en: `Close to the proposed limit of ${limit}%: a tape can’t tell which side`,
    vi: `Gần mức đề xuất ${limit}%: thước dây không đủ chính xác để biết trên hay dưới`,
  };
};

const bmiReferences = (bmi: number | undefined): readonly Reference[] => [
  {
    key: 'WHO_CLASSES',
    title: { en: 'WHO (international)', vi: 'WHO (quốc tế)' },
    cuts: bmiScales.WHO.cuts,
    standing: bmi === undefined ? null : bmiCategoryLabels[classify(bmiScales.WHO, bmi).value],
    note: null,
    source: lancet,
  },
  {
    key: 'ASIAN_ACTION_POINTS',
    title: { en: 'Action points for Asian people', vi: 'Mốc hành động cho người châu Á' },
    cuts: asianActionPoints,
    standing: bmi === undefined ? null : pointStanding(bmi),
    note: {
      en: 'Points at which health services may act earlier. They are no diagnosis.',
      vi: 'Các mốc để ngành y tế có thể can thiệp sớm hơn, không phải chẩn đoán.',
    },
    source: lancet,
  },
  {
    key: 'VIETNAMESE_STUDY',
    title: { en: 'Measured in Vietnamese adults', vi: 'Đo trên người Việt trưởng thành' },
    cuts: [],
    standing: null,
    note: {
      en: 'In 1,217 adults in Ho Chi Minh City, a BMI of 30 went with about 30.5% body fat in men and 41% in women (DXA). BMI alone missed many people with much body fat.',
      vi: 'Trên 1.217 người trưởng thành ở TP. Hồ Chí Minh, BMI 30 ứng với khoảng 30,5% mỡ ở nam và 41% ở nữ (đo bằng DXA). Chỉ nhìn BMI thì bỏ sót nhiều người có tỉ lệ mỡ cao.',
    },
    source: hoPham,
  },
];

const bodyFatReferences = (percent: number | undefined, sex: Sex | null): readonly Reference[] => [
  {
    key: 'VIETNAMESE_STUDY',
    title: { en: 'Measured in Vietnamese adults', vi: 'Đo trên người Việt trưởng thành' },
    cuts: sex === null ? [] : [vietnameseBodyFatLimits[sex]],
    standing:
      percent === undefined || sex === null ? null : bodyFatStanding(percent, vietnameseBodyFatLimits[sex]),
    note: {
      en: 'From DXA scans of 1,217 adults in Ho Chi Minh City, the authors propose more than 30% in men and more than 40% in women as the criterion for obesity. Your number comes from a tape, which usually errs by 3–4 points.',
      vi: 'Qua đo DXA trên 1.217 người trưởng thành ở TP. Hồ Chí Minh, nhóm tác giả đề xuất lấy mức trên 30% ở nam và trên 40% ở nữ làm tiêu chuẩn béo phì. Số của bạn ước tính từ thước dây, thường lệch 3–4 điểm.',
    },
    source: hoPham,
  },
];

/** Who took part in the study; the classes and points are for every adult. */
const youngestInStudy = 20;

export const referencesOn = (
  key: IndicatorKey,
  computed: Computation,
  { sex, age }: Pick<Person, 'sex' | 'age'>,
): readonly Reference[] => {
  if (age !== null && age < adultAge) return [];
  const fits = ({ key: reference }: Reference) =>
    reference !== 'VIETNAMESE_STUDY' || age === null || age >= youngestInStudy;
  if (key === 'bmi' || key === 'bmiCategory') return bmiReferences(computed.bmi.value).filter(fits);
  if (key === 'bodyFatPercent' || key === 'bodyFatCategory')
    return bodyFatReferences(computed.bodyFatPercent.value, sex).filter(fits);
  return [];
};
