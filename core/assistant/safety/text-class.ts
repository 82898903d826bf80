/** What a text is about when it must not simply be answered; the gravest first. */
export const textClasses = [
  'SELF',
  'URGENT',
  'EATING',
  'MINOR',
  'PREGNANT',
  'DRUG',
  'MEDS',
  'DEFICIT',
  'MEDICAL',
  'INJECT',
  'OTHERS',
  'OFF',
  'ABUSE',
] as const;
export type TextClass = (typeof textClasses)[number];
