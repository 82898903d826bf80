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

const draw = (sheet: Sheet, { url, host, title, tagline, language }: Poster): void => {
  const place = (y: number) => ({ x: page.margin, y, width: inner });
  sheet.doc.rect(0, 0, page.width, page.height).fill(ink.primary.soft);
  sheet.write(title, place(96), { weight: 'bold', size: 34, align: 'center', color: ink.primary.onSoft });
  if (tagline !== '')
    sheet.write(tagline, place(190), { size: 15, align: 'center', color: ink.primary.onSoft });
  drawCode(sheet, url, 262);
  const invitation = say(language, 'site.poster.scan', {});
  sheet.write(invitation, place(640), {
    weight: 'semibold',
    size: 16,
    align: 'center',
    color: ink.primary.onSoft,
  });
  sheet.write(host, place(676), { weight: 'bold', size: 20, align: 'center', color: ink.primary.main });
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
