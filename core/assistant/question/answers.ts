import { categoryOf } from '#core/body/indicator/scales.ts';
import { indicatorMeanings } from '#core/body/indicator/explanation/formulas.ts';
import { measuringRule } from '#core/body/indicator/explanation/measuring-rules.ts';
import { fieldKeys, isNumberField, type FieldKey } from '#core/body/indicator/fields.ts';
import { indicatorKeys, type IndicatorKey } from '#core/body/indicator/indicators.ts';
import type { Bilingual } from '#core/body/indicator/labels.ts';
import type { FactId, FactSheet, Limit } from '../fact-sheet/fact.ts';
import { factLabel } from '../fact-sheet/labels.ts';
import { fieldFactId, indicatorFactId } from '../fact-sheet/week-facts.ts';
import type { BlockKind, Finding } from '../finding/finding.ts';
import type { RuleEdits } from '../finding/rule-edits.ts';
import { guidelineOn, type GuidelineTopic } from './guidelines.ts';
import type { Intent } from './intents.ts';
import type { Metric } from './lexicon.ts';
import type { Said, Speaker } from './sentences.ts';

export type Asked = Readonly<{
  sheet: FactSheet;
  findings: readonly Finding[];
  speaker: Speaker;
  /** Named in the question. */
  metrics: readonly Metric[];
  block: (finding: Finding) => Said;
  edits: RuleEdits;
}>;

type Answer = (asked: Asked) => readonly Said[];

const isField = (metric: Metric): metric is FieldKey => (fieldKeys as readonly string[]).includes(metric);
const isIndicator = (metric: Metric): metric is IndicatorKey =>
  (indicatorKeys as readonly string[]).includes(metric);
// A maximum that was measured is a field, one that is estimated an indicator: the indicator is always there.
const idOf = (metric: Metric): FactId =>
  isIndicator(metric) ? indicatorFactId(metric) : fieldFactId(metric);

const kept = (...said: readonly (Said | null)[]): readonly Said[] => said.filter((one) => one !== null);
const has = ({ sheet }: Asked, ...limits: readonly Limit[]): boolean =>
  limits.some((limit) => sheet.limits.includes(limit));
/** Numbers of an answer are facts; an explanation that needs some of its own is not repeated here. */
const holdsDigits = ({ vi, en }: Bilingual): boolean => /\d/.test(vi) || /\d/.test(en);
const both = (vi: string, en: string): Bilingual => ({ vi, en });

const findingsOn = ({ findings }: Asked, topics: readonly string[]): readonly Finding[] =>
  findings.filter(({ topic }) => topics.includes(topic));
const findingsOfMetrics = ({ findings, metrics }: Asked): readonly Finding[] =>
  findings.filter(({ facts, anchor }) =>
    metrics.some(
      (metric) => facts.includes(idOf(metric)) || (anchor?.kind === 'METRIC' && anchor.key === metric),
    ),
  );
/** What a doctor should see is said with every advice about eating and training. */
const cautions = ({ findings, block }: Asked): readonly Said[] =>
  findings
    .filter(({ severity }) => severity === 'STOP')
    .slice(0, 1)
    .map(block);
const unique = (said: readonly Said[]): readonly Said[] =>
  said.filter((one, index) => said.findIndex(({ text }) => text === one.text) === index);
const withCautions = (asked: Asked, said: readonly Said[]): readonly Said[] =>
  said.length === 0 ? cautions(asked) : unique([...said, ...cautions(asked)]);

const notThere = (metric: Metric, { speaker, sheet }: Asked): Said | null => {
  const { vi, en } = factLabel(metric);
  // Without printing, a number may be there and yet not be said.
  if (sheet.limits.includes('NO_NUMBERS'))
    return speaker.say(
      both(
        'Ở đây mình không nói về con số của cơ thể. Ăn đủ bữa, ngủ đủ và gặp chuyên gia là điều tốt nhất lúc này.',
        'I don’t speak about numbers of the body here. Regular meals, sleep and a professional help most now.',
      ),
    );
  return speaker.say(
    both(
      `${vi}: tuần này chưa có số. Bạn đo và lưu thêm để mình xem nhé.`,
      `${en}: there is no value this week. Measure and save it, and I can look at it.`,
    ),
  );
};

