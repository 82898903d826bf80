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

/** What a new installation begins with; staff write more about each where they know more. */
export const seededSpecializations: readonly Pick<Specialization, 'type' | 'description'>[] = [
  {
    type: 'FITNESS_PROFESSIONALS',
    description: {
      vi: 'Có chứng chỉ hành nghề trong lĩnh vực thể lực và sức khoẻ.',
      en: 'Holds a professional qualification in fitness and health.',
    },
  },
  {
    type: 'CPT',
    description: {
      vi: 'Có chứng chỉ huấn luyện viên cá nhân (Certified Personal Trainer).',
      en: 'Holds a Certified Personal Trainer qualification.',
    },
  },
  {
    type: 'NUTRITION_COACH',
    description: {
      vi: 'Có chứng chỉ huấn luyện dinh dưỡng.',
      en: 'Holds a qualification in nutrition coaching.',
    },
  },
  {
    type: 'FITNESS_COACH',
    description: {
      vi: 'Có chứng chỉ huấn luyện thể lực.',
      en: 'Holds a qualification in fitness coaching.',
    },
  },
  // Who stands behind these letters is said by each certificate itself: its issuer is part of the badge.
  ...(['PACS', 'PPM', 'PMM'] as const).map((type) => ({
    type,
    description: {
      vi: `Có chứng chỉ huấn luyện ${type}; nơi cấp, số và thời hạn đã được đối chiếu khi xét duyệt.`,
      en: `Holds the ${type} coaching certificate; its issuer, number and dates were checked on approval.`,
    },
  })),
  {
    type: 'CPN',
    description: {
      vi: 'Có chứng chỉ dinh dưỡng CPN; nơi cấp, số và thời hạn đã được đối chiếu khi xét duyệt.',
      en: 'Holds the CPN nutrition certificate; its issuer, number and dates were checked on approval.',
    },
  },
  {
    type: 'POWER_QIK_RECOMP',
    description: {
      vi: 'Đã hoàn thành chương trình Power Qik Recomp về giảm mỡ và giữ cơ cùng lúc.',
      en: 'Has completed the Power Qik Recomp programme on losing fat while keeping muscle.',
    },
  },
  {
    type: 'ANDROXX',
    description: {
      vi: 'Đã hoàn thành chương trình huấn luyện Androxx.',
      en: 'Has completed the Androxx coaching programme.',
    },
  },
  {
    type: 'SENIOR_PRODUCT',
    description: {
      vi: 'Huấn luyện viên cấp cao, đã được đội ngũ của trang công nhận.',
      en: "A senior coach, recognised by the site's own team.",
    },
  },
  {
    type: 'TRANSFORMATION_COACH',
    description: {
      vi: 'Có chứng chỉ huấn luyện thay đổi vóc dáng.',
      en: 'Holds a qualification in body transformation coaching.',
    },
  },
];
