import { FormattedMessage, useIntl } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { PreviewedWeek } from '../data.ts';
import { TakenOrKept } from './TakenOrKept.tsx';

type Props = Readonly<{
  weeks: readonly PreviewedWeek[];
  taken: ReadonlySet<string>;
  onChange: (taken: ReadonlySet<string>) => void;
}>;

/** More of them say no more. */
const mostShown = 3;

const Difference = ({ differences: { numbers, others } }: Pick<PreviewedWeek, 'differences'>) => {
  const say = useWords();
  const measures = useMeasures();
  const { formatMessage } = useIntl();
  const none = formatMessage({ id: 'bring.differs.none' });
  const shown = numbers.slice(0, mostShown);
  const more = numbers.length + others.length - shown.length;
  return (
    <>
      {shown.map(({ key, here, brought }) => (
        <span key={key} style={{ display: 'block' }}>
          <FormattedMessage
            id="bring.differs.number"
            values={{
              name: say(metricLabel(key)),
              here: here === null ? none : measures.metric(key, here),
              brought: brought === null ? none : measures.metric(key, brought),
            }}
          />
        </span>
      ))}
      {more > 0 && <FormattedMessage id="bring.differs.more" values={{ count: more }} />}
    </>
  );
};

export const DifferingWeeks = ({ weeks, taken, onChange }: Props) => {
  const weekName = useWeekName();
  return (
    <TakenOrKept
      id="bring-differs"
      title={<FormattedMessage id="bring.differs" values={{ count: weeks.length }} />}
      text={<FormattedMessage id="bring.differs.text" />}
      items={weeks.map(({ week, differences }) => ({
        key: week,
        name: weekName(weekOf(week).startsOn),
        difference: <Difference differences={differences} />,
      }))}
      taken={taken}
      onChange={onChange}
    />
  );
};
