import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { requireRhythm, socialRoute, type Rhythm } from '../digest/rhythm.ts';
import { socialMails } from '../mail-templates.ts';

type Uses = Pick<
  Repositories,
  'digests' | 'mails' | 'notificationRhythms' | 'notifications' | 'people' | 'pushes'
>;

/**
 * Keeps what was chosen, and moves what waits by the choice before: nothing of it is lost and nothing comes twice. What
 * was held back is judged anew when it is about to leave.
 */
export const keepRhythm = async (
  repositories: Uses,
  userId: UserId,
  rhythm: Rhythm,
  at: Date,
): Promise<void> => {
  const { digests, mails, notificationRhythms, notifications, people, pushes } = repositories;
  await digests.lock(userId);
  await notificationRhythms.put(userId, rhythm, at);
  await pushes.release(userId, at);
  const { timeZone } = await people.get(userId);
  const route = socialRoute(rhythm, at, timeZone);
  if (route.kind === 'NONE') await mails.dropHeld(userId, socialMails);
  await mails.release(userId, at, route.kind === 'DIGEST' ? socialMails : []);
  if ((await digests.plannedFor(userId)) === null) return;
  await digests.cancel(userId);
  if (route.kind === 'NONE') await notifications.takeWaiting(userId);
  else await digests.plan(userId, route.kind === 'DIGEST' ? route.dueAt : at);
};

export const getRhythm =
  ({ reads }: Reads<'notificationRhythms'>) =>
  async (actor: Actor): Promise<Rhythm> =>
    reads.notificationRhythms.of(requireMember(actor).id);

export const setRhythm =
  ({ transaction, clock }: Writes<keyof Uses> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, chosen: Rhythm): Promise<Rhythm> => {
    const { id } = requireMember(actor);
    const rhythm = requireRhythm(chosen);
    await transaction((repositories) => keepRhythm(repositories, id, rhythm, clock.now()));
    return rhythm;
  };
