import { useIntl } from 'react-intl';
import { fieldLabels, indicatorLabels, type Bilingual } from '#core/body/indicator/labels.ts';
import { isWeekKey, weekOf } from '#core/kernel/week.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';

const labels: Readonly<Record<string, Bilingual>> = { ...indicatorLabels, ...fieldLabels };

const ranges = ['4w', '3m', '6m', '1y', 'all'] as const;
const states = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED'] as const;

/** What an assistant looked at, part by part, as the screens call it. */
export const useCallWords = () => {
  const { locale, formatMessage } = useIntl();
  const weekName = useWeekName();

  const wordsOf = (part: string): string => {
    if (part === 'latest' || part === 'photos') return formatMessage({ id: `tokens.what.${part}` });
    const range = ranges.find((known) => known === part);
    if (range) return formatMessage({ id: `tokens.range.${range}` });
    const state = states.find((known) => known === part);
    if (state) return formatMessage({ id: `tokens.state.${state}` });
    const label = labels[part]?.[locale === 'vi' ? 'vi' : 'en'];
    if (label !== undefined) return label;
    return isWeekKey(part) ? weekName(weekOf(part).startsOn) : part;
  };

  return (what: string): string => what.split(', ').map(wordsOf).join(' · ');
};
