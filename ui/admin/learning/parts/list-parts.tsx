import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { When } from '../../app/parts/cells.tsx';
import type { Fact } from '../../app/parts/Facts.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import type { ListColumn } from '../../app/lists/StaffList.tsx';
import { Coins } from './cells.tsx';

type More = Pick<ListColumn<unknown>, 'hidden' | 'onPhone' | 'noWrap'>;
type Of<Key extends string, Value> = ListColumn<Readonly<Record<Key, Value>>>;

export const textColumn = <Key extends string>(source: Key, label: string, more: More): Of<Key, string> => ({
  source,
  label,
  render: ({ [source]: text }) => text,
  cell: ({ [source]: text }) => text,
  ...more,
});

export const whenColumn = <Key extends string>(
  source: Key,
  label: string,
  more: More = { onPhone: 'line' },
): Of<Key, string | null> => ({
  source,
  label,
  render: ({ [source]: at }) => <When at={at} />,
  cell: ({ [source]: at }) => at,
  ...more,
});

const numberColumn =
  (draw: (value: number) => ReactNode) =>
  <Key extends string>(source: Key, label: string, more: More = {}): Of<Key, number> => ({
    source,
    label,
    render: ({ [source]: value }) => draw(value),
    cell: ({ [source]: value }) => value,
    numeric: true,
    ...more,
  });

/** Columns of numbers. */
export const useNumberColumns = () => {
  const { number, percent } = useFormats();
  return {
    count: numberColumn((value) => number(value)),
    share: numberColumn((value) => percent(value, 0)),
    coins: numberColumn((value) => <Coins amount={value} />),
  };
};

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

export const fact = (key: string, label: Fact['label'], value: Fact['value']): Fact => ({
  key,
  label,
  value,
});
