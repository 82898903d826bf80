import type { Id, UserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import type { TextEntity } from './text-entity.ts';

/** What can be commented on: a post of the feed, an article, a lesson. */
export const subjectTypes = ['FEED', 'POST', 'LESSON'] as const;
export type SubjectType = (typeof subjectTypes)[number];

/** HELD waits for staff; HIDDEN was taken out of sight by them; DELETED has lost its text. */
export const commentStatuses = ['PUBLISHED', 'HELD', 'HIDDEN', 'DELETED'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

export const commentMaxLength = 2000;

export type CommentId = Id<'comment'>;

export type Comment = Readonly<{
  id: CommentId;
  subjectType: SubjectType;
  subjectId: string;
  /** The comment that a thread hangs on; null for a root. */
  rootId: CommentId | null;
  /** Which comment of the thread it answers; null for a root. */
  parentId: CommentId | null;
  authorId: UserId;
  text: string;
  entities: readonly TextEntity[];
  /** Published ones that hang on this root. */
  replies: number;
  status: CommentStatus;
  /** Why staff hid it; told to its author. */
  hiddenReason: string | null;
  version: number;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
}>;

/** What a comment said before an edit; staff read it for so many days. */
export type CommentText = Readonly<{ commentId: CommentId; version: number; text: string; at: Date }>;
const oldTextDays = 90;
export const oldTextsUntil = (now: Date): Date => after(now, -oldTextDays * day);

/** Seen by others, and counted. */
export const isPublished = ({ status }: Pick<Comment, 'status'>): boolean => status === 'PUBLISHED';
/** It may still be seen one day: who answered it would lose what they answered. */
export const isLiving = ({ status }: Pick<Comment, 'status'>): boolean => status !== 'DELETED';

/** A deleted text leaves its place in the thread and nothing else. */
export const forgotten = { text: '', entities: [], status: 'DELETED', hiddenReason: null } as const;
