import { fields, readField, type FieldKey } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { type Bilingual, fieldLabels, indicatorLabels } from '#core/body/indicator/labels.ts';
import { useIndicatorText } from '#ui/indicator/use-indicator-text.ts';
import { isMetric } from '#ui/indicator/metric.ts';
import { useAnswers } from '#ui/indicator/use-answers.ts';
import { profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';

const isField = (key: string): key is FieldKey => Object.hasOwn(fields, key);
const isIndicator = (key: string): key is IndicatorKey => Object.hasOwn(indicatorLabels, key);

/** What the physical profile calls it; null: a newer server knows more than this page. */
const labelOf = (key: string): Bilingual | null =>
  isField(key) ? fieldLabels[key] : isIndicator(key) ? indicatorLabels[key] : null;

/** Names and values of everything that a note can point at by a key. */
export const useKeyWords = () => {
  const say = useWords();
  const measures = useAnswers();
  const text = useIndicatorText();
  return {
    name: (key: string): string => {
      const label = labelOf(key);
      return label === null ? key : say(label);
    },
    /** As it stood in that week; null when it can't be told. */
    valueIn: (key: string, week: SavedWeek): string | null => {
      const profile = profileOf(week);
      if (isField(key)) return measures.field(key, readField(profile.inputs, key));
      // A range that the viewer may not see is not computed for them either.
      return isIndicator(key) && key in week.computed ? text(key, profile) : null;
    },
    number: (key: string, value: number): string =>
      isMetric(key) ? measures.metric(key, value) : String(value),
  };
};
