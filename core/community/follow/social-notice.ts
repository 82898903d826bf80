import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import {
  notify,
  type Notice,
  type NotifyContext,
  type NotifyRepositories,
} from '#core/platform/notification/notify.ts';

export type SocialRepositories = NotifyRepositories & Pick<Repositories, 'relations'>;

/** What one person did to another; `user` is who did it, as the receiver reads it. */
export type SocialNotice = Omit<Notice, 'social' | 'by'> &
  Readonly<{ by: UserId; params: Readonly<{ user: string }> }>;

/** Silent when the two have blocked each other, or the receiver muted who did it. */
export const notifySocial = async (
  repositories: SocialRepositories,
  context: NotifyContext,
  notice: SocialNotice,
): Promise<void> => {
  const { userId, by, params } = notice;
  const { relations } = repositories;
  if ((await relations.blockedEitherWay(userId, [by])).has(by)) return;
  if ((await relations.mutedBy(userId, [by], context.at)).has(by)) return;
  const mailValues = () => ({ user: params.user, count: '1' });
  await notify(repositories, context, { mailValues, ...notice, social: true });
};
