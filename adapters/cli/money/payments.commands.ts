import { coinPackages } from '#core/money/coin/packages.ts';
import { processStatuses } from '#core/money/coin/rewards.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ListRequest } from '#core/kernel/page.ts';
import type { StaffPaymentView } from '#core/money/payment/views/shown-payment.ts';
import { resolveUser } from '../people/resolve-user.ts';
import { printable } from '../engine/output.ts';
import type { Session } from '../engine/session.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

/** Accepts an id or an order's code, as the member knows it. */
export const resolvePayment = async (session: Session, name: string): Promise<string> => {
  const { ports } = await session.application();
  const { payments } = ports.reads;
  if (await payments.find(name)) return name;
  const request: ListRequest = {
    sort: { field: 'createdAt', order: 'DESC' },
    from: 0,
    to: 0,
    filter: { code: name.trim().toUpperCase() },
  };
  const { rows } = await payments.list(request);
  if (!rows[0]) throw new DomainError('payment.not_found');
  return rows[0].id;
};

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return value.toISOString();
  return printable(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

/** What one line says of an order after a step. */
const sentenceOf = ({ code, status, coins, proposal }: StaffPaymentView): string =>
  proposal
    ? `${code} is still ${status}: somebody else has to ${proposal.action} it too.${
        proposal.shortVnd > 0 ? ` Its transfer lacks ${proposal.shortVnd} VND.` : ''
      }`
    : `${code} (${coins} Fit Coin) is now ${status}.`;

export const commands: Commands = (program, session) => {
  const payments = program.command('payments').description('look at top-up orders and settle them');

  withPages(payments.command('list'))
    .description('newest first')
    .option('--status <status>', processStatuses.join(', '))
    .option('--search <text>', 'code, bank code, or whose it is; marks and case do not matter')
    .option('--oldest', 'oldest first: what waits longest')
    .action(async (options: { status?: string; search?: string; oldest?: true } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.payment.listAllPayments(await session.actor(), {
        sort: { field: 'createdAt', order: options.oldest ? 'ASC' : 'DESC' },
        ...rangeOf(options),
        filter: {
          ...(options.status !== undefined && { status: oneOf(processStatuses, options.status) }),
          ...(options.search !== undefined && { q: options.search }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      return session.page(
        rows.map((row) => ({
          ...row,
          createdAt: row.createdAt.toISOString(),
          waitsFor: row.proposal ? `second person to ${row.proposal.action}` : null,
        })),
        ['id', 'code', 'status', 'amountVnd', 'receivedVnd', 'coins', 'userEmail', 'bankCode', 'createdAt', 'waitsFor'],
        shown,
      ); // prettier-ignore
    });

  payments
    .command('show')
    .argument('<payment>', 'id or code')
    .description('one order')
    .action(async (name: string) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const payment = await app.payment.getAnyPayment(actor, await resolvePayment(session, name));
      const lines = Object.entries(payment).map(([key, value]) => `${key.padEnd(14)} ${shown(value)}`);
      session.say(payment, lines.join('\n'));
    });

  payments
    .command('create')
    .argument('<user>', 'id, e-mail or username of the member it is for')
    .argument('<package>', coinPackages.map(({ id }) => id).join(', '))
    .requiredOption('--reason <text>', 'kept in the audit log')
    .description('order a package for a member, who pays it like any other order')
    .action(async (user: string, packageId: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const userId = await resolveUser(session, user);
      const made = await app.payment.createPaymentFor(actor, { userId, packageId, reason });
      session.say(made, sentenceOf(made));
    });

  payments
    .command('approve')
    .argument('<payment>', 'id or code')
    .option('--bank-code <code>', "the bank's reference of the transfer; without it, the one written down")
    .option('--reason <text>', 'why an order may be approved that its known transfer does not cover')
    .description('credit the coins of an open order')
    .action(async (name: string, { bankCode, reason }: { bankCode?: string; reason?: string }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const id = await resolvePayment(session, name);
      const payment = await app.payment.approve(actor, { id, bankCode, reason });
      session.say(payment, sentenceOf(payment));
    });

  const steps = [
    ['reject', 'close an order that is not paid'],
    ['reopen', 'open a canceled order again'],
    ['reverse', 'take back the coins of an order that was approved by mistake'],
  ] as const;
  for (const [step, description] of steps) {
    payments
      .command(step)
      .argument('<payment>', 'id or code')
      .requiredOption('--reason <text>', 'the member reads it; kept in the audit log')
      .description(description)
      .action(async (name: string, { reason }: { reason: string }) => {
        const { app } = await session.application();
        const actor = await session.actor();
        const id = await resolvePayment(session, name);
        const payment = await app.payment[step](actor, { id, reason });
        session.say(payment, sentenceOf(payment));
      });
  }
};
