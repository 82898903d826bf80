import { describe, expect, it } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { anIncomingTransfer, aPayment, bankSettings } from '#fixtures/money/payments.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { terminal } from '../testing/command-line.ts';

const member = aUser({ id: 'member', email: 'an@example.com', fullname: 'An\u001b[2J' });
const clerk = aUser({ id: 'clerk', email: 'clerk@example.com', roleId: 'clerk' });
const order = aPayment({ userId: member.id, id: 'order' });

const open = (secondApprovalFromVnd = 0) => {
  const here = world({
    roles: [aRole({ id: 'clerk', permissions: ['payment.view', 'payment.approve'] })],
    users: [member, clerk],
    payments: [order],
    settings: { ...bankSettings, secondApprovalFromVnd },
  });
  const coins = async () => (await here.ports.reads.wallets.of(member.id)).fitCoin;
  return { ...here, ...terminal(here), coins };
};

describe('payments on the command line', () => {
  it('are listed as a table without control characters, and as one JSON object a line', async () => {
    const { type, out } = open();
    expect(await type('payments list --status pending')).toBe(0);
    expect(out.join('\n')).toContain(order.code);
    expect(out.join('\n')).toContain('an@example.com');
    expect(await type('payments list --json')).toBe(0);
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({ id: 'order', code: order.code, status: 'PENDING' });
    expect(await type('payments list --status COMPLETED')).toBe(0);
    expect(out.at(-1)).toBe('Nothing found.');
    expect(await type(`payments show ${order.code.toLowerCase()}`)).toBe(0);
    expect(out.at(-1)).toContain('"number":"0123456789"');
    expect(out.at(-1)).not.toContain('\u001b');
  });

  it('go from waiting to paid, back, and open again, with a line in the log each', async () => {
    const { type, out, coins, rows, app } = open();
    expect(await type(`payments approve ${order.code} --bank-code FT1`)).toBe(0);
    expect(out.at(-1)).toBe(`${order.code} (1000 Fit Coin) is now COMPLETED.`);
    expect(await coins()).toBe(1000);
    expect(await type('payments reverse order --reason "Nhầm người"')).toBe(0);
    expect(await coins()).toBe(0);
    expect(await type('payments reopen order --reason "Đã có tiền"')).toBe(0);
    expect(await type('payments reject order --reason "Không có tiền" --json')).toBe(0);
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({ status: 'CANCELED', note: 'Không có tiền' });
    expect(rows('auditLog').map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
      ['payment.approve', 'system', null],
      ['payment.reverse', 'system', 'Nhầm người'],
      ['payment.reopen', 'system', 'Đã có tiền'],
      ['payment.reject', 'system', 'Không có tiền'],
    ]);
    expect((await app.coin.reconcile({ kind: 'system' })).ok).toBe(true);
  });

  it('are made for a member, with the reason in the log', async () => {
    const { type, out, errors, rows } = open();
    expect(await type('payments create an@example.com package2 --reason "Gọi điện nhờ đặt hộ" --json')).toBe(
      0,
    );
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({ userId: 'member', coins: 5300, status: 'PENDING' });
    expect(rows('auditLog').at(-1)).toMatchObject({
      action: 'payment.create',
      reason: 'Gọi điện nhờ đặt hộ',
    });
    expect(await type('payments create an@example.com package9 --reason "Gọi điện nhờ đặt hộ"')).toBe(4);
    expect(errors.join(' ')).toContain('payment.package_not_found');
    expect(await type('payments create an@example.com package2')).not.toBe(0);
  });

  it('are refused by the same rules, each with the exit code of its kind', async () => {
    const { type, errors, coins } = open();
    const refused: readonly (readonly [string, number, string])[] = [
      ['payments approve order', 6, 'payment.bank_code_required'],
      ['payments approve nothing --bank-code FT1', 4, 'payment.not_found'],
      ['payments reverse order --reason x', 5, 'payment.not_pending'],
      ['payments reject order --reason x --as clerk@example.com', 3, 'access.not_authorized'],
      ['payments approve order --bank-code FT1 --as member', 3, 'access.not_authorized'],
      ['payments reject order --reason " "', 2, 'input.required'],
      ['payments list --limit 1000', 2, '--limit'],
      ['payments list --status PAID', 2, 'PAID'],
      ['payments reject order', 2, '--reason'],
    ];
    for (const [line, code, says] of refused) {
      expect(await type(line), line).toBe(code);
      expect(errors.join('\n'), line).toContain(says);
    }
    expect(await coins()).toBe(0);
  });

  it('are approved by a transfer that does not cover them with a reason and a second person', async () => {
    const { type, out, errors, coins, ports } = open();
    await ports.reads.incomingTransfers.insert(anIncomingTransfer({ bankReference: 'FT1', amountVnd: 9000 }));
    expect(await type('payments approve order --bank-code FT1')).toBe(6);
    expect(errors.join('\n')).toMatch(/9,000.*99,000/);
    expect(await type('payments approve order --bank-code FT1 --reason "Seen on paper"')).toBe(0);
    expect(out.at(-1)).toBe(
      `${order.code} is still PENDING: somebody else has to approve it too. Its transfer lacks 90000 VND.`,
    );
    expect(await type('payments approve order')).toBe(5);
    expect(await coins()).toBe(0);
    expect(await type('payments approve order --as clerk@example.com')).toBe(0);
    expect(await coins()).toBe(1000);
  });

  it('wait for a second person where the setting asks for one', async () => {
    const { type, out, coins } = open(1);
    expect(await type('payments approve order --bank-code FT1 --as clerk@example.com')).toBe(0);
    expect(out.at(-1)).toBe(`${order.code} is still PENDING: somebody else has to approve it too.`);
    expect(await type('payments approve order --as clerk@example.com')).toBe(5);
    expect(await coins()).toBe(0);
    expect(await type(`payments approve order --as ${superUserId}`)).toBe(0);
    expect(await coins()).toBe(1000);
  });
});
