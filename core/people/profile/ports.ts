import type { UserId } from '#core/kernel/id.ts';
import type { User } from '#core/people/account/user.ts';
import type { Medium } from '#core/platform/media/medium.ts';

/** As much of an account as its card shows, in one narrow read for a whole page. */
export type CardOwner = Readonly<
  Pick<
    User,
    | 'id'
    | 'fullname'
    | 'username'
    | 'type'
    | 'level'
    | 'levelExpiresAt'
    | 'status'
    | 'isPublic'
    | 'activityStatus'
    | 'showPresence'
    | 'anonymisedAt'
  > & { avatar: Pick<Medium, 'key' | 'thumbnailKey' | 'contentType' | 'name' | 'hiddenAt'> | null }
>;

export interface Profiles {
  /** Those of them there are, in no order. */
  cardOwners(ids: readonly UserId[]): Promise<readonly CardOwner[]>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    profiles: Profiles;
  }
}
