import { bodyFatCategories } from '#core/body/indicator/categories.ts';
import { isAtMost } from '../sheet-reader.ts';
import { rule, type Rule } from '../rule.ts';
import { sources } from '../sources.ts';

/** S: what calls for a doctor, and what bounds all the rest. None of them can be turned off. */
const safety = (given: Parameters<typeof rule>[0]): Rule => rule({ isSafety: true, ...given });

export const safetyRules: readonly Rule[] = [
  safety({
    id: 'S01', mark: 'S9', kind: 'GENERAL', topic: 'heart',
    when: (on) => on.hasFlag('HEART_DISEASE'),
    lead: 'strength.heartDisease', anchor: 'heartDisease', params: { zone: 'd.zone' },
    vi: 'Hỏi bác sĩ trước khi tập nặng[; khi tập giữ nhịp tim ở {zone}].',
    en: 'Ask a doctor before hard training[; keep your heart rate at {zone}].',
    next: {
      vi: 'hẹn bác sĩ tim mạch để biết mình được tập tới mức nào.',
      en: 'see your heart doctor and ask how hard you may train.',
    },
    sources: [sources.acsmScreening],
  }),
  safety({
    id: 'S02', mark: 'S9', kind: 'GENERAL', topic: 'treatment',
    when: (on) => on.hasFlag('UNDER_TREATMENT'),
    lead: 'strength.underTreatment', anchor: 'underTreatment',
    vi: 'Hỏi bác sĩ đang điều trị trước khi đổi cách ăn, cách tập.',
    en: 'Ask your doctor before you change how you eat or train.',
    next: {
      vi: 'hỏi bác sĩ đang điều trị xem bạn được ăn và tập thế nào.',
      en: 'ask the doctor who treats you how you may eat and train.',
    },
    sources: [sources.acsmScreening],
  }),
  safety({
    id: 'S03', mark: 'W8', kind: 'GENERAL', topic: 'injury',
    when: (on) => on.hasFlag('PAST_INJURY'),
    lead: 'strength.pastInjury', anchor: 'pastInjury',
    vi: 'Tránh động tác gây đau và tăng mức tập thật chậm.',
    en: 'Avoid moves that hurt, and add load slowly.',
    sources: [sources.acsmScreening],
  }),
  safety({
    id: 'S04', mark: 'S9', kind: 'STRENGTH', topic: 'resting-rate',
    when: (on) => on.hasFlag('RESTING_HEART_RATE_HIGH'),
    lead: 'strength.restingHeartRate', anchor: 'restingHeartRate',
    vi: 'Đo lại lúc vừa thức dậy; nếu vẫn cao thì đi khám.',
    en: 'Measure again on waking; if it is still high, see a doctor.',
    next: {
      vi: 'đo lại nhịp tim lúc vừa thức dậy; nếu vẫn nhanh thì đi khám bác sĩ.',
      en: 'measure your heart rate again on waking; if it is still fast, see a doctor.',
    },
    sources: [sources.acsmScreening],
  }),
  safety({
    id: 'S05', mark: 'W8', kind: 'STRENGTH', topic: 'resting-rate',
    when: (on) => on.hasFlag('RESTING_HEART_RATE_LOW'),
    lead: 'strength.restingHeartRate', anchor: 'restingHeartRate',
    vi: 'Nếu chóng mặt hoặc mệt thì đi khám.',
    en: 'If you feel dizzy or tired, see a doctor.',
    sources: [sources.acsmScreening],
  }),
  safety({
    id: 'S06', mark: 'S9', kind: 'BODY', topic: 'bmi',
    when: (on) => on.hasFlag('BMI_VERY_LOW'),
    lead: ['indicator.bmi', 'indicator.bmiCategory'], anchor: 'bmi', beats: ['B01'],
    vi: 'Bạn cần được bác sĩ thăm khám; đừng giảm cân.',
    en: 'Please get medical care; do not lose weight.',
    next: {
      vi: 'đi khám bác sĩ, và ăn đủ bữa cho tới khi có lời khuyên của bác sĩ.',
      en: 'see a doctor, and eat full meals until you have been advised.',
    },
    sources: [sources.whoBmi],
  }),
  safety({
    id: 'S07', mark: 'S8', kind: 'BODY', topic: 'bmi',
    when: (on) => on.hasFlag('BMI_VERY_HIGH'), withheld: ['NO_DEFICIT'],
    lead: ['indicator.bmi', 'indicator.bmiCategory'], anchor: 'bmi',
    vi: 'Nên giảm cân cùng bác sĩ.',
    en: 'Lose weight together with a doctor.',
    next: { vi: 'hẹn bác sĩ để cùng lên kế hoạch giảm cân.', en: 'see a doctor and plan the weight loss together.' },
    sources: [sources.whoBmi],
  }),
  safety({
    id: 'S08', mark: 'S9', kind: 'BODY', topic: 'body-fat',
    when: (on) => on.hasFlag('BODY_FAT_BELOW_ESSENTIAL'),
    lead: ['indicator.bodyFatPercent', 'indicator.bodyFatCategory'], anchor: 'bodyFatPercent',
    vi: 'Mỡ đang dưới mức cơ thể cần; hãy ăn đủ trở lại.',
    en: 'This is less fat than a body needs; eat enough again.',
    next: {
      vi: 'ăn đủ bữa trở lại và đi khám bác sĩ nếu mệt, mất kinh hoặc hay ốm.',
      en: 'eat full meals again, and see a doctor if you are tired, miss periods or fall ill often.',
    },
    sources: [sources.ace],
  }),
  safety({
    id: 'S09', mark: 'W8', kind: 'BODY', topic: 'blood', beats: ['B02'],
    when: (on) => on.hasFlag('CENTRAL_OBESITY'), withheld: ['NO_DEFICIT'],
    lead: 'body.waist', anchor: 'waist',
    vi: 'Nên đo huyết áp và đường huyết.',
    en: 'Have your blood pressure and blood glucose checked.',
    sources: [sources.whoWaist],
  }),
  safety({
    id: 'S10', mark: 'W9', kind: 'GENERAL', topic: 'age',
    when: (on) => on.hasLimit('MINOR'),
    lead: 'body.age', anchor: 'age',
    vi: 'Ở tuổi đang lớn, hãy ăn đủ và vận động khoảng 60 phút mỗi ngày.',
    en: 'While you are growing, eat enough and move about 60 minutes a day.',
    sources: [sources.whoActivity],
  }),
  safety({
    id: 'S11', mark: 'W9', kind: 'GENERAL', topic: 'pregnancy',
    when: (on) => on.hasLimit('PREGNANT'),
    lead: 'care.PREGNANT',
    vi: 'Đừng giảm cân lúc này; hãy hỏi bác sĩ sản khoa trước khi đổi cách ăn, cách tập.',
    en: 'Do not lose weight now; ask your obstetrician before you change how you eat or train.',
    sources: [sources.whoActivity],
  }),
  safety({
    id: 'S12', mark: 'W9', kind: 'GENERAL', topic: 'eating',
    when: (on) => on.hasLimit('NO_NUMBERS'),
    lead: 'care.EATING', printsLead: false,
    vi: 'Bạn không đơn độc; hãy gặp bác sĩ hoặc chuyên gia tâm lý để được đồng hành.',
    en: 'You are not alone; please see a doctor or a therapist who can be with you in this.',
    sources: [sources.own],
  }),
  safety({
    id: 'S13', mark: 'W8', kind: 'GENERAL', topic: 'fuel',
    when: (on) => {
      const pace = on.number('weight.pace');
      return (
        on.choice('cardioWorkout') === 'MORE_THAN_300M' && pace !== null && pace < -0.5 &&
        isAtMost(bodyFatCategories, on.category('bodyFatCategory'), 'ATHLETE')
      );
    },
    lead: 'weight.pace', anchor: 'weight',
    vi: 'Có thể bạn đang ăn thiếu so với mức tập; hãy ăn thêm và nghỉ đủ.',
    en: 'You may be eating too little for how much you train; eat more and rest enough.',
    sources: [sources.reds],
  }),
  safety({
    id: 'S14', mark: 'S9', kind: 'BODY', topic: 'goal', beats: ['C02', 'C03', 'C04', 'C08'],
    when: (on) => {
      const [goal, least] = [on.number('weight.goal'), on.number('d.nLow')];
      return goal !== null && least !== null && goal < least;
    },
    lead: 'weight.goal', anchor: 'weight', params: { nLow: 'd.nLow' },
    vi: 'Mục tiêu này thấp hơn mức cân nặng khoẻ mạnh[ ({nLow})].',
    en: 'This goal is below a healthy weight[ ({nLow})].',
    next: {
      vi: 'đặt lại mục tiêu cân nặng[ từ {nLow} trở lên] và hỏi bác sĩ mức nào hợp với bạn.',
      en: 'set a new weight goal[ of {nLow} or more] and ask a doctor which weight suits you.',
    },
    sources: [sources.whoBmi],
  }),
]; // prettier-ignore
