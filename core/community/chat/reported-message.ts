import type { ReportSubject } from '#core/community/moderation/hooks.ts';
import type { Message } from './message.ts';

/** A message as a report keeps it; lines of the platform are nobody's. */
export const foundMessage = ({
  senderId,
  body,
  attachments,
  createdAt,
}: Pick<Message, 'senderId' | 'body' | 'attachments' | 'createdAt'>): ReportSubject | null =>
  senderId === null
    ? null
    : { ownerId: senderId, createdAt, snapshot: { text: body, mediumIds: attachments, link: null } };
