import type { UserLevel, UserType } from '#core/access/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { MailTemplateText } from './ports.ts';

/** SENDING until everybody is written to or staff stop it. */
export const announcementStatuses = ['SENDING', 'COMPLETED', 'STOPPED'] as const;
export type AnnouncementStatus = (typeof announcementStatuses)[number];

/** Null does not narrow; what is set narrows together. */
export type Audience = Readonly<{
  type: UserType | null;
  level: UserLevel | null;
  language: Language | null;
  userIds: readonly UserId[] | null;
}>;

/** A mail from staff to many members. */
export type Announcement = Readonly<
  Record<Language, MailTemplateText> & {
    id: string;
    /** Made where it was written: one text is sent once. */
    draftId: string;
    status: AnnouncementStatus;
    audience: Audience;
    total: number;
    written: number;
    /** Members are written to in the order of their ids; this one was the last. */
    writtenTo: UserId | null;
    /** The next ones are not written before. */
    nextAt: Date;
    createdBy: UserId | null;
    createdAt: Date;
    finishedAt: Date | null;
  }
>;
