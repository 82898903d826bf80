import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { maxPushDevices, requirePushEndpoint } from '../push.ts';

type Device = Readonly<{ endpoint: string; keys: Readonly<{ p256dh: string; auth: string }> }>;

/** This device hears what the list is told, until its sign-in is over; the oldest of too many gives way. */
export const subscribePush =
  ({
    transaction,
    clock,
    ids,
    pushSender,
  }: Writes<'pushSubscriptions'> & Pick<Ports, 'clock' | 'ids' | 'pushSender'>) =>
  async (actor: Actor, { endpoint, keys }: Device): Promise<void> => {
    const { id: userId, sessionId } = requireMember(actor);
    if (pushSender.publicKey === null || sessionId === null) throw new DomainError('push.not_available');
    const address = requirePushEndpoint(endpoint);
    await transaction(async ({ pushSubscriptions }) => {
      await pushSubscriptions.put({
        id: ids.next(),
        userId,
        sessionId,
        endpoint: address,
        ...keys,
        createdAt: clock.now(),
      });
      await pushSubscriptions.keepNewest(userId, maxPushDevices);
    });
  };

export const unsubscribePush =
  ({ reads }: Reads<'pushSubscriptions'>) =>
  async (actor: Actor, { endpoint }: Readonly<{ endpoint?: string | undefined }>): Promise<void> => {
    const { id, sessionId } = requireMember(actor);
    if (endpoint !== undefined) await reads.pushSubscriptions.remove(id, endpoint);
    else if (sessionId !== null) await reads.pushSubscriptions.removeOfSessions(id, [sessionId]);
  };
