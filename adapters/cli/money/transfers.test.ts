import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aBankNotice, anIncomingTransfer } from '#fixtures/money/incoming-transfers.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitboard-transfers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const member = aUser({ id: 'hoa' });
const payment = aPayment({ userId: member.id });
const notice = aBankNotice();
const waiting = anIncomingTransfer({
  noticeId: notice.id,
  bankReference: 'FT26324001',
  amountVnd: 150_000,
  status: 'WAITING',
  waitingReason: 'OVER',
  description: 'chuyen\u001b[2J tien',
});

const seededCli = () => {
  const here = world({
    users: [member, aUser({ email: 'desk@example.com', username: 'desk', roleId: 'desk' })],
    roles: [aRole({ id: 'desk', permissions: ['payment.view'] })],
    payments: [payment],
    bankNotices: [notice],
    incomingTransfers: [waiting],
  });
  return { ...here, cli: (...words: string[]) => cli(here, ...words) };
};
const paidOf = ({ store }: ReturnType<typeof seededCli>) =>
  store.committed.table('payments').get(payment.id)?.status;

describe('transfers on the command line', () => {
  it('are listed, without what would move the cursor', async () => {
    const { cli } = seededCli();
    const { code, out } = await cli('transfers', 'list', '--waiting', '--search', 'ft26324001');
    expect(code).toBe(0);
    expect(out).toMatch(/FT26324001 +150000 +150000 +WAITING +OVER/);
    expect(out).not.toContain('\u001b');
    expect(JSON.parse((await cli('--json', 'transfers', 'list')).out)).toMatchObject({ id: waiting.id });
    expect((await cli('transfers', 'list', '--limit', '0')).code).toBe(2);
  });

  it('are matched and sent back, by id or reference and by id or code', async () => {
    const here = seededCli();
    const part = await here.cli('transfers', 'match', 'ft 2632-4001', '--payment', payment.code.toLowerCase(), '--amount', '50.000'); // prettier-ignore
    expect([part.code, part.out]).toEqual([
      0,
      'FT26324001 still waits (OVER): 100000 VND of it are put down nowhere.',
    ]);
    expect(paidOf(here)).toBe('PROCESSING');
    expect((await here.cli('transfers', 'match', waiting.id, '--payment', payment.id)).code).toBe(0);
    expect(paidOf(here)).toBe('COMPLETED');
    const back = await here.cli('transfers', 'return', waiting.id, '--note', 'Đã chuyển trả FT9');
    expect([back.code, back.out]).toEqual([0, 'FT26324001 is now SPLIT.']);
    expect((await here.cli('transfers', 'return', waiting.id, '--note', 'Đã trả')).code).toBe(5);
  });

  it('are split in one step: all of it, or nothing', async () => {
    const here = seededCli();
    const split = (...words: string[]) => here.cli('transfers', 'split', 'FT26324001', ...words);
    for (const wrong of [
      payment.code,
      `${payment.code}=`,
      `${payment.code}=1e3`,
      `${payment.code}=-5`,
      '=100',
    ])
      expect((await split(wrong)).code, wrong).toBe(2);
    expect((await split(`${payment.code}=99000`, '--returned', '60000', '--note', 'FT9')).code).not.toBe(0);
    expect(paidOf(here)).toBe('PENDING');
    const done = await split(`${payment.code}=99.000`, '--returned', '51000', '--note', 'Đã chuyển trả FT9');
    expect([done.code, done.out]).toEqual([0, 'FT26324001 is now SPLIT.']);
    expect(paidOf(here)).toBe('COMPLETED');
    expect((await split(`${payment.code}=1000`)).code).toBe(5);
  });

  it('are refused as over HTTP', async () => {
    const { cli } = seededCli();
    expect((await cli('transfers', 'match', 'none', '--payment', payment.id)).code).toBe(4);
    expect((await cli('transfers', 'match', waiting.id, '--payment', 'none')).code).toBe(4);
    expect(
      (await cli('transfers', 'match', waiting.id, '--payment', payment.id, '--amount', 'nhiều')).code,
    ).toBe(2);
    expect(
      (await cli('transfers', 'match', waiting.id, '--payment', payment.id, '--amount', '99001')).code,
    ).toBe(6);
    expect((await cli('--as', 'desk', 'transfers', 'match', waiting.id, '--payment', payment.id)).code).toBe(
      3,
    );
  });

  it('come in from a statement, and what can’t be read is said line by line', async () => {
    const here = seededCli();
    const file = join(folder, 'sao-ke.csv');
    const text = `\ufeffNgày,Số tham chiếu,Ghi nợ,Ghi có,Nội dung\n20/11/2026,FT1,,99.000,CK ${payment.code}\n20/11/2026,FT2,,nhiều,x\n`;
    writeFileSync(file, text);
    const first = await here.cli('transfers', 'import', file, '--account', '0123456789');
    expect(first.code).toBe(1);
    expect(first.out).toBe('1 new transfers, 0 known before. 1 put down to orders, 0 wait, 0 went out.');
    expect(first.errors).toMatch(/^Line 3: .+ 20\/11\/2026,FT2,,nhiều,x$/);
    expect(paidOf(here)).toBe('COMPLETED');

    writeFileSync(file, Buffer.from(text, 'utf16le'));
    const again = await here.cli('transfers', 'import', file, '--account', '0123456789', '--json');
    expect(JSON.parse(again.out)).toMatchObject({ added: 0, known: 1 });
  });

  it('come in from nothing else', async () => {
    const { cli } = seededCli();
    const file = join(folder, 'binary.csv');
    writeFileSync(file, Buffer.from([0x50, 0x4b, 0xff, 0xfe, 0x80]));
    expect(await cli('transfers', 'import', file)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('CSV UTF-8') as string,
    });
    expect((await cli('transfers', 'import', join(folder, 'none.csv'))).code).toBe(4);
    expect((await cli('transfers', 'import', folder)).code).toBe(2);
  });
});
