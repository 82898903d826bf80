import {
  fieldKeys,
  fields,
  nothingMeasured,
  type FieldKey,
  type ProfileInputs,
  type Section,
} from '#core/body/indicator/fields.ts';

/** As a client sends them: what is left out is not said, and null says "not measured". */
export type PartialInputs = {
  readonly [Name in Section]?: Partial<ProfileInputs[Name]> | undefined;
};

const emptyOf = (key: FieldKey): unknown => (fields[key].kind === 'CHOICES' ? [] : null);

/** Empty text says nothing either, and a set is never null. */
const tidy = (key: FieldKey, value: unknown): unknown =>
  value === undefined || value === null || value === '' ? emptyOf(key) : value;

const isFieldOf = (section: Section, key: string): key is FieldKey =>
  Object.hasOwn(fields, key) && fields[key as FieldKey].section === section; // hasOwn has just asked

const merged = <Name extends Section>(
  section: Name,
  base: ProfileInputs[Name],
  given: Partial<ProfileInputs[Name]> | undefined,
): ProfileInputs[Name] => {
  if (!given) return base;
  const known = Object.entries(given).flatMap(([key, value]) =>
    isFieldOf(section, key) && value !== undefined ? [[key, tidy(key, value)] as const] : [],
  );
  return { ...base, ...Object.fromEntries(known) } as ProfileInputs[Name]; // only keys of this section; validation judges the values
};

/** Field by field: what is given replaces, what is left out stays. */
export const mergeInputs = (base: ProfileInputs, given: PartialInputs): ProfileInputs => ({
  body: merged('body', base.body, given.body),
  strength: merged('strength', base.strength, given.strength),
  lifestyle: merged('lifestyle', base.lifestyle, given.lifestyle),
  nutrition: merged('nutrition', base.nutrition, given.nutrition),
});

/** Section by section: one that is given is whole, one that is left out stays as it was. */
export const replaceSections = (base: ProfileInputs, given: PartialInputs): ProfileInputs =>
  mergeInputs(
    {
      body: given.body ? nothingMeasured.body : base.body,
      strength: given.strength ? nothingMeasured.strength : base.strength,
      lifestyle: given.lifestyle ? nothingMeasured.lifestyle : base.lifestyle,
      nutrition: given.nutrition ? nothingMeasured.nutrition : base.nutrition,
    },
    given,
  );

/** The fields a client spoke of. */
export const givenKeys = (given: PartialInputs): readonly FieldKey[] =>
  fieldKeys.filter((key) => {
    const section: Readonly<Record<string, unknown>> | undefined = given[fields[key].section];
    return section?.[key] !== undefined;
  });
