import type { Actor } from '#core/access/actor/actor.ts';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { SubjectType } from './comment.ts';

/** What is commented on, as far as comments need to know it. */
export type CommentSubject = Readonly<{
  id: string;
  /** May lock it, and hears of comments. */
  ownerId: UserId;
  /** Takes no comments. */
  locked: boolean;
}>;

/** What the module that owns a kind of subject answers for it. */
export type CommentSubjects = Readonly<{
  type: SubjectType;
  /** What a reader hears for whom it is not there. */
  notFound: ErrorCode;
  /** Null: not there for this reader. */
  find(repositories: Repositories, reader: Actor, id: string): Promise<CommentSubject | null>;
  /** By comments that truly appeared or went. */
  count(repositories: Repositories, id: string, change: number): Promise<void>;
  /** Those of these people who may see it: nobody else is mentioned on it. */
  seenBy(repositories: Repositories, id: string, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Its page, inside the site. */
  linkTo(id: string): string;
}>;

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    commentSubjects: CommentSubjects;
  }
}
