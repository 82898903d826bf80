import { requirePerson } from '#core/access/actor/ai-user.ts';
import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { coinPackages, type CoinPackage } from '#core/money/coin/packages.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { picker } from '#core/kernel/pick.ts';
import { after, hour } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { useCode } from '#core/money/promo/use-code.ts';
import { newMemo } from '../memo.ts';
import { enabledPaymentMethods, maxOpenPayments, type Payment, type PaymentMethod } from '../payment.ts';
import type { PaymentView, StaffPaymentView } from '../views/shown-payment.ts';
import { receivingAccount } from '../receiving-account.ts';
import { requireReason } from '../staff-steps.ts';
import { ownPayment } from './get-payment.ts';
import { anyPayment } from './list-all-payments.ts';

type Needs = Reads<'media' | 'payments' | 'settings' | 'users'> &
  Writes<'auditLog' | 'events' | 'payments' | 'promotions' | 'settings' | 'users'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'mediaStore'>;
type Input = Readonly<{
  packageId: string;
  method: string;
  /** Adds Base Coin to the order. */
  promoCode?: string | undefined;
}>;

/** With 21⁸ codes a second try is rare already; after so many something else is wrong. */
const codeTries = 5;

export const packageOf = (packageId: string): CoinPackage => {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(packageId)) throw fieldError('body.packageId', 'payment.invalid_package');
  const found = coinPackages.find(({ id }) => id === packageId);
  if (!found) throw new DomainError('payment.package_not_found');
  return found;
};

const methodOf = (typed: string): PaymentMethod => {
  const found = enabledPaymentMethods.find((method) => method === typed);
  if (!found) throw new DomainError('payment.method_not_found');
  return found;
};

const insertWithCode = async (
  { payments }: Pick<Repositories, 'payments'>,
  { chance }: Pick<Needs, 'chance'>,
  payment: Omit<Payment, 'code'>,
): Promise<Payment> => {
  const pick = picker(chance);
  for (let tried = 0; tried < codeTries; tried++) {
    const coded: Payment = { ...payment, code: newMemo(pick) };
    if (await payments.insert(coded)) return coded;
  }
  throw new DomainError('payment.unique_id_error');
};

type Extra = (repositories: Pick<Repositories, 'auditLog' | 'users'>, payment: Payment) => Promise<void>;

/** What it costs, what it gives and where the money goes are kept on the order as they are now. */
const placeTopUp =
  (ports: Needs) =>
  async (userId: UserId, input: Input, also: Extra): Promise<Payment['id']> => {
    const { id: packageId, coins, bonusPercent, priceVnd } = packageOf(input.packageId);
    const method = methodOf(input.method);

    const created = await ports.transaction(async (repositories) => {
      const { payments, settings, events, promotions, users } = repositories;
      await payments.lockMember(userId);
      const current = await settings.read();
      const bankAccount = receivingAccount(current);
      if (!bankAccount) throw new DomainError('payment.method_unavailable');
      if ((await payments.openCountOf(userId)) >= maxOpenPayments) {
        throw new DomainError('payment.too_many_open', { max: maxOpenPayments });
      }
      const at = ports.clock.now();
      const id = ports.ids.next();
      const used =
        input.promoCode === undefined
          ? null
          : await useCode(
              { promotions, users },
              { userId, typed: input.promoCode, target: { kind: 'TOP_UP_BONUS', coins }, at },
              { id: ports.ids.next(), paymentId: id },
            );
      const payment = await insertWithCode(repositories, ports, {
        id,
        userId,
        packageId,
        coins,
        bonusPercent,
        amountVnd: priceVnd,
        method,
        bankAccount,
        status: 'PENDING',
        receivedVnd: 0,
        bankCode: null,
        receiptId: null,
        markedPaidAt: null,
        expiresAt: after(at, current.paymentExpiryHours * hour),
        opening: 1,
        transferId: null,
        cancelReason: null,
        note: null,
        proposal: null,
        promo: used && { useId: used.use.id, code: used.code.code, coins: used.coins, transferId: null },
        shortfall: null,
        completedAt: null,
        canceledAt: null,
        version: 1,
        createdAt: at,
        updatedAt: at,
      });
      const { id: paymentId, code } = payment;
      await events.append({ type: 'payment.created', userId, paymentId, code, amount: coins });
      await also(repositories, payment);
      return payment;
    });
    return created.id;
  };

/** Orders a package for oneself. */
export const createPayment =
  (ports: Needs) =>
  async (actor: Actor, input: Input): Promise<PaymentView> => {
    const { id: userId } = requireMember(actor);
    return ownPayment(ports, userId, await placeTopUp(ports)(userId, input, async () => undefined));
  };

type StaffInput = Readonly<{ userId: UserId; packageId: string; reason: string }>;

const requireActive = async ({ users }: Pick<Repositories, 'users'>, userId: UserId): Promise<void> => {
  const member = await users.find(userId);
  if (member?.status !== 'ACTIVE') throw new DomainError('member.not_found');
};

/** Orders a package for a member who asked staff to; the member pays it like any other order. */
export const createPaymentFor =
  (ports: Needs) =>
  async (actor: Actor, { userId, packageId, reason: typed }: StaffInput): Promise<StaffPaymentView> => {
    requirePermission(actor, 'payment.create', 'payment.manage');
    requirePerson(userId);
    const reason = requireReason(typed);
    if (actor.kind === 'user' && actor.id === userId) throw new DomainError('payment.own_payment');
    // Asked before anything is locked: of nobody there is nothing to lock.
    await requireActive(ports.reads, userId);
    const id = await placeTopUp(ports)(
      userId,
      { packageId, method: 'BANK_TRANSFER' },
      async ({ users, auditLog }, payment) => {
        await requireActive({ users }, userId);
        await auditLog.append(
          audited(actor, {
            at: payment.createdAt,
            action: 'payment.create',
            targetType: 'payment',
            targetId: payment.id,
            before: null,
            after: { userId, packageId, code: payment.code, amountVnd: payment.amountVnd },
            reason,
          }),
        );
      },
    );
    return anyPayment(ports, id);
  };
