import { buffer } from 'node:stream/consumers';
import { create } from 'qrcode';
import type { Poster, PosterPrinter } from '#core/sites/own-site/ports.ts';
import { say } from '#adapters/ports/messages.ts';
import { ink, inner, openSheet, page, type Sheet } from '../report/sheet.ts';

const side = 340;
const quiet = 4;

/** Drawn as one path, so that no printer leaves hairlines between its squares. */
const drawCode = ({ doc }: Sheet, text: string, y: number): void => {
  const { modules } = create(text, { errorCorrectionLevel: 'Q' });
  const cell = side / (modules.size + 2 * quiet);
  const left = (page.width - side) / 2;
  doc.save().roundedRect(left, y, side, side, 14).fill('#ffffff');
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        doc.rect(left + (column + quiet) * cell, y + (row + quiet) * cell, cell * 1.02, cell * 1.02);
  doc.fill('#101614').restore();
};

const panel = 330;
const titleSizes = [44, 38, 32, 26, 20] as const;
const hostSizes = [26, 22, 18, 15, 12, 10, 8] as const;

/** The largest in which a name takes at most two lines. */
const titleSize = (sheet: Sheet, title: string): number =>
  titleSizes.find((size) => sheet.heightOf(title, inner, { weight: 'bold', size }) <= size * 1.5 * 2) ??
  titleSizes[titleSizes.length - 1]!; // the list is not empty

/** An address is read letter by letter: it is never cut while it can be smaller. */
const hostSize = (sheet: Sheet, host: string): number =>
  hostSizes.find((size) => sheet.widthOf(host, { weight: 'bold', size }) <= inner) ?? 8;

const draw = (sheet: Sheet, { url, host, title, tagline, language }: Poster): void => {
  const { doc } = sheet;
  const place = (y: number) => ({ x: page.margin, y, width: inner });
  const centred = { align: 'center' } as const;
  doc.rect(0, 0, page.width, page.height).fill(ink.primary.soft);
  doc.rect(0, 0, page.width, panel + side / 3).fill(ink.primary.main);
  doc.rect(0, page.height - 12, page.width, 12).fill(ink.accent.main);

  const size = titleSize(sheet, title);
  const below = sheet.write(title, place(76), { ...centred, weight: 'bold', size, color: '#ffffff' });
  if (tagline !== '')
    sheet.write(tagline, place(below + 12), { ...centred, size: 15, lineGap: 3, color: '#ffffff' });

  // A white card that stands out of the panel: the code needs an empty edge on any wall.
  const edge = 18;
  doc
    .roundedRect((page.width - side) / 2 - edge, panel - edge, side + 2 * edge, side + 2 * edge, 28)
    .fill('#ffffff');
  drawCode(sheet, url, panel);
  const invitation = say(language, 'site.poster.scan', {});
  const under = panel + side + edge + 24;
  sheet.write(invitation, place(under), {
    ...centred,
    weight: 'semibold',
    size: 18,
    color: ink.primary.onSoft,
  });
  sheet.line(host, place(under + 34), {
    ...centred,
    weight: 'bold',
    size: hostSize(sheet, host),
    color: ink.primary.main,
  });
};

/** A4, upright, drawn in this thread. */
export const pdfPosterPrinter: PosterPrinter = {
  async print(poster) {
    const sheet = openSheet({ title: poster.title, author: poster.host, language: poster.language });
    const finished = buffer(sheet.doc);
    draw(sheet, poster);
    sheet.doc.end();
    return finished;
  },
};