const valueOf = (metric: Metric, asked: Asked): Said | null => {
  const { speaker } = asked;
  const fact = speaker.fact(idOf(metric));
  if (!fact) return notThere(metric, asked);
  const { vi, en } = fact.label;
  const category = categoryOf(metric);
  const level =
    category && speaker.fact(indicatorFactId(category)) ? ` ([[${indicatorFactId(category)}]])` : '';
  const old =
    fact.origin === 'CARRIED'
      ? both(' Đây là số cũ, bạn nên đo lại.', ' It was carried over; measure again.')
      : both('', '');
  return speaker.say(
    both(`${vi}: [[${fact.id}]]${level}.${old.vi}`, `${en}: [[${fact.id}]]${level}.${old.en}`),
  );
};

const changeOf = (metric: Metric, { speaker }: Asked): readonly Said[] =>
  ['change.last', 'change.start', 'pace'].flatMap((what) => {
    const fact = speaker.fact(`${metric}.${what}`);
    return fact
      ? kept(speaker.say(both(`${fact.label.vi}: [[${fact.id}]].`, `${fact.label.en}: [[${fact.id}]].`)))
      : [];
  });

const inputsOf = (metric: Metric, { speaker }: Asked): Said | null => {
  const fact = speaker.fact(idOf(metric));
  const inputs = (fact?.from ?? []).flatMap((id) => speaker.fact(id) ?? []);
  if (!fact || inputs.length === 0) return null;
  const list = (language: 'vi' | 'en') =>
    inputs.map(({ id, label }) => `${label[language]} [[${id}]]`).join(', ');
  return speaker.say(
    both(
      `${fact.label.vi} [[${fact.id}]] được tính từ: ${list('vi')}.`,
      `${fact.label.en} [[${fact.id}]] is computed from: ${list('en')}.`,
    ),
  );
};

/** An explanation prints no value: what it is about is said beside it. */
const about = (said: Said | null, metric: Metric, { speaker }: Asked): Said | null => {
  const fact = speaker.fact(idOf(metric));
  return said && { ...said, facts: fact ? [fact.id] : [], anchor: { kind: 'METRIC', key: metric } };
};

const meaningOf = (metric: Metric, asked: Asked): Said | null => {
  if (!isIndicator(metric)) return null;
  const meaning = indicatorMeanings[metric];
  const { vi, en } = factLabel(metric);
  const { speaker } = asked;
  return holdsDigits(meaning)
    ? null
    : about(speaker.say(both(`${vi}: ${meaning.vi}`, `${en}: ${meaning.en}`)), metric, asked);
};

const section =
  (
    topics: readonly string[],
    ids: readonly FactId[],
    kind: BlockKind,
    guideline: GuidelineTopic | null = null,
  ): Answer =>
  (asked) => {
    const { speaker, block } = asked;
    const found = findingsOn(asked, topics).map(block);
    const advised = guideline === null ? [] : kept(guidelineOn(guideline, asked, found));
    // What the member does comes before what is advised.
    const isOwn = (one: Said) => one.facts.some((id) => id === ids[0]);
    const own = found.filter(isOwn);
    const said = [...own, ...advised, ...found.filter((one) => !isOwn(one))];
    const cited = new Set(said.flatMap(({ facts }) => facts));
    const values = ids
      .filter((id) => !cited.has(id))
      .flatMap((id) => {
        const fact = speaker.fact(id);
        return fact
          ? kept(speaker.say(both(`${fact.label.vi}: [[${id}]].`, `${fact.label.en}: [[${id}]].`), kind))
          : [];
      });
    return withCautions(asked, [...values, ...said]);
  };

const energy: Answer = (asked) => {
  const { speaker, block } = asked;
  const tdee = speaker.say(
    both(
      'Một ngày bình thường bạn dùng khoảng [[indicator.tdee]]; ăn chừng đó thì giữ cân.',
      'On a usual day you use about [[indicator.tdee]]; eating about that keeps your weight.',
    ),
    'NUTRITION',
  );
  if (!tdee) return withCautions(asked, kept(notThere('tdee', asked)));
  const floor = has(asked, 'NO_DEFICIT', 'MINOR', 'PREGNANT')
    ? speaker.say(
        both(
          'Lúc này bạn cần ăn đủ, đừng bớt khẩu phần.',
          'Right now you need to eat enough; do not cut your food.',
        ),
        'NUTRITION',
      )
    : speaker.say(
        both(
          'Dù mục tiêu là gì, đừng ăn dưới [[d.energyFloor]].',
          'Whatever your goal is, do not eat less than [[d.energyFloor]].',
        ),
        'NUTRITION',
      );
  return withCautions(asked, [
    ...kept(tdee, floor),
    ...findingsOn(asked, ['fuel', 'weight-course']).map(block),
  ]);
};

