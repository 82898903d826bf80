import type { StatementAccount, StatementDocument, StatementLine } from '#core/money/coin/documents.ts';
import { transactionWords } from '#core/money/coin/views/transaction-words.ts';
import { ink, inner, page, type Sheet } from '../report/sheet.ts';
import { fitted } from './fitted.ts';
import { drawFact, drawMasthead } from './masthead.ts';
import type { Speaker } from './speaker.ts';

const columns = [
  { key: 'date', width: 74, align: 'left' },
  { key: 'line', width: inner - 74 - 82 - 82 - 72, align: 'left' },
  { key: 'amount', width: 82, align: 'right' },
  { key: 'balance', width: 82, align: 'right' },
  { key: 'status', width: 72, align: 'right' },
] as const;
type Column = (typeof columns)[number]['key'];

const inset = 7;

const places = columns.map((column, index) => ({
  ...column,
  x: page.margin + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0) + inset,
  width: column.width - inset * 2,
}));
const placeOf = (key: Column) => {
  const place = places.find((each) => each.key === key);
  if (!place) throw new Error(`No column ${key}`);
  return place;
};

const drawHead = (sheet: Sheet, { say }: Speaker): void => {
  sheet.doc.roundedRect(page.margin, sheet.y, inner, 21, 5).fill(ink.primary.main);
  for (const { key, x, width, align } of places) {
    const style = { weight: 'semibold', size: 8, color: '#FFFFFF', align } as const;
    sheet.line(say(`document.statement.${key}`), { x, y: sheet.y + 5.5, width }, style);
  }
  sheet.y += 24;
};

const words = { size: 8.8 } as const;
const noteStyle = { size: 7.4, color: ink.text.secondary } as const;

const drawLine = (sheet: Sheet, line: StatementLine, isShaded: boolean, speaker: Speaker): void => {
  const { say, shortTime, signed, whole } = speaker;
  const what = placeOf('line');
  const said = say(transactionWords(line.type, line.reference, line.amount));
  const wordsHeight = sheet.heightOf(said, what.width, words);
  const noteHeight = line.note === null ? 0 : sheet.heightOf(line.note, what.width, noteStyle) + 1;
  const height = wordsHeight + noteHeight + 9;
  if (sheet.need(height)) drawHead(sheet, speaker);
  const y = sheet.y + 4.5;
  if (isShaded) sheet.doc.rect(page.margin, sheet.y, inner, height).fill(ink.background.default);
  const cell = (key: Column, text: string, style: Readonly<{ weight?: 'semibold'; color?: string }> = {}) => {
    const { x, width, align } = placeOf(key);
    sheet.line(text, { x, y, width }, fitted(sheet, text, width, { size: 8.8, align, ...style }));
  };
  cell('date', shortTime(line.at), { color: ink.text.secondary });
  sheet.write(said, { x: what.x, y, width: what.width }, words);
  if (line.note !== null) {
    sheet.write(line.note, { x: what.x, y: y + wordsHeight + 1, width: what.width }, noteStyle);
  }
  const isOff = line.status === 'CANCELED';
  cell('amount', signed(line.amount), {
    weight: 'semibold',
    color: isOff ? ink.text.disabled : line.amount > 0 ? ink.success.main : ink.text.primary,
  });
  cell('balance', whole(line.balanceAfter));
  cell('status', say(`transaction.status.${line.status}`), {
    color: line.status === 'PENDING' ? ink.warning.main : ink.text.secondary,
  });
  sheet.y += height;
};

const drawSummary = (sheet: Sheet, account: StatementAccount, { say, signed, whole }: Speaker): void => {
  const cells = [
    [say('document.statement.opening'), whole(account.opening)],
    [say('document.statement.in'), signed(account.totalIn)],
    [say('document.statement.out'), signed(-account.totalOut)],
    [say('document.statement.closing'), whole(account.closing)],
  ] as const;
  const gap = 10;
  const width = (inner - gap * 3) / 4;
  const height = 48;
  for (const [index, [label, value]] of cells.entries()) {
    const x = page.margin + index * (width + gap);
    const isLast = index === cells.length - 1;
    const { doc, y } = sheet;
    if (isLast) doc.roundedRect(x, y, width, height, 9).fill(ink.primary.soft);
    else
      doc.lineWidth(0.6).roundedRect(x, y, width, height, 9).fillAndStroke(ink.background.paper, ink.divider);
    const place = { x: x + 11, width: width - 18 };
    sheet.line(label, { ...place, y: y + 9 }, { size: 8, color: ink.text.secondary });
    const color = isLast ? ink.primary.main : ink.text.primary;
    const style = fitted(sheet, value, place.width, { weight: 'bold', size: 13, color });
    sheet.line(value, { ...place, y: y + 22 }, style);
  }
  sheet.y += height + 12;
};

const drawAccount = (sheet: Sheet, account: StatementAccount, speaker: Speaker): void => {
  sheet.need(150);
  sheet.heading(speaker.say(`coin.${account.coin}`));
  drawSummary(sheet, account, speaker);
  if (account.lines.length === 0) {
    const style = { size: 9, color: ink.text.secondary };
    const place = { x: page.margin, y: sheet.y, width: inner };
    sheet.y = sheet.write(speaker.say('document.statement.empty'), place, style) + 24;
    return;
  }
  drawHead(sheet, speaker);
  for (const [index, line] of account.lines.entries()) drawLine(sheet, line, index % 2 === 1, speaker);
  sheet.y += 22;
};

export const drawStatement = (sheet: Sheet, statement: StatementDocument, speaker: Speaker): void => {
  const { say, time, day, month } = speaker;
  drawMasthead(sheet, {
    siteName: statement.siteName,
    title: say('document.statement.title'),
    subtitle: say('document.statement.period', { month: month(statement.month) }),
    help: `${say('document.statement.days', {
      first: day(statement.firstDay),
      last: day(statement.lastDay),
    })} · ${say('document.made', { time: time(statement.at) })}`,
  });
  const half = (inner - 16) / 2;
  drawFact(sheet, say('document.member'), statement.memberName, { x: page.margin, y: sheet.y, width: half });
  const right = { x: page.margin + half + 16, y: sheet.y, width: half };
  drawFact(sheet, say('document.memberId'), statement.memberId, right);
  sheet.y += 42;
  for (const account of statement.accounts) drawAccount(sheet, account, speaker);
  const note = [
    ...(statement.isOver ? [] : [say('document.statement.soFar')]),
    say('document.statement.note', { zone: statement.timeZone }),
  ].join(' ');
  const style = { size: 8, color: ink.text.secondary, lineGap: 1.6 } as const;
  sheet.need(sheet.heightOf(note, inner, style));
  sheet.y = sheet.write(note, { x: page.margin, y: sheet.y, width: inner }, style);
};
