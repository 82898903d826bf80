import type { Id, MediumId, UserId } from '#core/kernel/id.ts';

/** What can be reported. Kinds whose module is not there yet are found by nobody. */
export const targetKinds = [
  'USER',
  'FEED',
  'COMMENT',
  'MESSAGE',
  'ROOM',
  'MEDIUM',
  'RATING',
  'POST',
  'CHALLENGE',
  'CHALLENGE_REVIEW',
  'SITE',
  'GIFT',
] as const;
export type TargetKind = (typeof targetKinds)[number];
export type Target = Readonly<{ targetKind: TargetKind; targetId: string }>;

export const reportReasons = [
  'SPAM',
  'HARASSMENT',
  'NUDITY',
  'SELF_HARM',
  'DANGEROUS_ADVICE',
  'FRAUD',
  'OTHER',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportNoteMaxLength = 1_000;

/** What was reported as it stood then; later edits change nothing here. */
export type Snapshot = Readonly<{
  text: string;
  mediumIds: readonly MediumId[];
  /** Where it stands inside the site, without language; null when it has no page of its own. */
  link: string | null;
}>;

/** At most one of each person about each thing. Who it was is shown to nobody. */
export type Report = Target &
  Readonly<{
    id: Id<'report'>;
    caseId: Id<'case'>;
    reporterId: UserId;
    reason: ReportReason;
    note: string;
    snapshot: Snapshot;
    weight: number;
    createdAt: Date;
  }>;

/** Days in which dismissed reports speak against their reporter, and how many of them make further ones weigh nothing. */
export const dismissedWithinDays = 30;
export const dismissedLimit = 5;

type Reporter = Readonly<{
  isNew: boolean;
  /** Reports of theirs that were dismissed within those days. */
  dismissed: number;
}>;

/** Many new accounts together weigh little, and those who were wrong again and again weigh nothing. */
export const weightOf = ({ isNew, dismissed }: Reporter): number => {
  if (dismissed >= dismissedLimit) return 0;
  return isNew ? 0.25 : 1;
};