const protein: Answer = (asked) => {
  const { speaker, block } = asked;
  const said = findingsOn(asked, ['protein']).map(block);
  const isGuarded =
    has(asked, 'CAUTION', 'MINOR', 'PREGNANT') || asked.sheet.flags.includes('UNDER_TREATMENT');
  const need = isGuarded
    ? kept(
        speaker.say(
          both(
            'Lượng đạm hợp với bạn thì bác sĩ là người quyết định.',
            'How much protein suits you is for your doctor to say.',
          ),
          'NUTRITION',
        ),
      )
    : kept(guidelineOn('PROTEIN', asked, said), guidelineOn('TRAINING_PROTEIN', asked, said));
  return withCautions(asked, [...said, ...need]);
};

const next: Answer = ({ findings, block, speaker }) => {
  const step =
    findings.find(({ severity }) => severity === 'STOP') ??
    findings.find(({ severity }) => severity === 'IMPROVE') ??
    findings.find(({ severity }) => severity === 'WARN');
  if (step) return [{ ...block(step), kind: 'NEXT' }];
  return kept(
    speaker.say(
      both('Tuần tới đo thêm: [[d.missing]].', 'Next week, also measure: [[d.missing]].'),
      'NEXT',
    ) ??
      speaker.say(
        both(
          'Bạn đang làm đều. Tuần tới lưu hồ sơ vào cùng lúc để thấy xu hướng.',
          'You keep going steadily. Save your profile at the same time next week, to see a trend.',
        ),
        'NEXT',
      ),
  );
};

const goalMetrics = [
  'weight',
  'bodyFatPercent',
  'waist',
  'leanMass',
  'restingHeartRate',
  'pushUps',
  'runDistance',
] as const;

