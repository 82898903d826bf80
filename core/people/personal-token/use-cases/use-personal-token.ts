import { requireMember, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { actorWithoutSignIn } from '#core/people/account/use-cases/actor-of.ts';
import {
  hasScope,
  isTokenValue,
  stateOf,
  tokenLimits,
  tokenTools,
  type PersonalToken,
  type TokenScope,
  type TokenTool,
} from '../personal-token.ts';
import { hashesOfToken, hashOfToken } from '../token-hash.ts';

/** Who stands behind a value, and what the value opens. */
export type OpenedToken = Readonly<{
  actor: UserActor;
  token: Pick<PersonalToken, 'id' | 'scopes'>;
}>;

type Opening = Reads<'personalTokens' | 'roles' | 'users'> & Pick<Ports, 'clock' | 'tokens'>;

/**
 * The owner as a plain member: without rights of staff and without a coach’s sight of other people’s weeks. A value that
 * is unknown, ended or over is answered alike.
 */
export const openPersonalToken =
  ({ reads, clock, tokens }: Opening) =>
  async (value: string): Promise<OpenedToken> => {
    const found = isTokenValue(value)
      ? await reads.personalTokens.findByHash(hashesOfToken(tokens, value))
      : null;
    if (!found || stateOf(found, clock.now()) !== 'ALIVE') throw new DomainError('token.expired');
    const owner = requireMember(await actorWithoutSignIn({ reads, clock })(found.userId));
    const { id, scopes } = found;
    // It goes on working when the key of before is dropped.
    const hash = hashOfToken(tokens, value);
    if (found.hash !== hash) await reads.personalTokens.rehash(id, hash);
    return {
      actor: { ...owner, type: 'USER', permissions: new Set() },
      token: { id, scopes },
    };
  };

type Call = Readonly<{
  tool: TokenTool;
  what: string;
  /** Beside the tool's own. */
  alsoNeeds?: TokenScope | undefined;
}>;

/** Checks the scope and writes the call down, before anything is read. Refused calls are in the log too. */
export const admitTokenCall =
  ({ transaction, clock, ids }: Writes<'personalTokens'> & Pick<Ports, 'clock' | 'ids'>) =>
  async ({ actor, token }: OpenedToken, { tool, what, alsoNeeds }: Call): Promise<Actor> => {
    const needed: readonly TokenScope[] = [tokenTools[tool], ...(alsoNeeds ? [alsoNeeds] : [])];
    const missing = needed.find((scope) => !hasScope(token, scope));
    await transaction(async ({ personalTokens }) => {
      const at = clock.now();
      // It may have been revoked since the request began.
      const now = await personalTokens.find(token.id);
      if (!now || stateOf(now, at) !== 'ALIVE') throw new DomainError('token.expired');
      await personalTokens.record({
        id: ids.next(),
        tokenId: token.id,
        userId: actor.id,
        at,
        tool,
        what: what.slice(0, tokenLimits.what),
        isRefused: missing !== undefined,
      });
    });
    if (missing !== undefined) throw new DomainError('token.scope_missing', { scope: missing });
    return actor;
  };
