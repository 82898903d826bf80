import { fitted } from './fitted.ts';
import { drawMark } from '../report/mark.ts';
import { ink, inner, page, type Sheet } from '../report/sheet.ts';

const height = 132;
const soft = '#CFE6DC';
const white = '#FFFFFF';

type Masthead = Readonly<{ siteName: string; title: string; subtitle: string; help: string }>;

/** The band on top of the first page: who speaks, and what this paper is. */
export const drawMasthead = (sheet: Sheet, { siteName, title, subtitle, help }: Masthead): void => {
  const { doc } = sheet;
  doc.save();
  doc.rect(0, 0, page.width, height).clip();
  doc.rect(0, 0, page.width, height).fill(ink.primary.main);
  // The mark once more, too large to be read.
  doc.lineCap('round').lineWidth(30);
  doc
    .path(
      `M ${page.width - 150} ${height + 40} V 96 A 66 66 0 0 1 ${page.width - 84} 30 H ${page.width + 30}`,
    )
    .strokeColor(ink.primary.light, 0.45)
    .stroke();
  doc
    .circle(page.width - 62, 96, 17)
    .fillColor(ink.accent.main, 0.9)
    .fill();
  doc.fillOpacity(1).strokeOpacity(1).restore();

  drawMark(sheet, page.margin, 26, 26);
  const width = inner - 130;
  sheet.line(siteName, { x: page.margin + 36, y: 29, width }, { weight: 'bold', size: 14, color: white });
  sheet.line(title, { x: page.margin, y: 62, width }, { weight: 'bold', size: 21, color: white });
  sheet.line(subtitle, { x: page.margin, y: 91, width }, { weight: 'semibold', size: 10.5, color: white });
  sheet.line(help, { x: page.margin, y: 108, width }, { size: 8.5, color: soft });
  sheet.y = height + 24;
};

/** Words above, value below: `Thành viên` over a name. */
export const drawFact = (
  sheet: Sheet,
  label: string,
  value: string,
  { x, y, width }: Readonly<{ x: number; y: number; width: number }>,
): void => {
  sheet.line(label, { x, y, width }, { size: 8, color: ink.text.secondary });
  const style = fitted(sheet, value, width, { weight: 'semibold', size: 10 });
  sheet.line(value, { x, y: y + 11.5, width }, style);
};
