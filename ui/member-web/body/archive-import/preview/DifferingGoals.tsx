import { FormattedMessage } from 'react-intl';
import type { GoalMetric } from '#core/body/snapshot/snapshot.ts';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { Previewed } from '../data.ts';
import { TakenOrKept } from './TakenOrKept.tsx';

type Props = Readonly<{
  goals: Previewed['goals'];
  taken: ReadonlySet<GoalMetric>;
  onChange: (taken: ReadonlySet<GoalMetric>) => void;
}>;

export const DifferingGoals = ({ goals, taken, onChange }: Props) => {
  const say = useWords();
  const measures = useMeasures();
  return (
    <TakenOrKept
      id="bring-goals"
      title={<FormattedMessage id="bring.goals.differ" values={{ count: goals.length }} />}
      text={<FormattedMessage id="bring.goals.differ.text" />}
      items={goals.map(({ metric, here, brought }) => ({
        key: metric,
        name: say(metricLabel(metric)),
        difference: (
          <FormattedMessage
            id="bring.goals.both"
            values={{
              here: measures.metric(metric, here ?? brought),
              brought: measures.metric(metric, brought),
            }}
          />
        ),
      }))}
      taken={taken}
      onChange={onChange}
    />
  );
};
