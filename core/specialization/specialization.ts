import type { ActiveStatus } from '#core/kernel/active-status.ts';
import type { LocalizedText } from '#core/kernel/language.ts';

/** Section 3 of the specification. SENIOR_PRODUCT carries the brand in its label. */
export const specializationTypes = [
  'FITNESS_PROFESSIONALS',
  'CPT',
  'NUTRITION_COACH',
  'FITNESS_COACH',
  'PACS',
  'PPM',
  'PMM',
  'CPN',
  'POWER_QIK_RECOMP',
  'ANDROXX',
  'SENIOR_PRODUCT',
  'TRANSFORMATION_COACH',
] as const;
export type SpecializationType = (typeof specializationTypes)[number];

/** What a coach can be recognised for. INACTIVE ones can't be asked for any more; badges already given stay. */
export type Specialization = Readonly<{
  type: SpecializationType;
  description: LocalizedText;
  /** Where everybody can read what stands behind it. */
  infoUrl: string | null;
  status: ActiveStatus;
  version: number;
  updatedAt: Date;
}>;
