import type { Bilingual } from '#core/body/indicator/labels.ts';
import type { FactId, FactSheet, Limit } from '../fact-sheet/fact.ts';
import { referenceId } from '../fact-sheet/references.ts';
import type { BlockKind, RuleId } from '../finding/finding.ts';
import { ruleOf } from '../finding/rules.ts';
import { isEnabled, type RuleEdits } from '../finding/rule-edits.ts';
import type { Said, Speaker } from './sentences.ts';

export const guidelineTopics = [
  'STRENGTH',
  'CARDIO',
  'SLEEP',
  'FIBER',
  'PROTEIN',
  'TRAINING_PROTEIN',
] as const;
export type GuidelineTopic = (typeof guidelineTopics)[number];

/** Who advises how much, whether the member does it or not. */
type Guideline = Readonly<{
  /** Whose source it has; when staff turned it off, it is not said here either. */
  rule: RuleId;
  /** Those whose own words name the same number. */
  sameAs: readonly RuleId[];
  kind: BlockKind;
  /** What the member does; null where the sentence needs none. */
  own: FactId | null;
  /** Not said under any of these limits: it is made for healthy adults. */
  withheld: readonly Limit[];
  words: Bilingual;
}>;

const both = (vi: string, en: string): Bilingual => ({ vi, en });
const ref = referenceId;

const guidelines: Readonly<Record<GuidelineTopic, Guideline>> = {
  STRENGTH: {
    rule: 'L10',
    sameAs: ['L10'],
    kind: 'STRENGTH',
    own: 'lifestyle.muscleTraining',
    withheld: ['MINOR', 'NO_NUMBERS', 'PREGNANT'],
    words: both(
      `WHO khuyên người lớn tập sức mạnh ít nhất [[${ref('L10', '2')}]] buổi mỗi tuần.`,
      `WHO advises adults to train for strength on at least [[${ref('L10', '2')}]] days a week.`,
    ),
  },
  CARDIO: {
    rule: 'L08',
    sameAs: ['L07', 'L08'],
    kind: 'STRENGTH',
    own: 'lifestyle.cardioWorkout',
    withheld: ['MINOR', 'NO_NUMBERS', 'PREGNANT'],
    words: both(
      `WHO khuyên người lớn vận động vừa sức ít nhất [[${ref('L08', '150')}]] phút mỗi tuần; đi bộ nhanh cũng tính.`,
      `WHO advises adults at least [[${ref('L08', '150')}]] minutes of moderate activity a week; brisk walking counts.`,
    ),
  },
  SLEEP: {
    rule: 'L01',
    sameAs: ['L01'],
    kind: 'LIFESTYLE',
    own: 'lifestyle.sleep',
    withheld: ['MINOR'],
    words: both(
      `AASM khuyên người lớn ngủ đều đặn từ [[${ref('L01', '7')}]] giờ mỗi đêm trở lên.`,
      `AASM advises adults to sleep [[${ref('L01', '7')}]] hours or more a night, regularly.`,
    ),
  },
  FIBER: {
    rule: 'N04',
    sameAs: ['N04'],
    kind: 'NUTRITION',
    own: 'nutrition.fiber',
    withheld: ['MINOR', 'NO_NUMBERS'],
    words: both(
      `WHO khuyên người lớn ăn ít nhất [[${ref('N04', '25')}]] g chất xơ mỗi ngày.`,
      `WHO advises adults to eat at least [[${ref('N04', '25')}]] g of fibre a day.`,
    ),
  },
  PROTEIN: {
    rule: 'N01',
    sameAs: ['N01'],
    kind: 'NUTRITION',
    own: 'nutrition.protein',
    withheld: ['CAUTION', 'MINOR', 'PREGNANT'],
    words: both(
      'IOM khuyên người lớn ăn ít nhất [[d.g08]] đạm mỗi ngày.',
      'IOM advises adults to eat at least [[d.g08]] of protein a day.',
    ),
  },
  TRAINING_PROTEIN: {
    rule: 'N02',
    sameAs: ['N02'],
    kind: 'NUTRITION',
    own: null,
    withheld: ['CAUTION', 'MINOR', 'PREGNANT'],
    words: both(
      'Khi tập sức mạnh, ISSN khuyên [[d.gLow]] đến [[d.gHigh]] đạm mỗi ngày.',
      'With strength training, ISSN advises [[d.gLow]] to [[d.gHigh]] of protein a day.',
    ),
  },
};

type Asked = Readonly<{ sheet: FactSheet; speaker: Speaker; edits: RuleEdits }>;

/**
 * The guideline with what the member does, and its source: who meets it hears so too. null where `said` names it already,
 * under a limit, or when staff turned its rule off.
 */
export const guidelineOn = (
  topic: GuidelineTopic,
  { sheet, speaker, edits }: Asked,
  said: readonly Said[],
): Said | null => {
  const { rule: ruleId, sameAs, kind, own, withheld, words } = guidelines[topic];
  const rule = ruleOf(ruleId);
  if (!rule || !isEnabled(rule, edits) || withheld.some((limit) => sheet.limits.includes(limit))) return null;
  if (said.some(({ rules }) => rules.some((id) => sameAs.includes(id)))) return null;
  const isShown = own !== null && said.some(({ facts }) => facts.includes(own));
  const fact = own === null || isShown ? null : speaker.fact(own);
  const sentence =
    fact === null
      ? words
      : both(
          `${fact.label.vi}: [[${fact.id}]]. ${words.vi}`,
          `${fact.label.en}: [[${fact.id}]]. ${words.en}`,
        );
  const block = speaker.say(sentence, kind);
  return block && { ...block, rules: [ruleId] };
};