export const answers: Readonly<Record<Intent, Answer>> = {
  VALUE: (asked) =>
    kept(
      ...(asked.metrics.length > 0 ? asked.metrics : (['weight'] as const))
        .slice(0, 3)
        .map((metric) => valueOf(metric, asked)),
    ),
  CHANGE: (asked) => {
    const wanted: readonly Metric[] =
      asked.metrics.length > 0 ? asked.metrics : ['weight', 'waist', 'pushUps', 'runDistance'];
    const said = wanted.flatMap((metric) => changeOf(metric, asked));
    if (said.length > 0) return said;
    return kept(
      has(asked, 'NO_NUMBERS')
        ? notThere('weight', asked)
        : asked.speaker.say(
            both(
              'Chưa có lần đo trước để so sánh. Tuần tới bạn lưu thêm một lần nữa nhé.',
              'There is no earlier measurement to compare with. Save another one next week.',
            ),
          ),
    );
  },
  WHY: (asked) => {
    const metrics = asked.metrics.slice(0, 2);
    const said = kept(
      ...metrics.flatMap((metric) => [
        inputsOf(metric, asked) ?? valueOf(metric, asked),
        meaningOf(metric, asked),
      ]),
    );
    return unique([...said, ...findingsOfMetrics(asked).slice(0, 2).map(asked.block)]);
  },
  MEANING: (asked) =>
    kept(
      ...asked.metrics.slice(0, 2).flatMap((metric) => [meaningOf(metric, asked), valueOf(metric, asked)]),
    ),
  MEASURE: (asked) => {
    const { speaker } = asked;
    const how = asked.metrics
      .filter(isField)
      .filter(isNumberField)
      .slice(0, 2)
      .flatMap((metric) => {
        const rule = measuringRule(metric, null);
        const { vi, en } = factLabel(metric);
        const said = speaker.say(both(`${vi}: ${rule.vi}`, `${en}: ${rule.en}`));
        return holdsDigits(rule) ? [] : kept(about(said, metric, asked));
      });
    const missing = speaker.say(
      both('Bạn có thể đo thêm: [[d.missing]].', 'You can also measure: [[d.missing]].'),
    );
    const carried = speaker.say(
      both('Số cũ, nên đo lại: [[d.carried]].', 'Carried over, measure again: [[d.carried]].'),
    );
    const said = [...how, ...kept(missing, carried)];
    return said.length > 0
      ? said
      : kept(
          speaker.say(
            both('Tuần này bạn đã đo đủ những gì mình cần.', 'You measured everything I need this week.'),
          ),
        );
  },
  COMPARE: (asked) => {
    const metrics: readonly Metric[] = asked.metrics.length > 0 ? asked.metrics : ['bmi', 'waistHeightRatio'];
    return unique([
      ...kept(...metrics.slice(0, 2).map((metric) => valueOf(metric, asked))),
      ...findingsOfMetrics({ ...asked, metrics })
        .slice(0, 2)
        .map(asked.block),
    ]);
  },
  GOAL: (asked) => {
    const wanted = asked.metrics.length > 0 ? asked.metrics : goalMetrics;
    const said = wanted.flatMap((metric) =>
      ['goal', 'projection'].flatMap((what) => {
        const fact = asked.speaker.fact(`${metric}.${what}`);
        return fact
          ? kept(
              asked.speaker.say(
                both(`${fact.label.vi}: [[${fact.id}]].`, `${fact.label.en}: [[${fact.id}]].`),
              ),
            )
          : [];
      }),
    );
    const rules = findingsOn(asked, ['goal', 'projection', 'target']).map(asked.block);
    if (said.length + rules.length > 0) return unique([...said, ...rules]);
    return kept(
      asked.speaker.say(
        both(
          'Bạn chưa đặt mục tiêu nào có thể tính ngày. Đặt mục tiêu trong hồ sơ thể chất, mình sẽ theo dõi cùng bạn.',
          'There is no goal a date can be computed for. Set one in your physical profile and I will follow it with you.',
        ),
      ),
    );
  },
  PLATEAU: (asked) => {
    const said = [
      ...changeOf('weight', asked),
      ...findingsOn(asked, ['weight-course', 'points', 'waist']).slice(0, 2).map(asked.block),
    ];
    return withCautions(asked, said.length > 0 ? said : answers.CHANGE({ ...asked, metrics: ['weight'] }));
  },
  ENERGY: energy,
  PROTEIN: protein,
  SLEEP: section(
    ['sleep', 'bedtime', 'nap', 'phoneComputerUse'],
    ['lifestyle.sleep', 'lifestyle.stayUpLate', 'lifestyle.nap'],
    'LIFESTYLE',
    'SLEEP',
  ),
  CARDIO: section(
    ['cardio', 'endurance'],
    ['lifestyle.cardioWorkout', 'strength.runDistance', 'd.zone'],
    'STRENGTH',
    'CARDIO',
  ),
  STRENGTH: section(
    ['strength-days', 'muscle-mass', 'push-ups', 'squats', 'balance', 'progress'],
    ['lifestyle.muscleTraining', 'strength.pushUps', 'indicator.strengthLevel'],
    'STRENGTH',
    'STRENGTH',
  ),
  ZONE: (asked) => {
    const zone = asked.speaker.say(
      both(
        'Khi tập, giữ nhịp tim trong khoảng [[indicator.targetHeartRate]].',
        'While training, keep your heart rate at [[indicator.targetHeartRate]].',
      ),
      'STRENGTH',
    );
    return withCautions(asked, kept(zone ?? notThere('targetHeartRate', asked)));
  },
  DIET: section(
    [
      'diet',
      'fiber',
      'protein',
      'sugar',
      'alcohol',
      'fuel',
      'fat',
      'carb',
      'b12',
      'snack',
      'mealCount',
      'lastMealTime',
      'supplements',
      'allergies',
    ],
    ['nutrition.dietStyle', 'nutrition.fiber'],
    'NUTRITION',
    'FIBER',
  ),
  WEEK: (asked) => {
    const said = asked.findings.slice(0, 4).map(asked.block);
    return said.length > 0 ? said : next(asked);
  },
  NEXT: next,
  SOURCE: (asked) => [
    ...kept(
      asked.speaker.say(
        both(
          'Mỗi câu có nguồn riêng: chạm vào nhãn dưới câu để xem tài liệu và số đo của bạn mà câu đó dựa vào.',
          'Each sentence has its own source: tap the chips below it to see the paper and the measurements it stands on.',
        ),
      ),
    ),
    ...asked.findings.slice(0, 2).map(asked.block),
  ],
  COACH: (asked) =>
    kept(
      asked.speaker.say(
        both(
          'Bạn có thể gửi câu trả lời này cho một huấn luyện viên thật: chọn “Hỏi huấn luyện viên”, bỏ bớt câu nào bạn không muốn gửi rồi gửi yêu cầu.',
          'You can send this answer to a human coach: choose “Ask a coach”, leave out the sentences you don’t want to send, and request a review.',
        ),
      ),
    ),
  HELP: (asked) =>
    kept(
      asked.speaker.say(
        both(
          'Mình trả lời từ số đo bạn đã lưu: chỉ số là gì và vì sao, thay đổi, mục tiêu, ăn, ngủ, tập, nhịp tim và bước tiếp theo. Mình không thay thế bác sĩ.',
          'I answer from what you saved: what a number is and why, changes, goals, food, sleep, training, heart rate and the next step. I do not replace a doctor.',
        ),
      ),
    ),
};
