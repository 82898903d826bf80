import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { day } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { expiryOf } from '../evidence.ts';
import { specializationLabel } from '../views/label.ts';
import type { SpecializationRequest } from '../specialization-request.ts';

type Needs = Reads<'settings' | 'specializationRequests'> &
  Writes<'events' | 'specializationRequests'> &
  Pick<Ports, 'clock'>;

const batch = 200;
/** Days before the end at which the coach hears of it, 0 when it has come; the last first, so that nobody is told twice. */
const stages = [0, 7, 30] as const;

const remind = (
  { transaction, reads }: Reads<'settings'> & Writes<'events' | 'specializationRequests'>,
  id: SpecializationRequest['id'],
  stage: number,
  at: Date,
): Promise<boolean> =>
  transaction(async ({ specializationRequests, events }) => {
    const request = await specializationRequests.lock(id);
    // Deleted or replaced since the list was read.
    if (request?.status !== 'COMPLETED' || request.removedAt !== null) return false;
    const expiry = expiryOf(request.evidence);
    if (expiry === null || !(await specializationRequests.claimReminder(id, stage, at))) return false;
    const { siteName } = await reads.settings.read();
    await events.append({
      type: 'specialization.badge_ending',
      userId: request.userId,
      requestId: id,
      title: specializationLabel(request.type, siteName),
      days: Math.max(0, Math.ceil((expiry.getTime() - at.getTime()) / day)),
    });
    return true;
  });

/** Coaches are told 30 and 7 days before a badge's evidence expires, and when it has, once each. */
export const remindBadges =
  ({ reads, transaction, clock }: Needs) =>
  async (actor: Actor): Promise<{ reminded: number }> => {
    requirePermission(actor, 'specialization.manage');
    const at = clock.now();
    let reminded = 0;
    for (const stage of stages) {
      for (;;) {
        const due = await reads.specializationRequests.remindersDue(stage, at, batch);
        let remindedNow = 0;
        for (const { id } of due) if (await remind({ reads, transaction }, id, stage, at)) remindedNow += 1;
        reminded += remindedNow;
        if (due.length < batch || remindedNow === 0) break;
      }
    }
    return { reminded };
  };
