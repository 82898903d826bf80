import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { UserLevel, UserStatus } from './actor.ts';

/** As much of an account as the platform needs to address its owner; the storage of accounts fills it. */
export type Person = Readonly<{
  id: UserId;
  status: UserStatus;
  level: UserLevel;
  email: string;
  fullname: string;
  username: string | null;
  avatarId: MediumId | null;
  isPublic: boolean;
  language: Language;
  timeZone: string;
}>;

export interface People {
  /** Fails with user.not_found. */
  get(id: UserId): Promise<Person>;
  find(id: UserId): Promise<Person | null>;
  /** Holds the row until the transaction ends; fails with user.not_found. */
  lock(id: UserId): Promise<Person>;
}

/** Full name, else username, else nothing: never an e-mail address. */
export const displayName = (person: Pick<Person, 'fullname' | 'username'>): string =>
  person.fullname || person.username || '';

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    people: People;
  }
}
