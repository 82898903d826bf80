import { ink, inner, page, type Sheet } from './sheet.ts';

/** Once all pages are there, each learns its number. */
export const drawFooters = (
  sheet: Sheet,
  words: string,
  pageWords: (number: number, total: number) => string,
): void => {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    const y = page.height - 38;
    doc
      .moveTo(page.margin, y - 9)
      .lineTo(page.margin + inner, y - 9)
      .lineWidth(0.5)
      .stroke(ink.divider);
    const style = { size: 7.6, color: ink.text.secondary } as const;
    sheet.line(words, { x: page.margin, y, width: inner - 90 }, style);
    const number = pageWords(index + 1, count);
    const width = sheet.widthOf(number, style);
    sheet.line(number, { x: page.margin + inner - width - 1, y, width: width + 4 }, style);
  }
};
