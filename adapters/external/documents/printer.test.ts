import { describe, expect, it } from 'vitest';
import type {
  ReceiptDocument,
  StatementAccount,
  StatementDocument,
  StatementLine,
} from '#core/money/coin/documents.ts';
import { maxCoins, transactionReasons, transactionStatuses } from '#core/money/coin/ledger.ts';
import { languages } from '#core/kernel/language.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { pdfPages } from '#fixtures/engine/pdf-text.ts';
import { say } from '#adapters/ports/messages.ts';
import { pdfDocumentPrinter } from './printer.ts';
import { workerDocumentPrinter } from './worker.ts';

const paper = {
  siteName: 'Fitboard',
  language: 'vi',
  timeZone: 'Asia/Ho_Chi_Minh',
  at: noon,
  memberId: nextId(),
  memberName: 'Nguyễn Thị Ngọc Ánh',
} as const;

const aReceipt = (facts: Partial<ReceiptDocument> = {}): ReceiptDocument => ({
  ...paper,
  paymentId: nextId(),
  code: 'PAYFB7K2MPQ9X',
  packageId: 'package2',
  coins: 5300,
  bonusPercent: 6,
  amountVnd: 499_000,
  bankName: 'Vietcombank',
  accountNumber: '0071000123456',
  accountHolder: 'CONG TY FITBOARD',
  bankCode: 'FT26324123456',
  createdAt: new Date('2026-11-20T03:00:00Z'),
  completedAt: new Date('2026-11-20T16:30:00Z'),
  ...facts,
});

const anAccount = (
  coin: StatementAccount['coin'],
  opening: number,
  moves: readonly Partial<StatementLine>[],
): StatementAccount => {
  let balance = opening;
  const lines = moves.map((move): StatementLine => {
    const { amount = 1 } = move;
    balance += amount;
    return {
      at: noon,
      type: 'REWARD',
      reference: '',
      note: null,
      status: 'COMPLETED',
      ...move,
      amount,
      balanceAfter: balance,
    };
  });
  const sum = (sign: number) =>
    lines.reduce((total, { amount }) => total + (Math.sign(amount) === sign ? Math.abs(amount) : 0), 0);
  return { coin, opening, lines, totalIn: sum(1), totalOut: sum(-1), closing: balance };
};

const aStatement = (facts: Partial<StatementDocument> = {}): StatementDocument => ({
  ...paper,
  month: '2026-11',
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  isOver: true,
  accounts: [anAccount('FIT_COIN', 0, []), anAccount('BASE_COIN', 0, [])],
  ...facts,
});

const wordsOf = async (bytes: Promise<Uint8Array>): Promise<string> => pdfPages(await bytes).join('\n');

describe('a receipt', () => {
  it('says what was bought, for how much, when by the member’s clock, and by which transfer', async () => {
    const receipt = aReceipt();
    const words = await wordsOf(pdfDocumentPrinter.receipt(receipt));

    for (const said of [
      'Biên nhận nạp coin',
      'PAYFB7K2MPQ9X',
      '5.300 Fit Coin',
      'Nguyễn Thị Ngọc Ánh',
      'Gói Tiêu chuẩn, đã gồm 6% coin tặng thêm',
      'FT26324123456',
      '0071000123456',
      '23:30, 20/11/2026',
      'Đã thanh toán',
      'Trang 1/1',
      receipt.paymentId,
    ]) {
      expect(words).toContain(said);
    }
    expect(words).toMatch(/499\.000\s₫/);
    expect(words).not.toContain('\uFFFD');
  });

  it('speaks English with dong in front', async () => {
    const words = await wordsOf(pdfDocumentPrinter.receipt(aReceipt({ language: 'en' })));
    expect(words).toContain('Top-up receipt');
    expect(words).toContain('₫499,000');
    expect(words).toContain('23:30, 20 November 2026');
    expect(words).toContain('Page 1 of 1');
  });

  it('says no bonus where there is none, and keeps the longest names on its one page', async () => {
    const pages = pdfPages(
      await pdfDocumentPrinter.receipt(
        aReceipt({
          packageId: 'package1',
          bonusPercent: 0,
          memberName: 'Nguyễn Phước '.repeat(9).trim(),
          bankName:
            'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam, chi nhánh 3 Thành phố Hồ Chí Minh',
        }),
      ),
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]).not.toContain('%');
    expect(pages[0]).toContain('chi nhánh 3 Thành phố Hồ Chí Minh');
  });
});

