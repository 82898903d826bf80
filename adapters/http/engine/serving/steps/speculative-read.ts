import type { Actor, UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { beforeCallerIsKnown } from '#adapters/composition/caller.ts';
import { isSameActor } from '../../protection/actors.ts';
import { inputOf } from '../dispatch.ts';
import { requireAccess } from '../../protection/access-guard.ts';
import type { ApiRequest } from '../../exchange.ts';
import type { Input } from '../../handlers.ts';
import { parseInput } from '../input.ts';
import { sentKeyOf } from './idempotency-key.ts';
import type { ContextOf } from './request-context.ts';
import type { ServedRoute } from '#http/engine/server/route-services.ts';

/** A read that was started before the caller was confirmed. */
export type SpeculativeRead = Readonly<{ input: Input; output: Promise<unknown> }>;

export type StartSpeculativeRead = (
  request: ApiRequest,
  guess: UserActor,
  confirmed: Promise<UserActor | null>,
) => SpeculativeRead | null;

/**
 * Starts to read while the database confirms the caller, as the actor that the same token stood for the last time. The
 * result is used only if the guess was right; otherwise it is dropped, and everything is done again for the real actor.
 */
export const speculativeReads = (route: ServedRoute, contextOf: ContextOf): StartSpeculativeRead => {
  const { endpoint } = route;

  const mayCall = (actor: Actor): boolean => {
    try {
      requireAccess(endpoint.access, actor);
      return true;
    } catch {
      return false;
    }
  };

  return (request, guess, confirmed) => {
    if (!mayCall(guess)) return null;
    let input: Input;
    try {
      const raw = { params: request.params, query: request.query, body: undefined };
      const parsed = parseInput(endpoint, raw);
      const context = contextOf(request, guess, sentKeyOf(request), undefined);
      input = inputOf(parsed, { actor: guess, file: null, sent: null, context });
    } catch {
      // Refused later, after the caller is confirmed.
      return null;
    }
    const known = confirmed.then((actor) => {
      if (!actor || !isSameActor(actor, guess)) throw new DomainError('access.sign_in_required');
    });
    known.catch(() => undefined); // reported to the transaction that waits for it
    const output = beforeCallerIsKnown(known, async () => route.handle(input));
    output.catch(() => undefined); // the result may be dropped
    return { input, output };
  };
};
