import { useIntl } from 'react-intl';
import { When } from '../parts/cells.tsx';
import type { ListFilter } from './ListFilters.tsx';
import type { ListColumn } from './StaffList.tsx';

type More = Pick<ListColumn<unknown>, 'hidden' | 'onPhone' | 'noWrap'>;

/** When something happened; of what has not happened yet, a dash. */
export const whenColumn = <Key extends string>(
  source: Key,
  label: string,
  more: More = { onPhone: 'line' },
): ListColumn<Readonly<Record<Key, string | null>>> => ({
  source,
  label,
  render: ({ [source]: at }) => <When at={at} />,
  cell: ({ [source]: at }) => at,
  ...more,
});

/** One of a few values, each by its name. */
export const choiceOf = <Value extends string>(
  source: string,
  label: string,
  values: readonly Value[],
  nameOf: (value: Value) => string,
): ListFilter => ({
  source,
  label,
  kind: 'choice',
  choices: values.map((value) => ({ value, label: nameOf(value) })),
});

/** From one day up to another. */
export const useDays = (source: string): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: `${source}_gte`, label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
    { source: `${source}_lte`, label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
  ];
};
