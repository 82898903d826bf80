import type { ReactNode } from 'react';
import { useFormats } from '#ui/intl.ts';
import type { Fact } from '../../app/parts/Facts.tsx';
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

export const fact = (key: string, label: Fact['label'], value: Fact['value']): Fact => ({
  key,
  label,
  value,
});
