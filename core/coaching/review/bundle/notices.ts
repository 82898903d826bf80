import { displayName } from '#core/access/actor/person.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { User } from '#core/people/account/user.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import { notify, type Notice, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { isNextWeek } from './bundle.ts';

type Uses = NotifyRepositories & Pick<Repositories, 'reviewBundles' | 'users'>;
type Line = Readonly<{ to: User; from: User; bundleId: string }>;

const line = (
  { to, from, bundleId }: Line,
  topic: SystemTopic,
  link: string,
  params: Notice['params'] = {},
): Notice => ({
  userId: to.id,
  type: 'SYSTEM',
  topic,
  params: { user: displayName(from), ...params },
  link,
  by: from.id,
  reference: `bundle:${bundleId}`,
  mailValues: titledMail(topic),
});

const ofMember = '/dashboard/review';
const ofCoach = '/dashboard/coach';

export const bundleReactions: readonly Reaction[] = [
  reaction(
    'bundle.bought',
    'bundle-notice',
    async (uses: Uses, { bundleId, userId, coachId, price }, context) => {
      const [member, coach] = await Promise.all([uses.users.find(userId), uses.users.find(coachId)]);
      if (!member || !coach) return;
      const between = { to: coach, from: member, bundleId };
      await notify(uses, context, line(between, 'review_bundle_bought', ofCoach, { amount: price }));
    },
  ),
  reaction(
    'bundle.ended',
    'bundle-notice',
    async (uses: Uses, { bundleId, userId, coachId, reason, unused, refunded }, context) => {
      const [member, coach] = await Promise.all([uses.users.find(userId), uses.users.find(coachId)]);
      if (!member || !coach) return;
      const params = { amount: refunded, count: unused };
      const toMember = { to: member, from: coach, bundleId };
      if (reason === 'EXPIRED')
        await notify(uses, context, line(toMember, 'review_bundle_ended', ofMember, params));
      else if (reason === 'COACH_LEFT')
        await notify(uses, context, line(toMember, 'review_bundle_coach_left', ofMember, params));
      else
        await notify(
          uses,
          context,
          line({ to: coach, from: member, bundleId }, 'review_bundle_stopped', ofCoach, { count: unused }),
        );
    },
  ),
  // A saved week is what the next request is about.
  reaction('snapshot.saved', 'bundle-next', async (uses: Uses, { userId, week, isUpdate }, context) => {
    if (isUpdate) return;
    const member = await uses.users.find(userId);
    if (!member) return;
    for (const bundle of await uses.reviewBundles.activeOf(userId)) {
      const coach = await uses.users.find(bundle.coachId);
      if (!coach || bundle.endsAt <= context.at || !isNextWeek(bundle, week)) continue;
      const between = { to: member, from: coach, bundleId: bundle.id };
      await notify(uses, context, line(between, 'review_bundle_next', ofMember, { count: bundle.unused }));
    }
  }),
];
