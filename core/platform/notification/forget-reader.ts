import type { Hooks } from '#core/kernel/hooks.ts';
import { takeBack } from './take-back.ts';

/** What was written to this person goes; other members' lists, and what was written to them, lose the name. */
export const forgetReader: Hooks['whenMemberIsAnonymised'] = async (
  {
    notifications,
    notificationPreferences,
    notificationRhythms,
    digests,
    pushSubscriptions,
    mails,
    mailAddresses,
    events,
  },
  userId,
) => {
  await pushSubscriptions.deleteAllOf(userId);
  await notifications.deleteAll(userId);
  await notificationPreferences.deleteAllOf(userId);
  await notificationRhythms.deleteAllOf(userId);
  await digests.cancel(userId);
  // What was reported of them goes with them.
  await mails.deleteAllOf(userId);
  await mailAddresses.deleteAllOf(userId);
  await takeBack({ notifications, events }, { actorId: userId });
  await mails.forgetName(userId);
};