describe('a monthly statement', () => {
  it('opens, lists every line with its words and its balance, and closes', async () => {
    const account = anAccount('FIT_COIN', 1200, [
      { type: 'TOP_UP', amount: 5300 },
      { type: 'PRODUCT_ORDER', amount: -450, status: 'COMPLETED' },
      { type: 'CORRECTION', amount: -50, note: 'Thu hồi coin cộng trùng' },
    ]);
    const words = await wordsOf(
      pdfDocumentPrinter.statement(aStatement({ accounts: [account, anAccount('BASE_COIN', 300, [])] })),
    );
    for (const said of [
      'Sao kê coin',
      'Tháng 11/2026',
      'Từ 01/11/2026 đến 30/11/2026',
      '1.200',
      '+5.300',
      '−500',
      '6.000',
      'Mua sản phẩm',
      '−450',
      '6.050',
      'Thu hồi coin cộng trùng',
      'Không có giao dịch nào trong tháng này.',
      '20/11 12:00',
    ]) {
      expect(words).toContain(said);
    }
    expect(words).not.toContain('Tháng chưa kết thúc');
  });

  it('of a month that goes on says so, and of an empty one that nothing happened', async () => {
    const words = await wordsOf(pdfDocumentPrinter.statement(aStatement({ isOver: false, language: 'en' })));
    expect(words).toContain('The month is not over');
    expect(words.match(/No transactions in this month\./g)).toHaveLength(2);
    expect(words).toContain('November 2026');
  });

  it('counts its pages and repeats the columns’ names on each', async () => {
    const moves = Array.from({ length: 300 }, (_, index) => ({ amount: index + 1 }));
    const pages = pdfPages(
      await pdfDocumentPrinter.statement(aStatement({ accounts: [anAccount('BASE_COIN', 0, moves)] })),
    );
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Trang ${index + 1}/${pages.length}`);
      if (index < pages.length - 1) expect(page).toContain('Giao dịch');
    }
    const all = pages.join('\n').split('\n');
    for (const { amount } of moves) expect(all).toContain(`+${amount}`);
  });

  it.each(languages)(
    'never cuts a number short, and has words for every kind of line, in %s',
    async (language) => {
      const moves = transactionReasons.flatMap((type) =>
        transactionStatuses.map((status) => ({ type, status, amount: maxCoins })),
      );
      const account = anAccount('FIT_COIN', 0, moves);
      const words = await wordsOf(
        pdfDocumentPrinter.statement(aStatement({ language, accounts: [account] })),
      );
      const dot = language === 'vi' ? '.' : ',';
      expect(words).toContain(`+1${dot}000${dot}000${dot}000${dot}000`);
      expect(words).toContain(account.closing.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB'));
      expect(words).not.toContain('…');
      for (const type of transactionReasons) {
        // A gift is named by its side.
        const name = type === 'GIFT' ? 'transaction.GIFT.received' : (`transaction.${type}` as const);
        const [first = ''] = say(language, name).split(' ');
        expect(words).toContain(first);
      }
      const reward = anAccount('BASE_COIN', 0, [{ reference: 'REFERRAL:an:hoa' }]);
      expect(
        await wordsOf(pdfDocumentPrinter.statement(aStatement({ language, accounts: [reward] }))),
      ).toContain(say(language, 'transaction.REWARD.REFERRAL'));
    },
  );
});

describe('papers drawn beside the server', () => {
  it('come back whole', async () => {
    expect(await wordsOf(workerDocumentPrinter.receipt(aReceipt()))).toContain('PAYFB7K2MPQ9X');
    expect(await wordsOf(workerDocumentPrinter.statement(aStatement()))).toContain('Sao kê coin');
  });

  it('that can’t be made say so', async () => {
    const broken = { ...aStatement(), accounts: null } as unknown as StatementDocument; // what no use case makes
    await expect(workerDocumentPrinter.statement(broken)).rejects.toThrow(/accounts/);
  });
});
