import type { UserLevel, UserType } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { FieldIssue } from '#core/kernel/domain-error.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import { minute } from '#core/kernel/time.ts';
import { checkMailText } from './mail-templates.ts';
import type { MailTemplateText } from './mail-template-texts.ts';

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

/** What such a mail is called where mails are listed; its words are not a template's but its own. */
export const announcementTemplate = 'announcement';
/** The switch it obeys. */
export const announcementPreference = 'announcement';
export const announcementPlaces = { allowed: ['name', 'site'], required: [] } as const;

/** Written in one go; the next go waits until the pace allows it. */
const largestBatch = 100;

export const announcementPace = (perMinute: number): Readonly<{ batch: number; waitMs: number }> => {
  const batch = Math.min(largestBatch, perMinute);
  return { batch, waitMs: Math.ceil((batch * minute) / perMinute) };
};

/** Everything wrong with what is to be sent, by language and field; empty when it may go out. */
export const checkAnnouncement = (
  text: Readonly<Record<Language, MailTemplateText>>,
): readonly FieldIssue[] =>
  languages.flatMap((language) =>
    checkMailText(announcementPlaces, text[language]).map((issue) => ({
      ...issue,
      path: `body.${language}.${issue.path}` as const,
    })),
  );
