import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { after, minute } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Person } from '#core/access/actor/person.ts';
import { mayWait, notificationTypes, systemTopics } from '../categories.ts';
import { quietUntil } from '../digest/rhythm.ts';
import type { Notification } from '../notification.ts';
import { maxPushAttempts, PushGone, pushRetryMinutes, type Push } from '../push.ts';
import { wordingOf } from '../views/wording.ts';

type Needs = Reads<'notificationRhythms' | 'notifications' | 'people' | 'pushSubscriptions' | 'pushes'> &
  Pick<Ports, 'clock' | 'pushSender'>;

/** Longer than one message may take, so that nobody else sends it meanwhile. */
const heldFor = 2 * minute;
const batch = 20;
/** At the same time: one push service that does not answer must not hold the others up. */
const atOnce = 5;

export type PushRun = Readonly<{ sent: number; dropped: number; failed: number }>;
type Outcome = keyof PushRun | 'held';

const heldNow = async (
  { reads, clock }: Pick<Needs, 'reads' | 'clock'>,
  line: Notification,
  { id, timeZone }: Person,
): Promise<Date | null> => {
  // A type that this version does not know is as a plain message of the system.
  const type = notificationTypes.find((name) => name === line.type) ?? 'SYSTEM';
  const topic = systemTopics.find((name) => name === line.topic) ?? null;
  if (!mayWait(type, topic)) return null;
  const { quiet } = await reads.notificationRhythms.of(id);
  return quietUntil(quiet, clock.now(), timeZone);
};

const afterFailure = async ({ reads, clock }: Needs, push: Push): Promise<Outcome> => {
  const attempts = push.attempts + 1;
  const wait = pushRetryMinutes[attempts - 1];
  if (attempts >= maxPushAttempts || wait === undefined) {
    await reads.pushes.remove(push.id);
    return 'dropped';
  }
  await reads.pushes.postpone({ ...push, attempts, nextAttemptAt: after(clock.now(), wait * minute) });
  return 'failed';
};

/** Read, withdrawn or joined with a newer one meanwhile: there is nothing to tell. */
const sendOne = async (needs: Needs, push: Push): Promise<Outcome> => {
  const { reads, clock, pushSender } = needs;
  const [subscription, line, user] = await Promise.all([
    reads.pushSubscriptions.findAlive(push.subscriptionId, clock.now()),
    reads.notifications.find(push.notificationId),
    reads.people.find(push.userId),
  ]);
  const isDue = line?.userId === push.userId && line.readAt === null && subscription?.userId === push.userId;
  if (!isDue || user?.status !== 'ACTIVE') {
    await reads.pushes.remove(push.id);
    return 'dropped';
  }
  const until = await heldNow(needs, line, user);
  if (until !== null) {
    await reads.pushes.postpone({ ...push, nextAttemptAt: until });
    return 'held';
  }
  const { language } = user;
  try {
    await pushSender.send(subscription, { id: line.id, wording: wordingOf(line), language, link: line.link });
  } catch (error) {
    if (!(error instanceof PushGone)) return afterFailure(needs, push);
    await reads.pushSubscriptions.remove(push.userId, subscription.endpoint);
    return 'dropped';
  }
  await reads.pushes.remove(push.id);
  return 'sent';
};

/**
 * Notifies devices of what is due. A crash between sending and noting it may notify a device twice; its tag makes that one line.
 * Where one fails to be read or noted, the others that were taken with it are notified all the same, before the run fails.
 */
export const sendPushes =
  (needs: Needs) =>
  async (actor: Actor): Promise<PushRun> => {
    requirePermission(actor, 'global');
    const { reads, clock } = needs;
    const run = { sent: 0, dropped: 0, failed: 0 };
    for (;;) {
      const at = clock.now();
      const due = await reads.pushes.take(at, after(at, heldFor), batch);
      const errors: unknown[] = [];
      for (let from = 0; from < due.length; from += atOnce) {
        const outcomes = await Promise.allSettled(
          due.slice(from, from + atOnce).map((push) => sendOne(needs, push)),
        );
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') errors.push(outcome.reason);
          else if (outcome.value !== 'held') run[outcome.value] += 1;
        }
      }
      if (errors.length > 0) throw errors[0];
      if (due.length < batch) return run;
    }
  };
