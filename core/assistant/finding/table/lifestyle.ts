import {
  alcoholValues,
  cardioWorkoutValues,
  muscleTrainingValues,
  sleepValues,
  smokingValues,
  stayUpLateValues,
  sugaryDrinksValues,
} from '#core/body/indicator/lifestyle.ts';
import { isAtLeast, isAtMost } from '../sheet-reader.ts';
import { rule, type Rule } from '../rule.ts';
import { sources } from '../sources.ts';

/** L: how the member lives. */
export const lifestyleRules: readonly Rule[] = [
  rule({
    id: 'L01', mark: 'I9', kind: 'LIFESTYLE', topic: 'sleep', lead: 'lifestyle.sleep', anchor: 'sleep',
    when: (on) => isAtMost(sleepValues, on.choice('sleep'), 'H5_TO_6'),
    vi: 'Hãy ngủ đủ 7 giờ: mỗi tuần lên giường sớm hơn 30 phút.',
    en: 'Reach 7 hours: go to bed 30 minutes earlier each week.',
    sources: [sources.aasm],
  }),
  rule({
    id: 'L02', mark: 'K5', kind: 'LIFESTYLE', topic: 'sleep', lead: 'lifestyle.sleep', anchor: 'sleep',
    when: (on) => on.choice('sleep') === 'H7_TO_9',
    vi: 'Bạn ngủ đủ, cứ giữ nhé.',
    en: 'You sleep enough; keep it up.',
    sources: [sources.aasm],
  }),
  rule({
    id: 'L03', mark: 'I7', kind: 'LIFESTYLE', topic: 'bedtime', lead: 'lifestyle.stayUpLate', anchor: 'stayUpLate',
    when: (on) => isAtLeast(stayUpLateValues, on.choice('stayUpLate'), 'THREE_TO_FOUR'),
    vi: 'Hãy ngủ và dậy cùng giờ mỗi ngày.',
    en: 'Go to bed and get up at the same time every day.',
    sources: [sources.aasmTips],
  }),
  rule({
    id: 'L04', mark: 'I9', kind: 'LIFESTYLE', topic: 'smoking', lead: 'lifestyle.smoking', anchor: 'smoking',
    when: (on) => isAtLeast(smokingValues, on.choice('smoking'), 'OCCASIONAL'),
    vi: 'Không có mức hút nào là an toàn; bỏ thuốc lúc nào cũng có lợi.',
    en: 'No level of smoking is safe; quitting helps at any age.',
    next: { vi: 'chọn ngày bỏ thuốc và nói với người thân để được nhắc.', en: 'choose a day to quit, and ask those around you to remind you.' },
    sources: [sources.whoTobacco],
  }),
  rule({
    id: 'L05', mark: 'I7', kind: 'LIFESTYLE', topic: 'alcohol', lead: 'lifestyle.alcohol', anchor: 'alcohol',
    when: (on) => isAtLeast(alcoholValues, on.choice('alcohol'), 'TWO_TO_THREE_PER_WEEK'),
    vi: 'Rượu bia uống càng ít càng tốt.',
    en: 'With alcohol, less is better.',
    sources: [sources.whoAlcohol],
  }),
  rule({
    id: 'L06', mark: 'I7', kind: 'LIFESTYLE', topic: 'sugar', lead: 'lifestyle.sugaryDrinks', anchor: 'sugaryDrinks',
    when: (on) => isAtLeast(sugaryDrinksValues, on.choice('sugaryDrinks'), 'FOUR_TO_SIX_PER_WEEK'),
    vi: 'Mỗi lon có khoảng 35 g đường: hãy đổi dần sang nước lọc.',
    en: 'A can holds about 35 g of sugar: change to water step by step.',
    sources: [sources.whoDiet],
  }),
  rule({
    id: 'L07', mark: 'I9', kind: 'LIFESTYLE', topic: 'cardio', lead: 'lifestyle.cardioWorkout', anchor: 'cardioWorkout', aim: 'runDistance',
    withheld: ['CAUTION'],
    when: (on) => isAtMost(cardioWorkoutValues, on.choice('cardioWorkout'), 'LESS_THAN_75M'),
    vi: 'Hãy bắt đầu bằng đi bộ 20 phút, 3 buổi mỗi tuần, rồi tăng dần tới 150 phút.',
    en: 'Start with a 20-minute walk, 3 days a week, and build up to 150 minutes.',
    sources: [sources.whoActivity],
  }),
  rule({
    id: 'L08', mark: 'I6', kind: 'LIFESTYLE', topic: 'cardio', lead: 'lifestyle.cardioWorkout', anchor: 'cardioWorkout', aim: 'runDistance',
    when: (on) => on.choice('cardioWorkout') === 'M75_TO_149',
    vi: 'Hãy tăng dần tới 150 phút mỗi tuần.',
    en: 'Build up to 150 minutes a week.',
    sources: [sources.whoActivity],
  }),
  rule({
    id: 'L09', mark: 'K6', kind: 'LIFESTYLE', topic: 'cardio', lead: 'lifestyle.cardioWorkout', anchor: 'cardioWorkout',
    when: (on) =>
      isAtLeast(cardioWorkoutValues, on.choice('cardioWorkout'), 'M150_TO_300') &&
      isAtLeast(muscleTrainingValues, on.choice('muscleTraining'), 'TWO_TO_THREE'),
    vi: 'Bạn đã đạt khuyến nghị vận động, cả sức bền lẫn sức mạnh.',
    en: 'You meet the activity guideline, for endurance and for strength.',
    sources: [sources.whoActivity],
  }),
  rule({
    id: 'L10', mark: 'I8', kind: 'LIFESTYLE', topic: 'strength-days', lead: 'lifestyle.muscleTraining', anchor: 'muscleTraining', aim: 'pushUps',
    when: (on) => isAtMost(muscleTrainingValues, on.choice('muscleTraining'), 'ONE'),
    vi: 'Hãy tập sức mạnh toàn thân 2 buổi mỗi tuần.',
    en: 'Train your whole body for strength 2 days a week.',
    sources: [sources.whoActivity],
  }),
]; // prettier-ignore
