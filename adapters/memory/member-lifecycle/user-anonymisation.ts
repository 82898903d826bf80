import type { Users } from '#core/people/account/ports.ts';
import { anonymousAs } from '#core/people/account/user.ts';
import { forgottenDelivery } from '#core/money/shop/order.ts';
import { forgottenCoachRequest } from '#core/coaching/coach-request/coach-request.ts';
import { forgottenEvidence } from '#core/coaching/specialization/specialization-request.ts';
import { ascending } from '../engine/ordering.ts';
import { forgetReviews } from '../coaching/reviews.ts';
import type { TableName, View } from '../engine/store.ts';

const forgotten = [
  'credentials', 'sessions', 'verifications', 'consents', 'drafts', 'goals', 'reports', 'snapshots', 'weeklyReminders',
  'levelReminders', 'planWaits', 'notifications', 'notificationPreferences', 'mails', 'pushes', 'pushSubscriptions', 'presences',
] as const satisfies readonly TableName[]; // prettier-ignore

const forgetIn = (view: View, name: (typeof forgotten)[number], userId: string): void => {
  const table = view.table(name);
  for (const [key, row] of table.entries()) if (row.userId === userId) table.delete(key);
};

/** What was applied for, and with which papers; that it was decided stays. */
const forgetRequests = ({ table }: View, userId: string, at: Date): void => {
  for (const request of table('coachRequests').all())
    if (request.userId === userId)
      table('coachRequests').set(request.id, {
        ...request,
        ...forgottenCoachRequest,
        status: request.status === 'PENDING' ? 'CANCELED' : request.status,
      });
  for (const request of table('specializationRequests').all())
    if (request.userId === userId)
      table('specializationRequests').set(request.id, {
        ...request,
        evidence: forgottenEvidence,
        refusalReason: null,
        removedAt: request.removedAt ?? at,
      });
};

export const memoryUserAnonymisation = (
  view: () => View,
): Pick<Users, 'anonymise' | 'dueForAnonymisation'> => ({
  async anonymise(id, at) {
    const { table } = view();
    const user = table('users').get(id);
    if (!user) return;
    table('users').set(id, {
      ...user,
      ...anonymousAs(id, at),
      reminder: { ...user.reminder, enabled: false },
      version: user.version + 1,
    });
    for (const name of forgotten) forgetIn(view(), name, id);
    for (const payment of table('payments').all())
      if (payment.userId === id) table('payments').set(payment.id, { ...payment, receiptId: null });
    for (const claim of table('partnerClaims').all())
      if (claim.userId === id) table('partnerClaims').set(claim.id, { ...claim, evidence: null });
    forgetRequests(view(), id, at);
    forgetReviews(view(), id);
    for (const order of table('orders').all())
      if (order.userId === id) table('orders').set(order.id, { ...order, delivery: forgottenDelivery });
    table('coachProfiles').delete(id);
    for (const reply of table('savedReplies').all())
      if (reply.coachId === id) table('savedReplies').delete(reply.id);
    for (const [key, { ownerId }] of table('photoViews').entries())
      if (ownerId === id) table('photoViews').delete(key);
    for (const medium of table('media').all()) if (medium.ownerId === id) table('media').delete(medium.id);
  },

  dueForAnonymisation: async (before, limit) =>
    view()
      .table('users')
      .all()
      .filter((user) => user.deletionRequestedAt && user.deletionRequestedAt < before && !user.anonymisedAt)
      .toSorted(ascending((user) => [user.deletionRequestedAt ?? before, user.id]))
      .slice(0, limit)
      .map(({ id }) => id),
});
