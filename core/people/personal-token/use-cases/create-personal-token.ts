import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { lockWithPassword, requirePassword } from '#core/people/sign-in/current-password.ts';
import {
  cleanScopes,
  cleanTokenName,
  endOfToken,
  requireTokenDays,
  tokenBytes,
  tokenLimits,
  tokenPrefix,
  type PersonalToken,
  type TokenScope,
} from '../personal-token.ts';
import { hashOfToken } from '../token-hash.ts';
import { shownToken, type ShownToken } from '../views/shown-token.ts';

type Input = Readonly<{ name: string; scopes: readonly TokenScope[]; days: number; password: string }>;
type Needs = Reads<'credentials'> &
  Writes<'credentials' | 'events' | 'personalTokens' | 'users'> &
  Pick<Ports, 'chance' | 'clock' | 'ids' | 'passwords' | 'tokens'>;

/** The value is in this answer and nowhere else, ever. */
export const createPersonalToken =
  ({ reads, transaction, chance, clock, ids, passwords, tokens }: Needs) =>
  async (actor: Actor, input: Input): Promise<ShownToken & Readonly<{ value: string }>> => {
    const { id: userId } = requireMember(actor);
    const name = cleanTokenName(input.name);
    const scopes = cleanScopes(input.scopes);
    const days = requireTokenDays(input.days);
    if (input.password === '') throw fieldError('body.password', 'auth.password_required');
    const known = await requirePassword({ reads, passwords }, userId, input.password);
    const value = `${tokenPrefix}${chance.token(tokenBytes)}`;

    return transaction(async (repositories) => {
      const { personalTokens, events } = repositories;
      await lockWithPassword(repositories, known);
      const at = clock.now();
      if ((await personalTokens.countAlive(userId, at)) >= tokenLimits.alive)
        throw new DomainError('token.limit', { max: tokenLimits.alive });
      const token: PersonalToken = {
        id: ids.next(),
        userId,
        name,
        scopes,
        hash: hashOfToken(tokens, value),
        createdAt: at,
        expiresAt: endOfToken(at, days),
        lastUsedAt: null,
        revokedAt: null,
        endReason: null,
      };
      await personalTokens.insert(token);
      await events.append({ type: 'token.created', userId, tokenId: token.id, name });
      return { ...shownToken(token, at), value };
    });
  };
