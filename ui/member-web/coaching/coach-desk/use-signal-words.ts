import { useIntl } from 'react-intl';
import type { GoalMetric } from '#core/body/snapshot/snapshot.ts';
import { gravestFlags, metricOfFlag } from '#core/coaching/attention/signal.ts';
import {
  adviceWeeks,
  habit,
  noiseOf,
  plateauPoints,
  plateauWeeks,
  silentWeeks,
} from '#core/coaching/attention/thresholds.ts';
import { weekOf } from '#core/kernel/week.ts';
import { useFormats } from '#ui/intl.ts';
import { isMetric, metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { dayOf } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useTargetSentence } from '../review-parts/use-target-sentence.ts';
import type { Signal } from './data.ts';

type Named = Readonly<{ kind: Signal['kind']; subject: string }>;

/** What a signal is called, the weeks and numbers it stands on, and the rule that found it. */
export const useSignalWords = () => {
  const { formatMessage } = useIntl();
  const { metric: measure, amount } = useMeasures();
  const { date } = useFormats();
  const say = useWords();
  const nameOfWeek = useWeekName();
  const sentence = useTargetSentence();
  const week = (key: string) => nameOfWeek(weekOf(key).startsOn);

  const nameOf = ({ subject }: Named): string => {
    const flag = gravestFlags.find((one) => one === subject);
    const key = flag === undefined ? subject : metricOfFlag[flag];
    return isMetric(key) ? say(metricLabel(key)) : key;
  };
  const title = (named: Named) =>
    formatMessage(
      { id: `desk.signal.${named.kind}` },
      named.kind === 'SILENT' ? {} : { name: nameOf(named) },
    );

  const noise = (metric: GoalMetric, value: number) => amount(metric, noiseOf(metric, value));

  const evidence = (signal: Signal): Readonly<{ data: string; rule: string }> => {
    switch (signal.kind) {
      case 'CAUTION': {
        const { metric, value } = signal;
        const shown = value === null || !isMetric(metric) ? title(signal) : measure(metric, value);
        return {
          data: formatMessage({ id: 'desk.signal.CAUTION.data' }, { value: shown, week: week(signal.week) }),
          rule: formatMessage({ id: 'desk.signal.CAUTION.rule' }),
        };
      }
      case 'REVERSED': {
        const { subject, goal, first, best, latest } = signal;
        return {
          data: formatMessage(
            { id: 'desk.signal.REVERSED.data' },
            {
              first: measure(subject, first.value),
              firstWeek: week(first.week),
              best: measure(subject, best.value),
              bestWeek: week(best.week),
              latest: measure(subject, latest.value),
              latestWeek: week(latest.week),
              goal: measure(subject, goal),
            },
          ),
          rule: formatMessage({ id: 'desk.signal.REVERSED.rule' }, { noise: noise(subject, best.value) }),
        };
      }
      case 'ADVICE_NOT_MET': {
        const { metric, startValue, lastValue, lastWeek, dueDate } = signal.target;
        const known = {
          target: sentence(signal.target),
          start: measure(metric, startValue),
          date: date(dayOf(dueDate)),
        };
        return {
          data:
            lastValue === null || lastWeek === null
              ? formatMessage({ id: 'desk.signal.ADVICE_NOT_MET.unmeasured' }, known)
              : formatMessage(
                  { id: 'desk.signal.ADVICE_NOT_MET.data' },
                  { ...known, last: measure(metric, lastValue), week: week(lastWeek) },
                ),
          rule: formatMessage({ id: 'desk.signal.ADVICE_NOT_MET.rule' }, { weeks: adviceWeeks }),
        };
      }
      case 'PLATEAU': {
        const { subject, goal, first, latest, low, high, weeks } = signal;
        return {
          data: formatMessage(
            { id: 'desk.signal.PLATEAU.data' },
            {
              low: measure(subject, low),
              high: measure(subject, high),
              weeks,
              firstWeek: week(first.week),
              latestWeek: week(latest.week),
              goal: measure(subject, goal),
            },
          ),
          rule: formatMessage(
            { id: 'desk.signal.PLATEAU.rule' },
            { points: plateauPoints, weeks: plateauWeeks, noise: noise(subject, latest.value) },
          ),
        };
      }
      case 'SILENT': {
        const { lastWeek, saved, of, missed } = signal;
        return {
          data: formatMessage({ id: 'desk.signal.SILENT.data' }, { week: week(lastWeek), saved, of, missed }),
          rule: formatMessage({ id: 'desk.signal.SILENT.rule' }, { ...habit, missed: silentWeeks }),
        };
      }
    }
  };

  return { title, evidence };
};
