import { FormattedMessage, useIntl } from 'react-intl';
import { isNumberField, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { fieldLabels, indicatorLabels } from '#core/body/indicator/labels.ts';
import { reasonLabels } from '#core/body/indicator/verdict-labels.ts';
import {
  bandsFor,
  categoryOf,
  classifiedBy,
  markersOf,
  personOf,
  ratedBy,
  type CategoryKey,
} from '#core/body/indicator/scales.ts';
import { CategoryScale } from '../components/CategoryScale.tsx';
import { useFormats } from '../intl.ts';
import { edgeOf, type Metric } from './metric.ts';
import { drawnScale } from './scale.ts';
import { useMeasures } from './use-measures.ts';
import { metricIn, readerOf, type ComputedProfile } from './week.ts';
import { useWords } from './words.ts';

const subjectOf = (category: CategoryKey): Metric =>
  category in classifiedBy
    ? classifiedBy[category as keyof typeof classifiedBy] // `in` has just asked
    : ratedBy[category as keyof typeof ratedBy]; // it is in the other record

const isFieldMetric = (metric: Metric): metric is NumberFieldKey =>
  metric in fieldLabels && isNumberField(metric as NumberFieldKey); // `in` has just asked

type Props = Readonly<{ indicator: IndicatorKey; profile: ComputedProfile }>;

/** Where one person's number stands among the bands that apply to them; nothing where no scale applies. */
export const IndicatorScale = ({ indicator, profile }: Props) => {
  const say = useWords();
  const { number } = useFormats();
  const measures = useMeasures();
  const { formatMessage } = useIntl();
  const category =
    indicator.endsWith('Category') || indicator.endsWith('Level')
      ? (indicator as CategoryKey) // of these only strengthLevel has no scale, and it never comes here
      : categoryOf(indicator);
  if (category === null || !(category in classifiedBy || category in ratedBy)) return null;

  const person = personOf(profile.inputs, profile.standard);
  const bands = bandsFor(category, person);
  if (bands.length === 0) return null;
  const subject = subjectOf(category);
  const value = metricIn(profile, subject);
  const outcome = profile.computed[category];
  const drawn = drawnScale(category, bands, value, say);
  const { toShown, decimals } = edgeOf(subject, measures.units);

  return (
    <CategoryScale
      label={say(isFieldMetric(subject) ? fieldLabels[subject] : indicatorLabels[subject])}
      bands={drawn.bands}
      from={drawn.from}
      to={drawn.to}
      value={outcome.value === undefined ? null : value}
      formatted={value === null ? '' : measures.metric(subject, value, readerOf(profile))}
      missing={
        outcome.reason === undefined ? (
          <FormattedMessage id="indicator.notMeasured" />
        ) : (
          say(reasonLabels[outcome.reason])
        )
      }
      marks={{
        label: formatMessage({
          id: category === 'bmiCategory' ? 'indicator.marks.asian' : 'indicator.marks.vietnamese',
        }),
        at: markersOf(category, person),
      }}
      format={(cut) => number(toShown(cut), Math.max(decimals, Number.isInteger(cut) ? 0 : 1))}
    />
  );
};
