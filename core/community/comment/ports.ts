import type { Recounted, Stretch } from '#core/community/activity/ports.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Comment, CommentId, CommentText } from './comment.ts';
import type { LinkEntity } from './text-entity.ts';

/** Who reads: whom they blocked or muted, and who blocked them, is left out in the storage, so that pages are full. */
export type CommentReader = Readonly<{ readerId: UserId | null; at: Date }>;

/** Gone: it has lost its text or its author, and stands there because replies hang on it. */
export type ShownComment = Comment & Readonly<{ isGone: boolean }>;

export type CommentRow = Comment & Readonly<{ authorName: string; isReply: boolean }>;

export interface Comments {
  find(id: CommentId): Promise<Comment | null>;
  findAll(ids: readonly CommentId[]): Promise<readonly Comment[]>;
  /** Holds them until the transaction ends, in one order for everybody. */
  lockAll(ids: readonly CommentId[]): Promise<readonly Comment[]>;
  /** Fails with user.not_found. */
  insert(comment: Comment): Promise<void>;
  /** Replaces `version - 1`; how many replies hang on it stays. Fails with version.stale. */
  update(comment: Comment): Promise<void>;
  addReplies(rootId: CommentId, change: number): Promise<void>;
  /** Whether one that answers it, or hangs on it, is not deleted. */
  hasLivingReplies(id: CommentId): Promise<boolean>;
  /** Newest first: what the reader may see, and what is gone and still has replies. */
  rootsOf(subject: Pick<Comment, 'subjectType' | 'subjectId'>, request: PageRequest & CommentReader): Promise<Page<ShownComment>>; // prettier-ignore
  /** Oldest first. */
  repliesOf(rootId: CommentId, request: PageRequest & CommentReader): Promise<Page<ShownComment>>;
  /** How many of this author's from then on say exactly this. */
  countSame(authorId: UserId, text: string, since: Date): Promise<number>;
  /** Every comment on it, in the order of their ids, after the given one. */
  idsOn(subject: Pick<Comment, 'subjectType' | 'subjectId'>, after: CommentId | null, limit: number): Promise<readonly CommentId[]>; // prettier-ignore
  keepText(text: CommentText): Promise<void>;
  /** Newest first. */
  textsOf(id: CommentId): Promise<readonly CommentText[]>;
  deleteTextsBefore(before: Date): Promise<number>;
  list(request: ListRequest): Promise<List<CommentRow>>;
  /** Fails with comment.not_found. */
  row(id: CommentId): Promise<CommentRow>;
  /** Everything with a text, oldest first, for the archive. */
  of(authorId: UserId): Promise<readonly Comment[]>;
  /** Texts go, places in threads stay. Answers those that were published, as they were, so that counts can follow. */
  forgetAllOf(authorId: UserId, at: Date): Promise<readonly Comment[]>;
  /** What they were written on is gone for ever: their texts go, and those from before an edit. */
  forgetAllOn(subject: Pick<Comment, 'subjectType' | 'subjectId'>, at: Date): Promise<void>;
  /** Counts replies to roots again, while others write. */
  recount(stretch: Stretch): Promise<Recounted>;
}

/** Finds the links in a text as people write them; addresses come out whole and over http or https. */
export interface TextLinks {
  find(text: string): readonly LinkEntity[];
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    comments: Comments;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly textLinks: TextLinks;
  }
}
