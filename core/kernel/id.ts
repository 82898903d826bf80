declare const kind: unique symbol;

/** A plain string fits; an id of another kind does not. */
export type Id<Kind extends string> = string & { readonly [kind]?: Kind };

export type UserId = Id<'user'>;
export type RoleId = Id<'role'>;
export type MediumId = Id<'medium'>;
export type SnapshotId = Id<'snapshot'>;

/** Seeded before registration opens; passes permission checks, never state, balance or own-item rules. */
export const superUserId: UserId = '1';

/** Seeded too: whom the answers of the AI coach come from. Nobody signs in as it, and nobody changes it. */
export const aiUserId: UserId = 'ai-coach';

/** Makes time-ordered ids, so that indexes grow at one end. */
export type Ids = Readonly<{ next(): string }>;

/** Chance, from outside: link tokens (≥ 128 bits) and 6-digit codes. */
export type Chance = Readonly<{
  /** Of 24 bytes unless more are asked for. */
  token(bytes?: number): string;
  digits(length: number): string;
}>;
