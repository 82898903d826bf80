import { requirePerson } from '#core/access/actor/ai-user.ts';
import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { maxQuotaGib, minQuotaGib, storageOf, type Storage } from '../quota.ts';

/** With what staff set for this member: null, when their level decides. */
export type MemberStorage = Storage & Readonly<{ ownGib: number | null }>;

type Shown = Reads<'media' | 'people' | 'uploads' | 'settings' | 'storageQuotas'>;

const shownOf = async ({ reads }: Shown, id: UserId): Promise<MemberStorage> => ({
  ...(await storageOf(reads, await reads.people.get(id))),
  ownGib: await reads.storageQuotas.find(id),
});

/** How much room one member uses, for staff. */
export const viewStorage =
  (ports: Shown) =>
  async (actor: Actor, id: UserId): Promise<MemberStorage> => {
    requirePermission(actor, 'media.view');
    return shownOf(ports, id);
  };

const requireGib = (gib: number): void => {
  if (!Number.isInteger(gib)) throw fieldError('body.gib', 'input.whole_number');
  if (gib < minQuotaGib) throw fieldError('body.gib', 'input.min_value', { value: minQuotaGib });
  if (gib > maxQuotaGib) throw fieldError('body.gib', 'input.max_value', { value: maxQuotaGib });
};

type Change = Readonly<{ id: UserId; gib: number | null; reason: string }>;

/**
 * Gives one member more room than their level, or less; null goes back to the level. What they keep already stays: with
 * less room than that, nothing new is taken.
 */
export const setStorageQuota =
  (
    ports: Shown &
      Writes<'people' | 'storageQuotas' | 'storageWarnings' | 'auditLog' | 'events'> &
      Pick<Ports, 'clock'>,
  ) =>
  async (actor: Actor, { id, gib, reason }: Change): Promise<MemberStorage> => {
    requirePermission(actor, 'media.manage');
    requirePerson(id);
    if (gib !== null) requireGib(gib);
    const said = normalize(reason);
    if (said === '') throw fieldError('body.reason', 'input.required');
    await ports.transaction(async ({ people, storageQuotas, storageWarnings, auditLog, events }) => {
      // No upload is judged by the old quota after this.
      await people.lock(id);
      const before = await storageQuotas.find(id);
      await storageQuotas.set(id, gib);
      // With another room, "nearly full" is another amount.
      await storageWarnings.clear(id);
      await events.append({ type: 'media.changed', userId: id });
      await auditLog.append(
        audited(actor, {
          at: ports.clock.now(),
          action: 'media.set_quota',
          targetType: 'user',
          targetId: id,
          before: { gib: before },
          after: { gib },
          reason: said,
        }),
      );
    });
    return shownOf(ports, id);
  };
