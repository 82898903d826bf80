import { requireMember, type UserActor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { HubSocket } from './hub.ts';

export type SessionActor = (session: Pick<HubSocket, 'userId' | 'sessionId'>) => Promise<UserActor>;

/** The member of a session, read anew each time; refused when it ended or the member may not act. */
export const sessionActor =
  ({ account }: Readonly<{ account: Pick<Application['account'], 'actorOf'> }>): SessionActor =>
  async ({ userId, sessionId }) => {
    const actor = sessionId === null ? null : await account.actorOf(userId, sessionId);
    if (!actor) throw new DomainError('access.sign_in_required');
    return requireMember(actor);
  };
