import type { Id, UserId } from '#core/kernel/id.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { after, day } from '#core/kernel/time.ts';

/** What a member can let an assistant of their own do. */
export const tokenScopes = ['weeks.read', 'reviews.read', 'photos.read', 'draft.write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What an assistant can ask for, each with the scope that opens it. Pictures in a week need `photos.read` besides. */
export const tokenTools = {
  list_weeks: 'weeks.read',
  read_week: 'weeks.read',
  trend: 'weeks.read',
  explain_number: 'weeks.read',
  list_reviews: 'reviews.read',
  read_review: 'reviews.read',
  // What was typed and not saved is for those alone who may go on with it.
  read_draft: 'draft.write',
  write_draft: 'draft.write',
} as const satisfies Readonly<Record<string, TokenScope>>;
export type TokenTool = keyof typeof tokenTools;
export const tokenToolNames = Object.keys(tokenTools) as readonly TokenTool[]; // Object.keys forgets the names

export type PersonalTokenId = Id<'personal-token'>;
export type TokenEnd = 'REVOKED' | 'PASSWORD' | 'STATUS';

/** Lets an assistant that a member uses read some of that member's own data. The value itself is kept nowhere. */
export type PersonalToken = Readonly<{
  id: PersonalTokenId;
  userId: UserId;
  name: string;
  scopes: readonly TokenScope[];
  hash: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  endReason: TokenEnd | null;
}>;

/** One call an assistant made, for the member to read. */
export type TokenCall = Readonly<{
  id: string;
  tokenId: PersonalTokenId;
  userId: UserId;
  at: Date;
  tool: TokenTool;
  /** Which week, number, review or fields; never a value. */
  what: string;
  /** The token lacked the scope. */
  isRefused: boolean;
}>;

export const tokenLimits = {
  name: 60,
  alive: 5,
  mostDays: 365,
  what: 200,
  logDays: 90,
  callsAMinute: 60,
  callsADay: 1_000,
} as const;

/** 256 bits: what is this long can't be guessed, so a plain lookup of its hash is enough. */
export const tokenBytes = 32;
export const tokenPrefix = 'fbp_';
const tokenForm = /^fbp_[\w-]{16,128}$/;
export const isTokenValue = (value: string): boolean => tokenForm.test(value);

export type TokenState = 'ALIVE' | 'EXPIRED' | 'ENDED';

export const stateOf = (
  { revokedAt, expiresAt }: Pick<PersonalToken, 'revokedAt' | 'expiresAt'>,
  at: Date,
): TokenState => {
  if (revokedAt !== null) return 'ENDED';
  return expiresAt <= at ? 'EXPIRED' : 'ALIVE';
};

export const hasScope = ({ scopes }: Pick<PersonalToken, 'scopes'>, scope: TokenScope): boolean =>
  scopes.includes(scope);

export const endOfToken = (at: Date, days: number): Date => after(at, days * day);

/** The contract has looked at lengths; what no contract has seen is refused here too. */
export const cleanTokenName = (typed: string): string => {
  const name = normalize(typed);
  if (name === '') throw fieldError('body.name', 'input.required');
  if (name.length > tokenLimits.name)
    throw fieldError('body.name', 'input.max_length', { length: tokenLimits.name });
  const problem = textProblem(name, 'name');
  if (problem) throw fieldError('body.name', problem.code, problem.params);
  return name;
};

/** Each once, in the order of the list. */
export const cleanScopes = (typed: readonly TokenScope[]): readonly TokenScope[] => {
  const scopes = tokenScopes.filter((scope) => typed.includes(scope));
  if (scopes.length === 0) throw fieldError('body.scopes', 'input.required');
  return scopes;
};

export const requireTokenDays = (days: number): number => {
  if (!Number.isInteger(days) || days < 1 || days > tokenLimits.mostDays)
    throw fieldError('body.days', 'input.invalid');
  return days;
};
