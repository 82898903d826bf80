import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Payment } from '../payment.ts';
import { paymentViews, type PaymentView } from '../views/shown-payment.ts';

type Needs = Reads<'media' | 'payments' | 'settings'> & Pick<Ports, 'mediaStore' | 'clock'>;

/** One's own order as it stands; another person's is not there. */
export const ownPayment = async (ports: Needs, userId: UserId, id: Payment['id']): Promise<PaymentView> => {
  const row = await ports.reads.payments.findOf(userId, id);
  const [view] = row ? await paymentViews(ports, userId, [row]) : [];
  if (!view) throw new DomainError('payment.not_found');
  return view;
};

export const getPayment =
  (ports: Needs) =>
  async (actor: Actor, id: Payment['id']): Promise<PaymentView> =>
    ownPayment(ports, requireMember(actor).id, id);

type Query = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** One's own orders, newest first. */
export const listPayments =
  (ports: Needs) =>
  async (actor: Actor, query: Query): Promise<Page<PaymentView>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await ports.reads.payments.pageOf(id, pageRequest(query));
    return { items: await paymentViews(ports, id, items), nextCursor };
  };
