import type { Actor } from '#core/access/actor/actor.ts';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { BookmarkKind } from './bookmark.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** What the module that owns a kind of subject answers for it. */
    bookmarkSubjects: Readonly<{
      kind: BookmarkKind;
      /** What a member hears for whom it is not there. */
      notFound: ErrorCode;
      maySee(repositories: Repositories, reader: Actor, id: string): Promise<boolean>;
    }>;
  }
}
