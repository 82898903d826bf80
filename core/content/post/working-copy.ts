import type { UserId } from '#core/kernel/id.ts';
import type { PostContent, PostId } from './post.ts';

/** Where a change of a published article stands with staff. */
export const changeStatuses = ['NONE', 'WAITING', 'RETURNED'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** What is being written: one of each article. Readers see nothing of it. */
export type WorkingCopy = Readonly<{
  postId: PostId;
  content: PostContent;
  /** Of a published article: what was written is proposed to staff. */
  change: ChangeStatus;
  /** Why staff returned the change. */
  reason: string | null;
  proposedAt: Date | null;
  editedBy: UserId;
  version: number;
  updatedAt: Date;
}>;

export const revisionKinds = [
  'SAVED',
  'SUBMITTED',
  'PUBLISHED',
  'RETURNED',
  'TRASHED',
  'BEFORE_RESTORE',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** An article as it stood once. Those that readers have seen stay for ever. */
export type PostRevision = Readonly<{
  postId: PostId;
  /** From 1. */
  number: number;
  kind: RevisionKind;
  isPublished: boolean;
  content: PostContent;
  /** Who: a member, or `system`. */
  by: string;
  at: Date;
}>;
