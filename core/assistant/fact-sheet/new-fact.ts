import type { Fact } from './fact.ts';
import { nothingPrinted, type Printed } from './printed-values.ts';

type Given = Pick<Fact, 'id' | 'kind' | 'label' | 'value'> &
  Partial<Omit<Fact, 'text' | 'unit' | 'decimals'>> &
  Readonly<{ printed?: Printed }>;

/** A computed fact that belongs to no week, unless it says otherwise. */
export const newFact = ({ printed = nothingPrinted, ...given }: Given): Fact => ({
  metric: null,
  week: null,
  origin: 'COMPUTED',
  reason: null,
  from: [],
  sources: [],
  ...given,
  ...printed,
});

export const words = (vi: string, en: string): Printed => ({
  text: { vi, en },
  unit: null,
  decimals: null,
});
