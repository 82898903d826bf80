import type { ReceiptDocument } from '#core/money/coin/documents.ts';
import { ink, inner, page, type Sheet } from '../report/sheet.ts';
import { fitted } from './fitted.ts';
import { drawFact, drawMasthead } from './masthead.ts';
import type { Speaker } from './speaker.ts';

const gap = 16;
const padding = 18;

const drawTotals = (sheet: Sheet, receipt: ReceiptDocument, { say, vnd }: Speaker): void => {
  const height = 104;
  const { doc, y } = sheet;
  doc.roundedRect(page.margin, y, inner, height, 12).fill(ink.primary.soft);
  const half = (inner - padding * 2) / 2;
  const left = { x: page.margin + padding, width: half };
  const right = { x: page.margin + padding + half, width: half };
  const label = { weight: 'medium', size: 9, color: ink.primary.onSoft } as const;
  const big = { weight: 'bold', size: 24, color: ink.primary.main } as const;
  sheet.line(say('document.receipt.credited'), { ...left, y: y + 18 }, label);
  const credited = say('coin.amount.FIT_COIN', { amount: receipt.coins });
  sheet.line(credited, { ...left, y: y + 32 }, fitted(sheet, credited, half - 8, big));
  sheet.line(say('document.receipt.paid'), { ...right, y: y + 18 }, label);
  sheet.line(vnd(receipt.amountVnd), { ...right, y: y + 32 }, big);
  const name = say(`coin.package.${receipt.packageId}`);
  const bought =
    receipt.bonusPercent > 0
      ? say('document.receipt.packageWithBonus', { name, percent: receipt.bonusPercent })
      : say('document.receipt.package', { name });
  sheet.line(bought, { ...left, y: y + 74 }, { size: 9, color: ink.primary.onSoft });
  const status = say('payment.status.COMPLETED');
  const style = { weight: 'semibold', size: 9, color: ink.success.onSoft } as const;
  const pill = sheet.widthOf(status, style) + 22;
  doc.roundedRect(right.x, y + 70, pill, 20, 10).fill(ink.success.soft);
  sheet.line(status, { x: right.x + 11, y: y + 74, width: pill }, style);
  sheet.y = y + height + 26;
};

type Fact = readonly [label: string, value: string];

const drawFacts = (sheet: Sheet, title: string, facts: readonly Fact[]): void => {
  const width = (inner - gap) / 2;
  const row = 38;
  sheet.heading(title);
  for (const [index, [label, value]] of facts.entries()) {
    const x = page.margin + (index % 2) * (width + gap);
    drawFact(sheet, label, value, { x, y: sheet.y + Math.floor(index / 2) * row, width });
  }
  sheet.y += Math.ceil(facts.length / 2) * row + 14;
};

export const drawReceipt = (sheet: Sheet, receipt: ReceiptDocument, speaker: Speaker): void => {
  const { say, time } = speaker;
  drawMasthead(sheet, {
    siteName: receipt.siteName,
    title: say('document.receipt.title'),
    subtitle: receipt.code,
    help: say('document.made', { time: time(receipt.at) }),
  });
  drawTotals(sheet, receipt, speaker);
  drawFacts(sheet, say('document.receipt.order'), [
    [say('document.member'), receipt.memberName],
    [say('document.memberId'), receipt.memberId],
    [say('document.receipt.code'), receipt.code],
    [say('document.receipt.number'), receipt.paymentId],
    [say('document.receipt.createdAt'), time(receipt.createdAt)],
    [say('document.receipt.completedAt'), time(receipt.completedAt)],
  ]);
  drawFacts(sheet, say('document.receipt.transfer'), [
    [say('document.receipt.method'), say('payment.method.BANK_TRANSFER')],
    [say('document.receipt.bankCode'), receipt.bankCode],
    [say('document.receipt.bank'), receipt.bankName],
    [say('document.receipt.account'), receipt.accountNumber],
    [say('document.receipt.holder'), receipt.accountHolder],
  ]);
  const style = { size: 8.6, color: ink.text.secondary, lineGap: 2 } as const;
  const note = say('document.receipt.note', { site: receipt.siteName });
  sheet.y = sheet.write(note, { x: page.margin, y: sheet.y + 4, width: inner }, style);
};
