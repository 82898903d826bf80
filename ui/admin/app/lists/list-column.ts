import type { ReactNode } from 'react';
import type { Cell } from '#core/kernel/csv.ts';

export type ListColumn<Row> = Readonly<{
  source: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** The bare value: on a phone, what is empty takes no line. */
  cell?: (row: Row) => Cell;
  sortable?: boolean;
  numeric?: boolean;
  /** A name or another short thing that stays in one line. */
  noWrap?: boolean;
  /** Sentences, which need room beside columns of single words. */
  isProse?: boolean;
  /** Hidden until it is chosen. */
  hidden?: boolean;
  /** On a phone: the heading of the card, a named line of it, prose that needs no name, or nothing. */
  onPhone?: 'title' | 'corner' | 'text' | 'line';
}>;
