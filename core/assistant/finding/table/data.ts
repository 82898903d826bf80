import { isAboveAsianActionPoint } from '#core/body/indicator/categories.ts';
import { pointsForLine } from '#core/body/snapshot/timeline.ts';
import { rule, type Rule } from '../rule.ts';
import { sources } from '../sources.ts';

/** D: how far the numbers themselves can be relied on. */
export const dataRules: readonly Rule[] = [
  rule({
    id: 'D01', mark: 'N4', kind: 'GENERAL', topic: 'points', lead: 'count.recentWeights', anchor: 'weight', withheld: ['NO_NUMBERS'],
    when: (on) => (on.number('count.recentWeights') ?? 0) < pointsForLine && on.number('body.weight') !== null,
    vi: 'Cần 3 lần đo trong thời gian gần đây để thấy xu hướng.',
    en: 'A trend needs 3 recent measurements.',
    sources: [sources.own],
  }),
  rule({
    id: 'D02', mark: 'N4', kind: 'GENERAL', topic: 'carried', lead: 'd.carried', params: { fields: 'd.carried' }, printsLead: false,
    when: (on) => on.isPrinted('d.carried'),
    vi: 'Số cũ, nên đo lại: {fields}.',
    en: 'Carried over, measure again: {fields}.',
    sources: [sources.own],
  }),
  rule({
    id: 'D03', mark: 'N5', kind: 'GENERAL', topic: 'missing', lead: 'd.missing', params: { fields: 'd.missing' }, printsLead: false,
    when: (on) => on.isPrinted('d.missing'),
    vi: 'Bổ sung thêm để biết nhiều hơn: {fields}.',
    en: 'Add these too to learn more: {fields}.',
    sources: [sources.own],
  }),
  rule({
    id: 'D04', mark: 'W6', kind: 'BODY', topic: 'girths', lead: 'body.waist', anchor: 'waist',
    when: (on) => {
      const reason = on.fact('indicator.bodyFatPercent')?.reason ?? null;
      return reason === 'GEOMETRY' || reason === 'IMPLAUSIBLE_RESULT';
    },
    vi: 'Các số đo vòng không khớp nhau: hãy đo lại vòng eo, vòng cổ.',
    en: 'These measurements don’t fit together: measure waist and neck again.',
    sources: [sources.own],
  }),
  rule({
    id: 'D05', mark: 'N3', kind: 'BODY', topic: 'asian-point', lead: 'indicator.bmi', anchor: 'bmi', withheld: ['NO_NUMBERS'],
    when: (on) => {
      const bmi = on.number('indicator.bmi');
      return on.sheet.standard === 'WHO' && bmi !== null && on.category('bmiCategory') !== null && isAboveAsianActionPoint(bmi);
    },
    vi: 'Theo chuẩn châu Á, con số này đã trên ngưỡng 23.',
    en: 'By the Asian standard this is above the action point of 23.',
    sources: [sources.mohObesity, sources.whoBmi],
  }),
]; // prettier-ignore
