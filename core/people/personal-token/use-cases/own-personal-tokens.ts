import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import {
  stateOf,
  tokenLimits,
  type PersonalToken,
  type PersonalTokenId,
  type TokenCall,
} from '../personal-token.ts';
import { shownToken, type ShownToken } from '../views/shown-token.ts';

type Reading = Reads<'personalTokens'> & Pick<Ports, 'clock'>;

/** Another member's token is one that is not there. */
const findOwn = async (
  personalTokens: Repositories['personalTokens'],
  userId: UserId,
  id: PersonalTokenId,
): Promise<PersonalToken> => {
  const token = await personalTokens.find(id);
  if (token?.userId !== userId) throw new DomainError('token.not_found');
  return token;
};

const listOf = async ({ reads, clock }: Reading, userId: UserId): Promise<readonly ShownToken[]> => {
  const at = clock.now();
  return (await reads.personalTokens.allOf(userId)).map((token) => shownToken(token, at));
};

/** Newest first, those that ended too as long as their log is kept. */
export const listPersonalTokens =
  (reading: Reading) =>
  async (actor: Actor): Promise<{ items: readonly ShownToken[] }> => ({
    items: await listOf(reading, requireMember(actor).id),
  });

/** For staff who answer a member about an assistant. */
export const listTokensOf =
  (reading: Reading) =>
  async (actor: Actor, userId: UserId): Promise<readonly ShownToken[]> => {
    if (!(actor.kind === 'user' && actor.id === userId)) requirePermission(actor, 'user.view', 'user.manage');
    return listOf(reading, userId);
  };

/** From the next call on it opens nothing. */
export const revokePersonalToken =
  ({ transaction, clock }: Writes<'personalTokens'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: PersonalTokenId): Promise<{ ok: true }> => {
    const { id: userId } = requireMember(actor);
    await transaction(async ({ personalTokens }) => {
      const at = clock.now();
      const token = await findOwn(personalTokens, userId, id);
      if (stateOf(token, at) !== 'ALIVE' || !(await personalTokens.end(id, 'REVOKED', at)))
        throw new DomainError('token.not_found');
    });
    return { ok: true };
  };

/** A value that got into the wrong hands is ended for a member who can't do it at once. */
export const revokeTokenFor =
  ({ transaction, clock }: Writes<'auditLog' | 'personalTokens'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { id, reason }: Readonly<{ id: PersonalTokenId; reason: string }>,
  ): Promise<Pick<PersonalToken, 'id' | 'name' | 'userId'>> => {
    if (actor.kind !== 'user') requirePermission(actor, 'user.update', 'user.manage');
    return transaction(async ({ personalTokens, auditLog }) => {
      const at = clock.now();
      const token = await personalTokens.find(id);
      const isOwn = actor.kind === 'user' && token?.userId === actor.id;
      if (!isOwn) requirePermission(actor, 'user.update', 'user.manage');
      if (!token || !(await personalTokens.end(id, 'REVOKED', at))) throw new DomainError('token.not_found');
      const { userId, name, scopes } = token;
      if (!isOwn)
        await auditLog.append(
          audited(actor, {
            at,
            action: 'token.revoke',
            targetType: 'user',
            targetId: userId,
            before: { name, scopes },
            after: null,
            reason,
          }),
        );
      return { id, name, userId };
    });
  };

type LogInput = Readonly<{ id: PersonalTokenId; limit?: number | undefined; cursor?: string | undefined }>;

/** What was read and written with one token in the last 90 days, newest first. */
export const listTokenCalls =
  ({ reads, clock }: Reading) =>
  async (
    actor: Actor,
    { id, ...page }: LogInput,
  ): Promise<Page<Pick<TokenCall, 'id' | 'at' | 'tool' | 'what' | 'isRefused'>>> => {
    const { id: userId } = requireMember(actor);
    await findOwn(reads.personalTokens, userId, id);
    const since = after(clock.now(), -tokenLimits.logDays * day);
    return reads.personalTokens.callsOf(id, since, pageRequest(page));
  };
