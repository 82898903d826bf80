import type { UserId } from '#core/kernel/id.ts';
import type { CommentId, SubjectType } from './comment.ts';

type Commented = Readonly<{
  commentId: CommentId;
  subjectType: SubjectType;
  subjectId: string;
  authorId: UserId;
}>;

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    /** Others can read it from now on. */
    'comment.added': Commented;
    /** Deleted, or hidden by staff. */
    'comment.removed': Commented;
    'person.mentioned': Readonly<{
      personId: UserId;
      byId: UserId;
      /** Null: in the post itself. */
      commentId: CommentId | null;
      subjectType: SubjectType;
      subjectId: string;
    }>;
  }
}
