import { plateauPercentPerWeek } from '#core/body/snapshot/timeline.ts';
import { goalMetrics } from '#core/body/snapshot/snapshot.ts';
import { weeksBetween } from '#core/kernel/week.ts';
import type { Fact } from '../../fact-sheet/fact.ts';
import type { Reading } from '../sheet-reader.ts';
import { rule, type Rule } from '../rule.ts';
import { sources } from '../sources.ts';

/** C: where the weeks together are going. */

const isPlateau = (pace: number | null): boolean => pace !== null && Math.abs(pace) < plateauPercentPerWeek;

const isGoalBelow = (on: Reading): boolean => {
  const [goal, weight] = [on.number('weight.goal'), on.number('body.weight')];
  return goal !== null && weight !== null && goal < weight;
};

const improved = (on: Reading): string | null =>
  (['runDistance', 'pushUps'] as const).find((metric) => {
    const change = on.fact(`${metric}.change.last`);
    return change?.week === on.sheet.week && typeof change.value === 'number' && change.value > 0;
  }) ?? null;

const projected = (on: Reading): string | null =>
  goalMetrics.find((metric) => on.isPrinted(`${metric}.projection`)) ?? null;

const freshWeeks = 4;
/** A step of an earlier review that this week, or one just before it, reached. */
const isJustMet = ({ kind, value, week, origin }: Fact, on: Reading): boolean =>
  kind === 'TARGET' && origin === 'COMPUTED' && value === 'MET' && week !== null &&
  weeksBetween(week, on.sheet.week) >= 0 && weeksBetween(week, on.sheet.week) < freshWeeks; // prettier-ignore

export const courseRules: readonly Rule[] = [
  rule({
    id: 'C01', mark: 'W9', kind: 'BODY', topic: 'weight-course', lead: 'weight.pace', anchor: 'weight', params: (on): Readonly<Record<string, string>> => (on.hasLimit('NO_DEFICIT') ? {} : { p1: 'd.p1' }),
    when: (on) => (on.number('weight.pace') ?? 0) < -1,
    vi: 'Giảm như vậy là quá nhanh[; tối đa nên là {p1} mỗi tuần].',
    en: 'That is losing weight too fast[; {p1} a week is the most].',
    sources: [sources.helms, sources.garthe],
  }),
  rule({
    id: 'C02', mark: 'K6', kind: 'BODY', topic: 'weight-course', lead: 'weight.pace', anchor: 'weight', withheld: ['NO_DEFICIT'],
    when: (on) => {
      const pace = on.number('weight.pace');
      return pace !== null && pace >= -1 && pace <= -plateauPercentPerWeek && isGoalBelow(on);
    },
    vi: 'Tốc độ giảm đều và hợp lý.',
    en: 'A steady and sound pace.',
    sources: [sources.helms, sources.garthe],
  }),
  rule({
    id: 'C03', mark: 'I7', kind: 'BODY', topic: 'weight-course', lead: 'weight.pace', anchor: 'weight', aim: 'weight', withheld: ['NO_DEFICIT'],
    when: (on) => isPlateau(on.number('weight.pace')) && isGoalBelow(on),
    vi: 'Cân nặng đang chững: hãy xem lại khẩu phần và đi bộ thêm.',
    en: 'Your weight has stalled: look at your portions and walk more.',
    next: { vi: 'ghi lại khẩu phần trong tuần tới và đi bộ thêm mỗi ngày.', en: 'write down your portions for the coming week and walk more every day.' },
    sources: [sources.helms],
  }),
  rule({
    id: 'C04', mark: 'K7', kind: 'BODY', topic: 'weight-course', lead: 'waist.pace', anchor: 'waist', beats: ['C03'], withheld: ['NO_DEFICIT'],
    when: (on) => isPlateau(on.number('weight.pace')) && (on.number('waist.pace') ?? 0) < -plateauPercentPerWeek,
    vi: 'Cân đứng yên mà eo nhỏ lại: có thể mỡ đang giảm.',
    en: 'The scale stands still while the waist shrinks: likely fat loss.',
    sources: [sources.own],
  }),
  rule({
    id: 'C05', mark: 'W7', kind: 'BODY', topic: 'muscle-mass', lead: 'd.leanShare', anchor: 'leanMass',
    when: (on) => (on.number('d.leanShare') ?? 0) >= 25,
    vi: 'Bạn đang mất cả cơ: hãy ăn thêm đạm, tập sức mạnh và đừng giảm cân nhanh.',
    en: 'You are losing muscle too: eat more protein, train for strength, and do not lose weight fast.',
    sources: [sources.helms, sources.garthe],
  }),
  rule({
    id: 'C06', mark: 'W7', kind: 'STRENGTH', topic: 'resting-rate', lead: 'strength.restingHeartRate', anchor: 'restingHeartRate', isSafety: true,
    params: { mean: 'd.restingMean' },
    when: (on) => {
      const now = on.fact('strength.restingHeartRate');
      const mean = on.number('d.restingMean');
      return typeof now?.value === 'number' && now.origin !== 'CARRIED' && mean !== null && now.value - mean >= 8;
    },
    vi: 'Nhịp đang nhanh hơn thường lệ[ ({mean})]: hãy nghỉ thêm; nếu kéo dài thì đi khám.',
    en: 'This is faster than usual for you[ ({mean})]: rest more; if it lasts, see a doctor.',
    sources: [sources.own],
  }),
  rule({
    id: 'C07', mark: 'K6', kind: 'STRENGTH', topic: 'progress', anchor: null,
    holds: (on) => {
      const metric = improved(on);
      return metric === null ? null : [`strength.${metric}`, `${metric}.change.last`];
    },
    params: (on): Readonly<Record<string, string>> => {
      const metric = improved(on);
      return metric === null ? {} : { delta: `${metric}.change.last` };
    },
    vi: 'Tiến bộ so với lần trước: {delta}.',
    en: 'Progress since last time: {delta}.',
    sources: [sources.own],
  }),
  rule({
    id: 'C08', mark: 'N5', kind: 'BODY', topic: 'projection', withheld: ['NO_DEFICIT'],
    holds: (on) => {
      const metric = projected(on);
      return metric === null ? null : [`${metric}.goal`, `${metric}.projection`];
    },
    params: (on): Readonly<Record<string, string>> => {
      const metric = projected(on);
      return metric === null ? {} : { date: `${metric}.projection` };
    },
    vi: 'Theo đà này, bạn sẽ đạt vào khoảng {date}.',
    en: 'At this pace you get there about {date}.',
    sources: [sources.own],
  }),
  rule({
    id: 'C09', mark: 'K8', kind: 'GENERAL', topic: 'target',
    holds: (on) => {
      const met = on.sheet.facts.find((fact) => isJustMet(fact, on));
      return met ? [met.id] : null;
    },
    vi: 'Bạn đã đạt bước lần trước, rất đáng mừng.',
    en: 'You met the last step; well done.',
    sources: [sources.own],
  }),
]; // prettier-ignore
