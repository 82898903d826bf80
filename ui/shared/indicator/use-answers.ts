import { useIntl } from 'react-intl';
import { choiceLabel, type ChoiceFieldKey } from '#core/body/indicator/choice-labels.ts';
import {
  fields,
  isMeasured,
  isNumberField,
  type FieldKey,
  type FieldValue,
  type NumberFieldKey,
} from '#core/body/indicator/fields.ts';
import { useMeasures } from './use-measures.ts';
import { useWords } from './words.ts';

/** Measures, and what is chosen or answered with yes or no: words that a page of numbers alone does without. */
export const useAnswers = () => {
  const measures = useMeasures();
  const say = useWords();
  const { formatMessage } = useIntl();
  const choice = (key: ChoiceFieldKey, value: string) => say(choiceLabel(key, value));
  return {
    ...measures,
    choice,
    /** Any answer of the form. */
    field: (key: FieldKey, value: FieldValue): string => {
      if (!isMeasured(value)) return formatMessage({ id: 'indicator.notMeasured' });
      if (typeof value === 'number' && isNumberField(key))
        return measures.metric(key satisfies NumberFieldKey, value);
      if (typeof value === 'boolean') return formatMessage({ id: value ? 'indicator.yes' : 'indicator.no' });
      if (fields[key].kind === 'TEXT') return String(value);
      const chosen: readonly string[] = Array.isArray(value) ? value : [String(value)];
      return chosen.map((one) => choice(key as ChoiceFieldKey, one)).join(', '); // what is no number, no yes/no and no text is a choice
    },
  };
};
