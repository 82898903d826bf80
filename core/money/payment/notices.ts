import type { User } from '#core/people/account/user.ts';
import { fitCoinsFor } from '#core/money/coin/views/fit-coins.ts';
import { momentFor, numberFor } from '#core/platform/notification/views/reader-formats.ts';
import type { EventOf } from '#core/kernel/events.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import type { Notice } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

/** Where an order is looked at, in whatever state. */
export const checkout = (paymentId: string): string => `/checkout/${paymentId}`;

const vnd = (amount: number, { language }: Pick<User, 'language'>): string =>
  language === 'vi' ? `${numberFor(amount, { language })} ₫` : `₫${numberFor(amount, { language })}`;

/** Bank, number and holder, as they are typed into a banking app. */
const accountOf = ({ bankName, number, holder }: Payment['bankAccount']): string =>
  `${bankName} ${number}, ${holder}`;

/** All that a transfer needs: a mail may be read where the page is not at hand. */
export const paymentCreatedNotice = (
  event: EventOf<'payment.created'>,
  { amountVnd, bankAccount, expiresAt }: Payment,
): Notice => ({
  ...paymentNotice(event),
  mailValues: (user) => ({
    paymentId: event.code,
    amount: fitCoinsFor(event.amount, user),
    price: vnd(amountVnd, user),
    account: accountOf(bankAccount),
    time: momentFor(expiresAt, user),
  }),
});

const types = {
  'payment.created': 'PAYMENT_CREATED',
  'payment.approved': 'PAYMENT_APPROVED',
  'payment.rejected': 'PAYMENT_REJECTED',
  'payment.reopened': 'PAYMENT_REOPENED',
} as const;

/** An order's own news. Members know an order by its code, so that is what the sentences call its id. */
export const paymentNotice = ({
  type,
  userId,
  paymentId,
  code,
  amount,
}: EventOf<keyof typeof types>): Notice => ({
  userId,
  type: types[type],
  params: { paymentId: code, amount },
  link: checkout(paymentId),
  mailValues: (user) => ({ paymentId: code, amount: fitCoinsFor(amount, user) }),
});

type PaymentTopic = Extract<SystemTopic, `payment_${string}`>;

const systemNotice = (
  topic: PaymentTopic,
  { userId, paymentId, code }: Readonly<{ userId: string; paymentId: string; code: string }>,
  params: Notice['params'],
): Notice => ({
  userId,
  type: 'SYSTEM',
  topic,
  params: { paymentId: code, ...params },
  link: checkout(paymentId),
  mailValues: titledMail(topic, code),
});

export const paymentExpiredNotice = (event: EventOf<'payment.expired'>): Notice =>
  systemNotice('payment_expired', event, { amount: event.amount });

export const paymentReversedNotice = (event: EventOf<'payment.reversed'>): Notice =>
  systemNotice('payment_reversed', event, { amount: event.amount });

export const partReceivedNotice = (event: EventOf<'payment.part_received'>): Notice =>
  systemNotice('payment_part_received', event, { received: event.receivedVnd, missing: event.missingVnd });
