import type { UserId } from '#core/kernel/id.ts';

export const bookmarkKinds = ['FEED', 'POST', 'CHALLENGE', 'LESSON'] as const;
export type BookmarkKind = (typeof bookmarkKinds)[number];

/** What a member wants to find again; nobody else learns of it. */
export type Bookmark = Readonly<{
  userId: UserId;
  kind: BookmarkKind;
  subjectId: string;
  createdAt: Date;
}>;
