import {
  numberFieldKeys,
  readField,
  type NumberFieldKey,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';

export type Difference = Readonly<{ key: NumberFieldKey; mine: number | null; theirs: number | null }>;

const numberIn = (inputs: ProfileInputs, key: NumberFieldKey): number | null => {
  const value = readField(inputs, key);
  return typeof value === 'number' ? value : null;
};

/** Numbers in which two saves of one week differ, as the form asks for them. */
export const differingFields = (mine: ProfileInputs, theirs: ProfileInputs): readonly Difference[] =>
  numberFieldKeys
    .map((key) => ({ key, mine: numberIn(mine, key), theirs: numberIn(theirs, key) }))
    .filter((one) => one.mine !== one.theirs);
