import {
  fields,
  nothingMeasured,
  sections,
  type FieldKey,
  type FieldValue,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';

/** What was typed, finished or not, with every field in its place. */
export const sectionsOf = (inputs: unknown): ProfileInputs => {
  const kept: Readonly<Record<string, unknown>> =
    typeof inputs === 'object' && inputs !== null ? (inputs as Record<string, unknown>) : {}; // any object has string keys
  return Object.fromEntries(
    sections.map((name) => [name, { ...nothingMeasured[name], ...(kept[name] as object | undefined) }]),
  ) as unknown as ProfileInputs; // only forms read it
};

/** The inputs with some fields replaced; every other stays as it was. */
export const inputsWith = (
  inputs: ProfileInputs,
  values: Readonly<Partial<Record<FieldKey, FieldValue>>>,
): ProfileInputs => {
  const given = Object.entries(values) as readonly (readonly [FieldKey, FieldValue])[]; // the keys of the type
  return Object.fromEntries(
    sections.map((name) => [
      name,
      { ...inputs[name], ...Object.fromEntries(given.filter(([key]) => fields[key].section === name)) },
    ]),
  ) as unknown as ProfileInputs; // the same sections and fields
};
