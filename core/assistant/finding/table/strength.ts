import { scoreLevels } from '#core/body/indicator/categories.ts';
import { isAtLeast, isAtMost, type Reading } from '../sheet-reader.ts';
import { rule, type Rule } from '../rule.ts';
import { sources } from '../sources.ts';

/** T: what the fitness tests say. */

/** The run speaks before the estimate from heart rates. */
const poorEndurance = (on: Reading): readonly string[] | null => {
  const run = on.category('runLevel');
  if (run !== null)
    return isAtMost(scoreLevels, run, 'POOR') ? ['strength.runDistance', 'indicator.runLevel'] : null;
  return isAtMost(scoreLevels, on.category('vo2maxLevel'), 'POOR')
    ? ['indicator.vo2max', 'indicator.vo2maxLevel']
    : null;
};

export const strengthRules: readonly Rule[] = [
  rule({
    id: 'T01', mark: 'I8', kind: 'STRENGTH', topic: 'endurance', holds: poorEndurance, anchor: 'runDistance', aim: 'runDistance',
    withheld: ['CAUTION'],
    vi: 'Hãy đi bộ nhanh 30 phút, 5 buổi mỗi tuần.',
    en: 'Walk briskly for 30 minutes, 5 days a week.',
    sources: [sources.whoActivity],
  }),
  rule({
    id: 'T02', mark: 'W8', kind: 'STRENGTH', topic: 'endurance', anchor: 'targetHeartRate', params: { zone: 'd.zone' },
    holds: (on) => (on.hasLimit('CAUTION') ? poorEndurance(on) : null), isSafety: true,
    vi: 'Chưa nên làm bài gắng sức; hãy tập nhẹ[, giữ nhịp tim ở {zone}].',
    en: 'No all-out test for now; train easy[, with your heart rate at {zone}].',
    sources: [sources.acsmScreening],
  }),
  rule({
    id: 'T03', mark: 'K6', kind: 'STRENGTH', topic: 'endurance', lead: ['strength.runDistance', 'indicator.runLevel'], anchor: 'runDistance',
    when: (on) => isAtLeast(scoreLevels, on.category('runLevel'), 'EXCELLENT'),
    vi: 'Sức bền nổi bật so với tuổi của bạn.',
    en: 'Your endurance stands out for your age.',
    sources: [sources.cooper],
  }),
  rule({
    id: 'T04', mark: 'I6', kind: 'STRENGTH', topic: 'push-ups', lead: ['strength.pushUps', 'indicator.pushUpLevel'], anchor: 'pushUps', aim: 'pushUps',
    when: (on) => isAtMost(scoreLevels, on.category('pushUpLevel'), 'POOR'),
    vi: 'Hãy hít đất với tay chống cao (bàn, ghế), 2–3 buổi mỗi tuần.',
    en: 'Do push-ups with your hands raised on a table or chair, 2–3 days a week.',
    sources: [sources.acsm],
  }),
  rule({
    id: 'T05', mark: 'I6', kind: 'STRENGTH', topic: 'squats', lead: ['strength.airSquats', 'indicator.squatLevel'], anchor: 'airSquats',
    when: (on) => isAtMost(scoreLevels, on.category('squatLevel'), 'POOR'),
    vi: 'Hãy tập đứng lên ngồi xuống với ghế, 2–3 buổi mỗi tuần.',
    en: 'Practise standing up from a chair and sitting down, 2–3 days a week.',
    sources: [sources.acsm],
  }),
  rule({
    id: 'T06', mark: 'I6', kind: 'STRENGTH', topic: 'balance', lead: 'body.age', anchor: 'age',
    when: (on) => (on.number('body.age') ?? 0) >= 65,
    vi: 'Nên thêm bài tập thăng bằng, 3 buổi mỗi tuần.',
    en: 'Add balance exercises, 3 days a week.',
    sources: [sources.whoActivity],
  }),
]; // prettier-ignore
