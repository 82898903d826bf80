import type { Hooks } from '#core/kernel/hooks.ts';
import type { Notification } from '#core/platform/notification/notification.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';

const social: ReadonlySet<string> = new Set(['follow', 'like', 'comment', 'feed', 'chat']);
const socialTopics: ReadonlySet<string> = new Set(['comment_replied', 'mentioned', 'chat_request']);

/** Notices of a review stay: it goes on, with its coins. */
const isSocial = ({ category, topic }: Notification): boolean =>
  social.has(category) || (topic !== null && socialTopics.has(topic));

/** What the lists of the two say of each other goes when one blocks the other. */
export const withdrawNotices: Hooks['whenBlocked'] = async (repositories, { ownerId, otherId }) => {
  for (const [actorId, userId] of [
    [ownerId, otherId],
    [otherId, ownerId],
  ] as const)
    await takeBack(repositories, { actorId, userId }, isSocial);
};
