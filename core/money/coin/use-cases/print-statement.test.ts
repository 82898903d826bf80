import { describe, expect, it } from 'vitest';
import type { StatementDocument } from '#core/money/coin/documents.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, world } from '#fixtures/engine/world.ts';

const start = (timeZone = 'Asia/Ho_Chi_Minh') => {
  const user = aUser({ timeZone, fullname: 'Nguyễn Thị Ngọc Ánh' });
  const printed: StatementDocument[] = [];
  const move = (at: string, amount: number, coin: 'FIT_COIN' | 'BASE_COIN' = 'FIT_COIN') =>
    aTransfer({ userId: user.id, amount, coin, at: new Date(at), note: amount > 0 ? 'Quà' : null });
  const here = world(
    {
      users: [user],
      transfers: [
        move('2026-08-31T12:00:00+07:00', 1000),
        move('2026-08-31T12:00:00+07:00', 70, 'BASE_COIN'),
        move('2026-09-30T23:59:59.999+07:00', -100),
        move('2026-10-01T00:00:00.000+07:00', 40),
        move('2026-10-31T23:59:59.999+07:00', -15),
        move('2026-11-01T00:00:00.000+07:00', 500),
      ],
    },
    {
      documentPrinter: {
        receipt: async () => new Uint8Array(),
        statement: async (document) => {
          printed.push(document);
          return new Uint8Array([37]);
        },
      },
    },
  );
  const actor = actorFor(user);
  return {
    here,
    print: async (month: string) => {
      const { name } = await here.app.coin.printStatement(actor, { month, language: 'en' });
      const document = printed.at(-1);
      if (!document) throw new Error('Nothing was printed');
      const [fit, base] = document.accounts;
      return { name, document, fit, base };
    },
    refusal: (month: string) => refusalOf(here.app.coin.printStatement(actor, { month, language: 'vi' })),
  };
};

describe('a month’s statement', () => {
  it('opens with what was there, holds the month’s lines oldest first, and closes with what is there', async () => {
    const { print } = start();
    const { name, document, fit, base } = await print('2026-10');

    expect(name).toBe('fitboard-2026-10.pdf');
    expect(document).toMatchObject({
      memberName: 'Nguyễn Thị Ngọc Ánh',
      language: 'en',
      month: '2026-10',
      firstDay: '2026-10-01',
      lastDay: '2026-10-31',
      isOver: true,
    });
    expect(fit).toMatchObject({ coin: 'FIT_COIN', opening: 900, totalIn: 40, totalOut: 15, closing: 925 });
    expect(fit?.lines.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [40, 940],
      [-15, 925],
    ]);
    expect(base).toMatchObject({ coin: 'BASE_COIN', opening: 70, lines: [], closing: 70 });
  });

  it('follows on the one before it, by the member’s own calendar', async () => {
    for (const zone of ['Asia/Ho_Chi_Minh', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      const { print } = start(zone);
      const months = ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
      let closing = 0;
      let lines = 0;
      for (const month of months) {
        const { fit } = await print(month);
        expect(fit?.opening).toBe(closing);
        expect(fit?.closing).toBe(closing + (fit?.totalIn ?? 0) - (fit?.totalOut ?? 0));
        closing = fit?.closing ?? 0;
        lines += fit?.lines.length ?? 0;
      }
      expect({ closing, lines }).toEqual({ closing: 1425, lines: 5 });
    }
  });

  it('counts a line where the member’s clock had it', async () => {
    const { fit } = await start('America/Los_Angeles').print('2026-09');
    // Midnight of October in Vietnam is still September in California.
    expect(fit?.lines.map(({ amount }) => amount)).toEqual([-100, 40]);
  });

  it('is a statement too when nothing moved, and while the month goes on', async () => {
    const { print } = start();
    expect((await print('2026-07')).fit).toMatchObject({ opening: 0, lines: [], closing: 0 });
    expect((await print('2026-11')).document).toMatchObject({ isOver: false, lastDay: '2026-11-30' });
    expect((await print('2024-02')).document.lastDay).toBe('2024-02-29');
  });

  it('of a month that has not begun, or is none, is refused', async () => {
    const { refusal } = start();
    expect(await refusal('2026-12')).toBe('transaction.month_not_begun');
    expect(await refusal('2999-01')).toBe('transaction.month_not_begun');
    for (const month of ['0000-01', '1969-12', '2026-13', '2026-1', 'november'])
      expect(await refusal(month)).toBe('input.date');
  });

  it('begins when the month begins where the member is', async () => {
    const { here, refusal, print } = start('Pacific/Kiritimati');
    here.clock.set(new Date('2026-11-30T09:59:59Z'));
    expect(await refusal('2026-12')).toBe('transaction.month_not_begun');
    here.clock.set(new Date('2026-11-30T10:00:00Z'));
    expect((await print('2026-12')).fit).toMatchObject({ opening: 1425, lines: [] });
  });
});
