import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { preferenceOf, wants, notificationTypes, systemTopics } from '../categories.ts';
import { digestWords, type WaitingLine } from '../digest/digest.ts';
import { mailTo } from '../notify.ts';
import type { NotificationPreference } from '../categories.ts';

type Needs = Writes<
  'digests' | 'mails' | 'notificationPreferences' | 'notificationRhythms' | 'notifications' | 'people'
> &
  Pick<Ports, 'baseUrl' | 'clock' | 'ids' | 'sentences'>;

const mostAtOnce = 2_000;

/** Its kind may have been switched off since it began to wait. */
const isStillWanted =
  (changed: readonly NotificationPreference[]) =>
  ({ type, topic }: WaitingLine): boolean => {
    const known = notificationTypes.find((name) => name === type);
    const about = systemTopics.find((name) => name === topic) ?? null;
    return known !== undefined && wants(changed, preferenceOf(known, about), 'email');
  };

/**
 * One member's digest: what waits is taken with the plan, in the transaction that writes the mail. What was read,
 * withdrawn or switched off meanwhile is left out. False when none is due.
 */
const writeNext = ({ transaction, clock, ids, sentences, baseUrl }: Needs, counted: { written: number }) =>
  transaction(async (repositories) => {
    const at = clock.now();
    const userId = await repositories.digests.takeDue(at);
    if (userId === null) return false;
    const lines = await repositories.notifications.takeWaiting(userId);
    const user = await repositories.people.find(userId);
    const { mails } = await repositories.notificationRhythms.of(userId);
    if (user?.status !== 'ACTIVE' || mails === 'NONE') return true;
    const changed = await repositories.notificationPreferences.of(userId);
    const words = digestWords(sentences, user.language, lines.filter(isStillWanted(changed)));
    if (words === null) return true;
    await mailTo(repositories, { at, ids, sentences, baseUrl }, user, 'notification_digest', {
      link: '/dashboard/notifications',
      values: words,
    });
    counted.written += 1;
    return true;
  });

/** Writes every digest that is due, once, on any number of instances. */
export const writeDigests =
  (needs: Needs) =>
  async (actor: Actor): Promise<{ written: number }> => {
    requirePermission(actor, 'global');
    const counted = { written: 0 };
    for (let taken = 0; taken < mostAtOnce && (await writeNext(needs, counted)); taken += 1);
    return counted;
  };
